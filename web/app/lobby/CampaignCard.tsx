'use client'

import * as words from '../../messages/lobby.generated.js'
import type { CampaignHead } from '../../api/lobby.js'
import { Badge, SeatChip } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'
import { dayAndTime } from '../../api/time.js'
import { Deadline } from '../../turn/Deadline.js'
import { YourTurn } from '../../turn/YourTurn.js'
import { nextDeadline, standingOf } from './standing.js'

/** What is played, and how far it has come. */
const courseOf = ({ ruleset, scenario, status }: CampaignHead): string =>
  [
    words.campaign({ ruleset: ruleset.title, scenario: scenario.title }),
    ...(status.phase === 'GATHERING' ? [] : [words.turn({ turn: status.turn })]),
  ].join(' · ')

interface CardProps {
  readonly campaign: CampaignHead
  /** When this was known, where it may have changed since. */
  readonly asOf?: string
}

export function CampaignCard({ campaign, asOf }: CardProps) {
  const { id, name, place, status } = campaign
  const { tone, word, text, turn } = standingOf(campaign)
  const closes = turn ? null : nextDeadline(campaign)
  const seat = status.seats.find(({ mine }) => mine)
  return (
    <li className="a-card" data-pressing={tone === 'signal' || undefined}>
      <div className="a-card-head">
        <h2>
          <Link href={`/campaign/${id}`}>{name}</Link>
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="a-card-text">{turn ? <YourTurn turn={turn} zone={status.timeZone} /> : text}</p>
      <p className="m-label m-quiet">
        {courseOf(campaign)}
        {asOf !== undefined && <> · {words.asOf({ at: dayAndTime(asOf) })}</>}
        {closes && <> · {words.closes({ hour: () => <Deadline at={closes} zone={status.timeZone} /> })}</>}
      </p>
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
