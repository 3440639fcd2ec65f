'use client'

import * as words from '../../messages/finding.generated.js'
import type { ListedCampaign } from '../../api/finding.js'
import { Badge } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'

/** One of the campaigns that everybody finds. */
export function ListedCard({ campaign }: { readonly campaign: ListedCampaign }) {
  const { id, name, phase, turn, pace, organiser, seats, houseRules } = campaign
  const { ruleset, scenario, timeZone } = houseRules
  const free = seats.filter((seat) => seat.free).length
  const facts = [
    phase === 'GATHERING' ? words.gathering() : words.inTurn({ turn }),
    words.paceOf({ pace }),
    timeZone,
    ...(organiser === null ? [] : [words.organisedBy({ name: organiser })]),
  ]
  return (
    <li className="a-card">
      <div className="a-card-head">
        <h2>
          <Link href={`/campaigns/${id}`}>{name}</Link>
        </h2>
        <Badge tone={free > 0 ? 'good' : 'plain'}>{words.seatsLeft({ seats: free, all: seats.length })}</Badge>
      </div>
      <p className="a-card-text">{words.played({ ruleset: ruleset.title, map: scenario.title })}</p>
      <p className="m-label m-quiet">{facts.join(' · ')}</p>
    </li>
  )
}
