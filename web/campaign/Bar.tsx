'use client'

import type { Connection } from '../api/live.js'
import type { Briefing } from '../api/briefing.js'
import { dayAndTime, fromNow } from '../api/time.js'
import { Badge } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { useNow } from './clock/useNow.js'

const connections: Readonly<
  Record<Connection, readonly [tone: 'plain' | 'good' | 'warn', word: string, meaning: string]>
> = {
  idle: ['plain', 'Not connected', 'This page is not told of changes.'],
  connecting: ['plain', 'connecting', 'Connecting to the server.'],
  live: ['good', 'live', 'You are told of every change as it happens.'],
  lost: [
    'warn',
    'Offline, reconnecting',
    'The connection to the server is lost; it is tried again. What you see may be old; drafts stay on this page.',
  ],
}

interface BarProps {
  readonly briefing: Briefing | null
  readonly connection: Connection
}

/** Where the campaign stands: turn, stage, clock, whom it waits for, and whether this page is being told. */
export function Bar({ briefing, connection }: BarProps) {
  const { campaign, table } = useCampaignContext()
  const now = useNow()
  const [tone, word, meaning] = connections[connection]
  const stage = campaign.ruleset.stages.find(({ id }) => id === (briefing?.stage ?? table.stage))?.title ?? table.stage
  // Before the first turn there are stages as well: armies are chosen.
  const turn = briefing?.turn ?? table.turn
  const next = table.phase === 'RUNNING' ? table.clocks.flatMap(({ at }) => (at ? [at] : [])).sort()[0] : undefined
  return (
    <div className="c-bar">
      <h1 className="c-name">{campaign.name}</h1>
      {table.phase === 'GATHERING' ? (
        <span className="c-turn">Gathering</span>
      ) : (
        <span className="c-turn">
          {turn > 0 && (
            <>
              Turn <b>{turn}</b> ·{' '}
            </>
          )}
          {stage}
        </span>
      )}
      {next && (
        <span className="c-next m-label">
          <time dateTime={next}>{dayAndTime(next, table.timeZone)}</time>{' '}
          <span className="m-quiet">
            {table.timeZone} · {fromNow(next, now)}
          </span>
        </span>
      )}
      <span className="c-awaiting m-label">{table.awaiting.text}</span>
      <span className="c-line" role="status" title={meaning}>
        <Badge tone={tone}>{word}</Badge>
        <span className="m-hidden">{meaning}</span>
      </span>
    </div>
  )
}
