'use client'

import { useState } from 'react'
import * as words from '../../messages/chronicle.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import type { Chronicle, Entry, OwnBattle } from '../../api/chronicle.js'
import { Trouble } from '../../shell/Trouble.js'
import { EntryView } from '../../story/Story.js'
import { Button, Checkbox, Field, Input, Select, TextArea } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { QuoteButton } from '../letters/QuoteButton.js'
import { PictureField } from './PictureField.js'
import { type EntryDraft, useEntryDraft } from './useEntryDraft.js'

interface PartProps {
  readonly draft: EntryDraft
  readonly change: (part: Partial<EntryDraft>) => void
}

/** Of which turn it tells, and of which battle of the writer’s own. */
function About({
  draft,
  change,
  battles,
  isNew,
}: PartProps & { readonly battles: readonly OwnBattle[]; readonly isNew: boolean }) {
  const { turn } = useCampaignContext().table
  const turns = Array.from({ length: Math.max(0, turn) + 1 }, (_, at) => at).reverse()
  const against = ({ sides }: OwnBattle): string =>
    sides
      .filter(({ mine }) => !mine)
      .map(({ title }) => title)
      .join(', ')
  return (
    <div className="h-columns">
      <Field label={words.ofTurn()}>
        {(control) => (
          <Select
            value={String(draft.turn)}
            onChange={(event) => change({ turn: Number(event.target.value) })}
            {...control}
          >
            {turns.map((one) => (
              <option key={one} value={one}>
                {words.turnChoice({ turn: one })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isNew && battles.length > 0 && (
        <Field label={words.battle()} hint={words.battleHint()}>
          {(control) => (
            <Select value={draft.battle} onChange={(event) => change({ battle: event.target.value })} {...control}>
              <option value="">{words.noBattle()}</option>
              {battles.map((one) => (
                <option key={one.id} value={one.id}>
                  {words.battleAgainst({ whom: against(one) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}

function Quote({ draft, change, lines }: PartProps & { readonly lines: readonly ReportLine[] }) {
  if (draft.quote === '')
    return lines.length > 0 ? <QuoteButton lines={lines} onQuote={(quote) => change({ quote })} /> : null
  return (
    <figure className="y-quote">
      <blockquote>{draft.quote}</blockquote>
      <figcaption>
        {words.quoteRisk()}{' '}
        <Button size="s" tone="quiet" onClick={() => change({ quote: '' })}>
          {words.removeQuote()}
        </Button>
      </figcaption>
    </figure>
  )
}

const Preview = ({ draft }: { readonly draft: EntryDraft }) => (
  <section className="h-preview" aria-label={words.preview()}>
    <EntryView
      entry={{
        ...{ id: 'preview', turn: draft.turn, title: draft.title || words.untitled(), text: draft.text },
        ...{ quote: draft.quote === '' ? null : draft.quote, pictures: draft.pictures, byline: words.previewNote() },
      }}
    />
  </section>
)

interface EntryFormProps {
  /** Null: a new one. */
  readonly entry: Entry | null
  readonly chronicle: Chronicle
  readonly battles: readonly OwnBattle[]
  readonly lines: readonly ReportLine[]
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** Writes an entry, or one anew. */
export function EntryForm({ entry, chronicle, battles, lines, onDone, onCancel }: EntryFormProps) {
  const { campaign, table } = useCampaignContext()
  const { draft, change, changePictures, send, ready, busy, error } = useEntryDraft(
    campaign.id,
    entry,
    Math.max(0, table.turn),
  )
  const [shown, setShown] = useState(false)
  const press = async (): Promise<void> => {
    if (await send()) onDone()
  }
  return (
    <div className="h-form">
      <h2>{entry ? words.editTitle() : words.newTitle()}</h2>
      <p className="m-quiet">{words.risk()}</p>
      <Field label={words.title()}>
        {(control) => (
          <Input
            maxLength={120}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            {...control}
          />
        )}
      </Field>
      <Field label={words.text()} hint={words.textHint()}>
        {(control) => (
          <TextArea
            rows={10}
            maxLength={12_000}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
            {...control}
          />
        )}
      </Field>
      <Quote {...{ draft, change, lines }} />
      <PictureField pictures={draft.pictures} change={changePictures} />
      <About {...{ draft, change, battles }} isNew={entry === null} />
      {(chronicle.publicPath !== null || draft.isPublic) && (
        <Checkbox
          label={words.makePublic()}
          checked={draft.isPublic}
          onChange={() => change({ isPublic: !draft.isPublic })}
        />
      )}
      {error && <Trouble error={error} />}
      {shown && <Preview draft={draft} />}
      <p className="y-buttons">
        <Button size="s" tone="quiet" onClick={onCancel}>
          {words.cancel()}
        </Button>
        <Button size="s" onClick={() => setShown(!shown)} aria-pressed={shown}>
          {words.preview()}
        </Button>
        <Button size="s" tone="primary" busy={busy} disabled={!ready} onClick={() => void press()}>
          {entry ? words.save() : words.publish()}
        </Button>
      </p>
    </div>
  )
}
