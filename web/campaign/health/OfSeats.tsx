'use client'

import * as absenceWords from '../../messages/absence.generated.js'
import * as words from '../../messages/health.generated.js'
import type { HealthSeat } from '../../api/health.js'
import { longDay } from '../../api/time.js'
import { Badge, SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

const [size, gap] = [14, 4]

/** A square for each stage that asked all: full where the seat had sealed, crossed where it missed the deadline. The sentence beside it says the same. */
function Strip({ answers }: { readonly answers: NonNullable<HealthSeat['answers']> }) {
  const width = Math.max(1, answers.length) * (size + gap) - gap
  return (
    <svg className="c-health-strip" viewBox={`0 0 ${String(width)} ${String(size)}`} width={width} aria-hidden="true">
      {answers.map(({ answer }, at) => {
        const x = at * (size + gap)
        return (
          <g key={at} data-answer={answer}>
            <rect x={x + 0.75} y={0.75} width={size - 1.5} height={size - 1.5} />
            {answer === 'MISSED' && <path d={`M${String(x + 4)} 4l6 6m0-6l-6 6`} />}
          </g>
        )
      })}
    </svg>
  )
}

/** Whether its holder is about to lose it, or has been offered to others already. */
const isAtRisk = ({ missedInRow }: HealthSeat, most: number): boolean =>
  most > 0 && missedInRow !== null && missedInRow > 0 && missedInRow >= most - 1

function OfSeat({ health }: { readonly health: HealthSeat }) {
  const { campaign, table } = useCampaignContext()
  const { silentStages: most, silentThen: then } = campaign.absence
  const seat = table.seats.find(({ id }) => id === health.seat)
  if (!seat) return null
  const { answers, missedInRow, silentAt } = health
  const missed = answers?.filter(({ answer }) => answer === 'MISSED').length ?? 0
  return (
    <li>
      <SeatChip seat={seat.id} title={seat.title} subtitle={seat.holder ?? words.vacant()} />
      <span className="c-seat-end">
        {seat.bot && <Badge>{words.bot()}</Badge>}
        {seat.offered && <Badge tone="warn">{words.offered()}</Badge>}
        {isAtRisk(health, most) && !seat.bot && !seat.offered && <Badge tone="warn">{words.atRisk()}</Badge>}
      </span>
      {answers && <Strip answers={answers} />}
      <p className="m-label">
        {answers && words.missed({ missed, all: answers.length, row: missedInRow ?? 0 })}{' '}
        {isAtRisk(health, most) && !seat.bot && words.ifMissed({ most, then: absenceWords.consequence({ then }) })}{' '}
        {silentAt !== null && words.silentAt({ day: longDay(silentAt, table.timeZone) })}
      </p>
    </li>
  )
}

/** Who is late, as the table and its log show it to everybody. */
export function OfSeats({ seats }: { readonly seats: readonly HealthSeat[] }) {
  const shown = seats.some(({ answers }) => answers !== null)
  return (
    <section className="c-health-seats" aria-label={words.seats()}>
      <h2>{words.seats()}</h2>
      <p className="m-quiet m-label">{shown ? words.seatsAbout() : words.seatsHidden()}</p>
      <ul>
        {seats.map((health) => (
          <OfSeat key={health.seat} health={health} />
        ))}
      </ul>
    </section>
  )
}
