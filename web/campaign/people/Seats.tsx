'use client'

import * as words from '../../messages/people.generated.js'
import type { Table } from '../../api/table.js'
import { Badge, SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { isKept } from './freeSeats.js'

const playedBy = (seat: Table['seats'][number], table: Table): string => {
  const { holder, bot, reservedUntil } = seat
  if (reservedUntil !== null) return isKept(seat, table) ? words.kept({ turn: reservedUntil }) : words.keptNoLonger()
  if (!bot) return holder ?? words.free()
  return holder === null ? words.bot() : words.botFor({ name: holder })
}

/** Who sits where, and what the table may see of their seals. */
export function Seats() {
  const { table } = useCampaignContext()
  const awaited = new Set(table.awaiting.seats)
  return (
    <ul className="c-seats">
      {table.seats.map((seat) => (
        <li key={seat.id}>
          <SeatChip seat={seat.id} title={seat.title} subtitle={`${seat.subtitle} · ${playedBy(seat, table)}`} />
          <span className="c-seat-end">
            {seat.mine && <Badge>{words.you()}</Badge>}
            {seat.bot && <Badge>{words.botBadge()}</Badge>}
            {seat.deputy && !seat.deputy.bot && <Badge>{words.deputyBadge()}</Badge>}
            {seat.vacation && Date.parse(seat.vacation.from) <= Date.now() && <Badge>{words.awayBadge()}</Badge>}
            {seat.conceded && <Badge>{words.conceded()}</Badge>}
            {seat.offered && <Badge>{words.offered()}</Badge>}
            {seat.namesake && <Badge tone="warn">{seat.namesake}</Badge>}
            {seat.sealed === true && <Badge tone="good">{words.sealed()}</Badge>}
            {seat.sealed !== true && awaited.has(seat.id) && <Badge tone="warn">{words.awaited()}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  )
}
