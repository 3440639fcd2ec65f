'use client'

import { useState } from 'react'
import * as words from '../../messages/offer.generated.js'
import * as finding from '../../messages/finding.generated.js'
import * as houseWords from '../../messages/houseRules.generated.js'
import type { Offer } from '../../api/offers.js'
import { ownZone } from '../../api/time.js'
import { usualHour } from '../../houseRules/rows.js'
import { onOwnClock } from './ownClock.js'

const named = (zone: string): string => zone.replaceAll('_', ' ')

/** How fast it is played: each deadline in the campaign's zone, and beside it on the reader's own clock. */
export function Pace({ offer: { pace, houseRules } }: { readonly offer: Offer }) {
  const { deadlines, timeZone: zone } = houseRules
  const own = ownZone()
  const [now] = useState(() => new Date())
  const ownHour = (at: string | null): string | null => {
    const here = onOwnClock(at ?? usualHour, zone, own, now)
    return here && words.onOwnClock(here)
  }
  const elsewhere = onOwnClock(usualHour, zone, own, now) !== null
  return (
    <section className="o-part">
      <h2>{words.pace()}</h2>
      <p>{words.paceIs({ pace: finding.paceOf({ pace }) })}</p>
      <dl className="o-clock">
        {deadlines.map(({ class: kind, title, days, at }) => (
          <div key={kind}>
            <dt>{title}</dt>
            <dd>
              {days === null ? houseWords.noDeadline() : words.length({ days, at: at ?? usualHour })}
              {days !== null && elsewhere && <span className="m-quiet"> {ownHour(at)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {pace !== 'UNTIMED' && (
        <p className="m-label m-quiet">
          {elsewhere ? words.bothZones({ zone: named(zone), own: named(own) }) : words.inZone({ zone: named(zone) })}
        </p>
      )}
    </section>
  )
}
