'use client'

import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import * as words from '../../messages/chronicle.generated.js'
import type { ReportLine } from '../../api/briefing.js'
import { chronicleQuery, type Entry } from '../../api/chronicle.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { Story } from '../../story/Story.js'
import { useEarlier } from '../../story/useEarlier.js'
import { useOnReturn } from '../../story/useOnReturn.js'
import { Button, EmptyState, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Byline } from './Byline.js'
import './chronicle.css'
import { EntryActions } from './EntryActions.js'
import { EntryForm } from './EntryForm.js'
import { PublicNote } from './PublicNote.js'

interface ChronicleProps {
  /** What may be quoted: the newest report. */
  readonly lines: readonly ReportLine[]
  /** On a page of its own: wide, and to print. */
  readonly whole?: boolean
}

const useChronicle = (id: string) => {
  const client = useClient()
  const [{ data, error }, again] = useQuery({ query: chronicleQuery, variables: { id } })
  const campaign = data?.campaign
  const pages = useEarlier<Entry>(campaign?.chronicle.entries, async (before) => {
    const found = await client.query(chronicleQuery, { id, before }).toPromise()
    return found.data?.campaign?.chronicle.entries ?? null
  })
  useOnReturn(() => {
    if (pages.isNewest) again({ requestPolicy: 'network-only' })
  })
  const reread = (): void => {
    pages.forget()
    again({ requestPolicy: 'network-only' })
  }
  return { ...pages, campaign, error, again, reread }
}

/** What the members tell of their campaign, turn by turn. */
export function Chronicle({ lines, whole = false }: ChronicleProps) {
  const { id } = useCampaignContext().campaign
  const { campaign, error, again, reread, entries, more, busy } = useChronicle(id)
  /** The entry that is written anew; `new`: a new one. */
  const [open, setOpen] = useState<Entry | 'new' | null>(null)
  if (error && !campaign) return <Trouble error={error} retry={again} />
  if (!campaign) return <Skeleton lines={6} label={words.reading()} />
  const { chronicle, battles } = campaign
  const done = (): void => {
    setOpen(null)
    reread()
  }
  if (open !== null) {
    const entry = open === 'new' ? null : open
    return <EntryForm {...{ entry, chronicle, battles, lines }} onDone={done} onCancel={() => setOpen(null)} />
  }
  const story = entries.map((entry) => ({
    ...entry,
    byline: <Byline entry={entry} />,
    actions: (
      <EntryActions entry={entry} mayWrite={chronicle.mayWrite} onEdit={() => setOpen(entry)} onChanged={reread} />
    ),
  }))
  return (
    <div className="h-chronicle" data-whole={whole || undefined}>
      <div className="y-buttons y-tools">
        {chronicle.mayWrite && (
          <Button tone="primary" size="s" onClick={() => setOpen('new')}>
            {words.write()}
          </Button>
        )}
        {whole ? (
          <Button size="s" onClick={() => window.print()}>
            {words.print()}
          </Button>
        ) : (
          <Link href={`/campaign/${id}/chronicle`}>{words.ownPage()}</Link>
        )}
      </div>
      {more && (
        <Button size="s" tone="quiet" busy={busy} onClick={more}>
          {words.earlier()}
        </Button>
      )}
      {entries.length === 0 ? (
        <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
      ) : (
        <Story entries={story} />
      )}
      <PublicNote chronicle={chronicle} onChanged={reread} />
    </div>
  )
}
