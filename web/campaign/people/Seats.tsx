'use client'

import { Badge, SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

/** Who sits where, and what the table may see of their seals. */
export function Seats() {
  const { table } = useCampaignContext()
  const awaited = new Set(table.awaiting.seats)
  return (
    <ul className="c-seats">
      {table.seats.map((seat) => (
        <li key={seat.id}>
          <SeatChip
            seat={seat.id}
            title={seat.title}
            subtitle={`${seat.subtitle} · ${seat.bot ? 'a bot' : (seat.holder ?? 'free')}`}
          />
          <span className="c-seat-end">
            {seat.mine && <Badge>you</Badge>}
            {seat.bot && <Badge>bot</Badge>}
            {seat.namesake && <Badge tone="warn">{seat.namesake}</Badge>}
            {seat.sealed === true && <Badge tone="good">sealed</Badge>}
            {seat.sealed !== true && awaited.has(seat.id) && <Badge tone="warn">awaited</Badge>}
          </span>
        </li>
      ))}
    </ul>
  )
}
