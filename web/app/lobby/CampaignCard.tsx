'use client'

import { dayAndTime } from '../../api/time.js'
import type { CampaignHead } from '../../api/campaign.js'
import { Badge, SeatChip } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'
import { nextDeadline, standingOf } from './standing.js'

const roles = {
  PLAYER: 'Player',
  OBSERVER: 'Observer',
  FACILITATOR: 'Facilitator',
  ORGANISER: 'Organiser',
  WAITING: 'Place begins later',
} as const

export function CampaignCard({ campaign }: { readonly campaign: CampaignHead }) {
  const { id, name, ruleset, scenario, place, table } = campaign
  const { tone, word, text } = standingOf(campaign)
  const deadline = nextDeadline(campaign)
  const seat = table.seats.find(({ mine }) => mine)
  return (
    <li className="a-card" data-pressing={tone === 'signal' || undefined}>
      <div className="a-card-head">
        <h2>
          <Link href={`/campaign/${id}`}>{name}</Link>
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="a-card-text">{text}</p>
      <p className="m-label m-quiet">
        {ruleset.title} · {scenario.title}
        {table.phase !== 'GATHERING' && ` · turn ${String(table.turn)}`}
        {deadline && ` · closes ${dayAndTime(deadline, table.timeZone)} (${table.timeZone})`}
      </p>
      <div className="a-card-seats">
        {seat ? (
          <SeatChip seat={seat.id} title={seat.title} subtitle={seat.subtitle} size="s" />
        ) : (
          <span className="m-caps">{roles[place.role]}</span>
        )}
        {place.organiser && place.role !== 'ORGANISER' && <Badge>Organiser</Badge>}
      </div>
    </li>
  )
}
