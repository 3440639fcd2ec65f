'use client'

import * as words from '../../messages/lobby.generated.js'
import { dayAndTime } from '../../api/time.js'
import type { CampaignHead } from '../../api/lobby.js'
import { Badge, SeatChip } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'
import { nextDeadline, standingOf } from './standing.js'

/** What is played, how far it has come, and what it waits for. */
const courseOf = ({ ruleset, scenario, status }: CampaignHead, deadline: string | null): string =>
  [
    words.campaign({ ruleset: ruleset.title, scenario: scenario.title }),
    ...(status.phase === 'GATHERING' ? [] : [words.turn({ turn: status.turn })]),
    ...(deadline ? [words.closes({ at: dayAndTime(deadline, status.timeZone), zone: status.timeZone })] : []),
  ].join(' · ')

export function CampaignCard({ campaign }: { readonly campaign: CampaignHead }) {
  const { id, name, place, status } = campaign
  const { tone, word, text } = standingOf(campaign)
  const seat = status.seats.find(({ mine }) => mine)
  return (
    <li className="a-card" data-pressing={tone === 'signal' || undefined}>
      <div className="a-card-head">
        <h2>
          <Link href={`/campaign/${id}`}>{name}</Link>
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="a-card-text">{text}</p>
      <p className="m-label m-quiet">{courseOf(campaign, nextDeadline(campaign))}</p>
      <div className="a-card-seats">
        {seat ? (
          <SeatChip seat={seat.id} title={seat.title} subtitle={seat.subtitle} size="s" />
        ) : (
          <span className="m-caps">{words.place({ role: place.role })}</span>
        )}
        {place.organiser && place.role !== 'ORGANISER' && <Badge>{words.organiser()}</Badge>}
      </div>
    </li>
  )
}
