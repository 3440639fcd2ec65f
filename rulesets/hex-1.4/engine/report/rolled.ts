import type { Message } from '../../../kit/messages.js'
import { reads, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { BattleKind } from '../data/missions.js'
import { unplayedGaps, unplayedRule } from '../fights/unplayed.js'
import { sayOf } from './fight.js'
import { commas, part, sentences, type Of } from './line.js'
import { ofRollOff } from './rollOff.js'
import { ofDispute } from './unlikeReports.js'

type Resolved = Of<'battleResolved'>

const howOf = ({ result, seats }: Resolved): readonly Message[] => {
  const { how, reason, rollOff, unplayed } = result
  const drawn = rollOff ? [part('tableDraw', {})] : []
  switch (how) {
    case 'roll-off':
      return [part('rolledOff', {})]
    case 'bot':
      return [part('rolledOffForBot', {})]
    case 'unplayed':
      return unplayed ? [part('notPlayed', { unplayed: part('unplayed', unplayedGaps(unplayed)) })] : []
    case 'word':
    case 'dice':
      return [...ofDispute(result, seats), ...drawn]
    case 'agreed':
      return drawn
    case 'unconfirmed':
      return [part('unconfirmed', {}), ...drawn]
    case 'ruled':
      return [reason === null ? part('ruled', {}) : part('ruledBecause', { reason })]
  }
}

const isRaid = (fight: BattleKind): boolean => fight === 'RAID' || fight === 'SABOTAGE'

const ruleOf = ({ fight, result: { how, rollOff, withdrew, unplayed } }: Resolved): string => {
  if (withdrew !== undefined) return 'HX-298'
  if (how === 'bot') return 'HX-525'
  if (unplayed && (isRaid(fight) || !rollOff)) return unplayedRule(unplayed, isRaid(fight))
  if (rollOff) return 'HX-341'
  return how === 'roll-off' ? 'HX-300' : 'HX-301'
}

/** HX-282, HX-347: what a roll-off costs who lost it. */
const lossOf = ({ fight, seats, result: { rollOff, winner, left } }: Resolved): readonly Message[] => {
  const loser = seats.find((seat) => seat !== winner)
  if (!rollOff || winner === 'draw' || loser === undefined) return []
  if (isRaid(fight)) return [part('raidSparesAll', {})]
  return left[loser] === 0 ? [part('armyDestroyed', { seat: loser })] : []
}

/** What a draw comes to (HX-248, HX-274, HX-296, HX-297); attackers stand first. */
const wonBy = ({ fight, seats, result }: Resolved): Message => {
  const { winner, degree, withdrew } = result
  const [attacker, defender] = seats
  if (winner === 'draw') return part('drawn', { fight, attacker, defender })
  const won = { winner, degree: degree ?? 'none' } as const
  return withdrew === undefined ? part('won', won) : part('wonByWithdrawal', { ...won, withdrew })
}

const pointsLeft = ({ seats, points: before, result: { left } }: Resolved): Message => {
  const sides = seats.map((seat, index) => {
    const had = before[index] ?? 0
    return part('pointsOfSide', { seat, before: had, after: left[seat] ?? had })
  })
  return part('pointsLeft', { sides: commas(sides) })
}

/** HX-526 */
const destroyedOf = ({ seats, result: { destroyed = {} } }: Resolved): readonly Message[] => {
  const sides = seats.flatMap((seat) => {
    const count = destroyed[seat] ?? 0
    return count > 0 ? [part('countOf', { count, seat })] : []
  })
  return sides.length > 0 ? [part('unitsDestroyed', { sides: commas(sides) })] : []
}

/** Both sides read all of it but the other's units, and which hexes helped the other. */
export const battleResolved = (event: Resolved, reader: Reader): ReportLine => {
  const { seats, forces, result } = event
  const { rollOff } = result
  const said = [
    ...howOf(event),
    ...(rollOff ? ofRollOff(event, rollOff, reader) : []),
    ...[wonBy(event), pointsLeft(event)],
    ...destroyedOf(event),
    ...lossOf(event),
  ]
  const own = forces.filter((_, index) => reads(reader, seats[index] ?? ''))
  return {
    ...sayOf(event, reader, ruleOf(event), sentences(said)),
    about: [event.battle, ...own],
    data: {
      ...{ winner: result.winner, degree: result.degree, left: result.left },
      ...(result.destroyed === undefined ? {} : { destroyed: result.destroyed }),
      ...(rollOff ? { rollOff: rollOffData(rollOff) } : {}),
    },
  }
}

const rollOffData = ({
  points: of,
  items: made,
  throws,
  coins,
  dice,
  modifiers,
  totals,
}: NonNullable<Resolved['result']['rollOff']>) => ({
  ...{ points: of, throws, coins, dice, modifiers, totals },
  items: made.map((side) => side.map((item) => ({ ...item }))),
})
