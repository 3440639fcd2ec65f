'use client'

import type { Connection } from '../api/live.js'
import type { Briefing } from '../api/briefing.js'
import * as words from '../messages/bar.generated.js'
import * as connectionWords from '../messages/connection.generated.js'
import { Badge } from '../ui/index.js'
import { BarTurn } from './BarTurn.js'
import { useCampaignContext } from './CampaignContext.js'

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

/** Where the campaign stands: turn, stage, what is to be done until when, whom it waits for, and whether this page is being told. */
export function Bar({ briefing, connection }: BarProps) {
  const { campaign, table } = useCampaignContext()
  const meaning = connectionWords.meaning({ connection })
  const stage = campaign.ruleset.stages.find(({ id }) => id === (briefing?.stage ?? table.stage))?.title ?? table.stage
  // Before the first turn there are stages as well: armies are chosen.
  const turn = briefing?.turn ?? table.turn
  return (
    <div className="c-bar">
      <h1 className="c-name">{campaign.name}</h1>
      <span className="c-turn">
        {table.phase === 'GATHERING' ? words.gathering() : words.turn({ turn, stage, b: (inside) => <b>{inside}</b> })}
      </span>
      <BarTurn />
      <span className="c-awaiting m-label">{table.awaiting.text}</span>
      <span className="c-line" role="status" title={meaning}>
        <Badge tone={tones[connection]}>{connectionWords.state({ connection })}</Badge>
        <span className="m-hidden">{meaning}</span>
      </span>
    </div>
  )
}
