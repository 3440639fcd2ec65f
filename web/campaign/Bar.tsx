'use client'

import type { Connection } from '../api/live.js'
import type { Briefing } from '../api/briefing.js'
import { dayAndTime, fromNow } from '../api/time.js'
import * as words from '../messages/bar.generated.js'
import * as connectionWords from '../messages/connection.generated.js'
import { Badge } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { useNow } from './clock/useNow.js'

const tones: Readonly<Record<Connection, 'plain' | 'good' | 'warn'>> = {
  idle: 'plain',
  connecting: 'plain',
  live: 'good',
  lost: 'warn',
}

interface BarProps {
  readonly briefing: Briefing | null
  readonly connection: Connection
}

/** Where the campaign stands: turn, stage, clock, whom it waits for, and whether this page is being told. */
export function Bar({ briefing, connection }: BarProps) {
  const { campaign, table } = useCampaignContext()
  const now = useNow()
  const meaning = connectionWords.meaning({ connection })
  const stage = campaign.ruleset.stages.find(({ id }) => id === (briefing?.stage ?? table.stage))?.title ?? table.stage
  // Before the first turn there are stages as well: armies are chosen.
  const turn = briefing?.turn ?? table.turn
  const next = table.phase === 'RUNNING' ? table.deadlines.flatMap(({ at }) => (at ? [at] : [])).sort()[0] : undefined
  return (
    <div className="c-bar">
      <h1 className="c-name">{campaign.name}</h1>
      <span className="c-turn">
        {table.phase === 'GATHERING' ? words.gathering() : words.turn({ turn, stage, b: (inside) => <b>{inside}</b> })}
      </span>
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
        <Badge tone={tones[connection]}>{connectionWords.state({ connection })}</Badge>
        <span className="m-hidden">{meaning}</span>
      </span>
    </div>
  )
}
