'use client'

import * as words from '../../messages/offer.generated.js'
import { alliancesOf } from '../../shell/alliances.js'
import { recordText } from '../../shell/recordText.js'
import type { Offer } from '../../api/offers.js'
import { Badge, SeatChip } from '../../ui/index.js'

interface OfferedSeatsProps {
  readonly seats: Offer['seats']
  /** Where one of the free seats is to be chosen. */
  readonly choice?: { readonly value: string | null; readonly onChange: (seat: string) => void }
  /** The seat that a link is for. */
  readonly meant?: string | null
}

const stateOf = ({ free, bot, reservedUntil, holder }: Offer['seats'][number]): string => {
  if (reservedUntil !== null) return free ? words.kept({ turn: reservedUntil }) : words.keptNoLonger()
  if (free) return bot ? words.botUntilThen() : words.free()
  return holder === null ? words.taken() : words.heldBy({ name: holder })
}

/** The seats of a campaign that one could join, and who has them. */
export const OfferedSeats = ({ seats, choice, meant = null }: OfferedSeatsProps) => (
  <fieldset className="o-seats">
    <legend>{words.seatsLeft({ seats: seats.filter(({ free }) => free).length, all: seats.length })}</legend>
    {seats.map((seat) => (
      <label
        key={seat.id}
        className="o-seat"
        data-taken={!seat.free || undefined}
        data-meant={seat.id === meant || undefined}
      >
        {choice && seat.free && (
          <input
            type="radio"
            name="offered-seat"
            value={seat.id}
            checked={choice.value === seat.id}
            onChange={() => choice.onChange(seat.id)}
          />
        )}
        <SeatChip seat={seat.id} title={seat.title} subtitle={seat.subtitle} size="s" />
        <Badge tone={seat.free ? 'good' : 'plain'}>{stateOf(seat)}</Badge>
        {seat.id === meant && <span className="m-label o-meant">{words.meant()}</span>}
        {seat.note !== null && (
          <span className="m-label m-quiet">
            {seat.note === '' ? words.seeking() : words.note({ note: seat.note })}
          </span>
        )}
        {seat.record && <span className="m-label m-quiet">{recordText(seat.record)}</span>}
      </label>
    ))}
    {alliancesOf(seats).map((line) => (
      <p key={line} className="m-label">
        {line}
      </p>
    ))}
  </fieldset>
)
