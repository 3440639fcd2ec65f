'use client'

import { listed } from '@muster/rulesets/kit/messages.js'
import * as words from '../../messages/lateStarts.generated.js'
import type { Offer } from '../../api/offers.js'
import { LateTurns } from '../../shell/LateTurns.js'

/** Starts that are kept for people who join later, with what they will be given. */
export function KeptStarts({ offer }: { readonly offer: Offer }) {
  const kept = offer.seats.filter(({ reservedUntil, free }) => reservedUntil !== null && free)
  if (kept.length === 0) return null
  return (
    <section className="o-part">
      <h2>{words.heading()}</h2>
      <p>{words.keptSeats({ seats: listed(kept.map(({ id }) => id)), count: kept.length })}</p>
      <LateTurns turn={offer.turn} starts={offer.houseRules.lateStart} />
    </section>
  )
}
