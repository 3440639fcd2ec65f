'use client'

import { seatId } from '@muster/rulesets/kit/ids.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import { useRef, useState } from 'react'
import { useMutation } from 'urql'
import * as words from '../../messages/letters.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import { type Letter, writeLetter } from '../../api/letters.js'
import { randomHex } from '../../api/randomHex.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Field, Select, TextArea } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { type Answer, nameOf } from './parties.js'
import { QuoteButton } from './QuoteButton.js'
import type { LetterDesk } from './useLetterDesk.js'

interface SignedProps {
  readonly value: string
  readonly onChange: (seat: string) => void
}

/** Under grey press: the name under the letter, whichever its writer wants. */
function SignedWith({ value, onChange }: SignedProps) {
  const { seats } = useCampaignContext().table
  return (
    <Field label={words.signedWith()} hint={words.signedHint()}>
      {(control) => (
        <Select value={value} onChange={(event) => onChange(event.target.value)} {...control}>
          <option value="">{words.noSignature()}</option>
          {seats.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id, seats)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface QuotedProps {
  readonly quote: string
  readonly onRemove: () => void
}

const Quoted = ({ quote, onRemove }: QuotedProps) => (
  <figure className="l-quote">
    <blockquote>{quote}</blockquote>
    <figcaption>
      {words.quoteRisk()}{' '}
      <Button size="s" tone="quiet" onClick={onRemove}>
        {words.removeQuote()}
      </Button>
    </figcaption>
  </figure>
)

/** Sends a letter; one that is sent again, because an answer was lost, keeps its key and is not written twice. */
const useSending = (answer: Answer, signature: string | null) => {
  const { id } = useCampaignContext().campaign
  const [{ fetching, error }, write] = useMutation(writeLetter)
  const last = useRef({ body: '', key: '' })
  const send = async (text: string, quote: string): Promise<Letter | null> => {
    const { as, to } = answer
    const letter = { as, to: [...to], text, ...(quote && { quote }), ...(signature && { signed: seatId(signature) }) }
    const body = canonical(letter)
    if (last.current.body !== body) last.current = { body, key: randomHex() }
    const { data } = await write({ id, ...letter, key: last.current.key })
    if (!data) return null
    last.current = { body: '', key: '' }
    return data.writeLetter
  }
  return { fetching, error, send }
}

interface WriteFormProps {
  readonly letters: LetterDesk
  readonly lines: readonly ReportLine[]
  readonly answer: Answer
  /** Under which name what was begun is kept. */
  readonly draft: string
  readonly onSent: (letter: Letter) => void
}

const nothing = { text: '', quote: '' }

export function WriteForm({ letters: { drafts }, lines, answer, draft: name, onSent }: WriteFormProps) {
  const { campaign, table } = useCampaignContext()
  const isGrey = campaign.press === 'GREY' && table.seats.some(({ id }) => id === answer.as)
  const [signed, setSigned] = useState(answer.signed)
  const [draft, setDraft] = useState(() => drafts.get(name) ?? nothing)
  const { fetching, error, send } = useSending(answer, isGrey ? signed : null)
  const keep = (next: typeof draft): void => {
    drafts.set(name, next)
    setDraft(next)
  }
  const { text, quote } = draft
  const ready = text.trim() !== '' && answer.to.length > 0 && !fetching
  const press = async (): Promise<void> => {
    const letter = ready ? await send(text.trim(), quote) : null
    if (!letter) return
    keep(nothing)
    onSent(letter)
  }
  return (
    <div className="l-form">
      {error && <Trouble error={error} />}
      {isGrey && <SignedWith value={signed} onChange={setSigned} />}
      {quote !== '' && <Quoted quote={quote} onRemove={() => keep({ text, quote: '' })} />}
      <Field label={words.letter()} hint={words.limits()}>
        {(control) => (
          <TextArea
            rows={5}
            maxLength={4000}
            value={text}
            onChange={(event) => keep({ text: event.target.value, quote })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              void press()
            }}
            {...control}
          />
        )}
      </Field>
      <p className="l-actions">
        {lines.length > 0 && quote === '' && (
          <QuoteButton lines={lines} onQuote={(line) => keep({ text, quote: line })} />
        )}
        <Button size="s" tone="primary" busy={fetching} disabled={!ready} onClick={() => void press()}>
          {words.send()}
        </Button>
      </p>
    </div>
  )
}
