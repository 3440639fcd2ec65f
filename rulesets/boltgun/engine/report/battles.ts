import type { SeatId } from '../../../kit/ids.js'
import type { ReportLine } from '../../../kit/view.js'
import { battleNumber } from '../battleNumber.js'
import type { OfBattle } from '../battleEvents.js'
import type { BoltgunEvent } from '../events.js'
import type { Battle, BattleResult } from '../battle.js'
import { line, points, reads, seesAll, type Reader } from './line.js'
import { disputeText } from './unlikeSheets.js'

type Of<Kind extends BoltgunEvent['kind']> = Extract<BoltgunEvent, { readonly kind: Kind }>

/** The side of the one who reads, then the other; null for a stranger. */
const sidesFor = (battle: Battle, reader: Reader) => {
  const [first, second] = battle.sides
  if (reads(reader, first.seat)) return { own: first, enemy: second }
  return reads(reader, second.seat) ? { own: second, enemy: first } : null
}

/** BG-092, BG-093: a meeting that no table decides. That one's own banner is destroyed is told when it is. */
const automatic = (battle: Battle, result: BattleResult, reader: Reader): ReportLine | null => {
  const sides = sidesFor(battle, reader)
  if (!sides) return null
  const { own, enemy } = sides
  const text =
    result.winner === own.seat
      ? `${own.banner} meets a banner of ${enemy.seat} below level 10, which cannot fight and is destroyed.`
      : result.winner === enemy.seat
        ? `${own.banner}, at level ${String(own.level)}, meets a banner of ${enemy.seat} and loses: below level 10 it cannot fight.`
        : `${own.banner}, at level ${String(own.level)}, meets a banner of ${enemy.seat}: both are below level 10, cannot fight and lose.`
  return line('BG-092', 'battle', text, [], [own.banner, battle.id])
}

/** BG-030: a battle that somebody forfeits is not played. */
const forfeitText = ({ forfeits }: Battle, own: SeatId): string =>
  forfeits.map((seat) => (seat === own ? 'you forfeit' : `${seat} forfeits`)).join(' and ')

const mission = (own: SeatId, attacks: boolean, battle: Battle): string => {
  const { mission: drawn, step, forfeits } = battle
  if (!drawn) return ''
  if (forfeits.length > 0) return `; ${forfeitText(battle, own)}`
  const role = attacks ? 'you attack' : 'you defend'
  if (step === 'shift' || step === 'shift-2') return `; ${role}; the mission is not settled yet`
  return `: ${drawn.title}, ${role}${drawn.city ? ', in a city' : ''}${drawn.nightAllowed ? '; the attacker may choose night' : ''}`
}

export const battleJoined = ({ battle, revealed }: Of<'battleJoined'>, reader: Reader): ReportLine | null => {
  if (battle.result?.how === 'automatic') return automatic(battle, battle.result, reader)
  const sides = sidesFor(battle, reader)
  if (!sides) return null
  const { own, enemy } = sides
  const open = battle.step === 'shift' || battle.step === 'shift-2'
  const attacks = (open ? battle.mission?.usual : battle.mission?.attacker) === own.seat
  return line(
    'BG-190',
    'battle',
    seesAll(reader)
      ? `${own.banner} and ${enemy.banner} meet: ${battle.mission?.title ?? 'no table'}.`
      : `${own.banner}, fighting at level ${String(own.fights)}, meets a banner of ${enemy.seat}${revealed ? ` at level ${String(enemy.fights)}` : ''}${battleNumber(battle.number, [own.seat, enemy.seat])}${mission(own.seat, attacks, battle)}.`,
    [],
    [own.banner, battle.id],
  )
}

/** Whose battle a line is about: one's own banner against the other side; both for one who sees all. */
export const battleName = ({ seats, banners, number }: OfBattle, reader: Reader): string => {
  if (seesAll(reader)) return `${banners[0]} against ${banners[1]}`
  const own = reads(reader, seats[0]) ? 0 : 1
  return `${banners[own]} against ${seats[own === 0 ? 1 : 0]}${battleNumber(number, seats)}`
}

/** What a line points at: the battle, and one's own banner in it. */
export const concerned = ({ battle, seats, banners }: OfBattle, reader: Reader): readonly string[] => [
  battle,
  ...banners.filter((_, index) => reads(reader, seats[index] ?? '')),
]

export const missionShifted = (event: Of<'missionShifted'>, reader: Reader): ReportLine | null => {
  if (event.step === 'shift' || event.step === 'shift-2') return null
  const { attacker } = event.mission
  const role = seesAll(reader) ? `${attacker} attacks` : reads(reader, attacker) ? 'you attack' : 'you defend'
  const place = event.mission.city ? ', in a city' : ''
  return line(
    'BG-312',
    'battle',
    `${battleName(event, reader)}: the mission is settled: ${event.mission.title}, ${role}${place}.`,
    [],
    concerned(event, reader),
  )
}

export const resultsDiffered = (event: Of<'resultsDiffered'>, reader: Reader): ReportLine =>
  line('A-38', 'battle', `${battleName(event, reader)}: the two sheets differ.`, [], concerned(event, reader))

export const choiceOpened = (event: Of<'choiceOpened'>, reader: Reader): ReportLine | null =>
  reads(reader, event.submitter)
    ? line(
        'A-40',
        'battle',
        `${battleName(event, reader)}: one sheet alone came, so its sender chooses between it and the abstract result.`,
        [],
        concerned(event, reader),
      )
    : null

const howDecided: Readonly<Record<BattleResult['how'], readonly [rule: string, text: string]>> = {
  agreed: ['BG-210', 'on the table'],
  'one-sided': ['BG-212', 'by the one sheet that came'],
  abstract: ['BG-230', 'abstractly'],
  forfeit: ['BG-215', 'abstractly, after a forfeit'],
  automatic: ['BG-092', 'at once'],
  'higher-loss': ['A-38', 'by the higher losses of two sheets'],
  ruled: ['A-38', 'by the facilitator'],
  word: ['A-38', 'by a third player’s word'],
  dice: ['A-38', 'by what both sheets say and by dice'],
}

const verdict = (winner: BattleResult['winner'], own: SeatId): string =>
  winner === own ? 'you win' : winner === 'draw' || winner === null ? 'drawn' : 'you lose'

const throwsOf = ({ abstract }: BattleResult, own: 0 | 1): string => {
  if (!abstract) return ''
  const last = abstract.rolls[abstract.rolls.length - 1]
  if (!last) return ''
  const [mine, theirs] = own === 0 ? last.totals : [last.totals[1], last.totals[0]]
  return ` (${abstract.margin.toLowerCase()}, ${String(mine)} to ${String(theirs)})`
}

/** Forfeits, and what a facilitator gave as his reason. */
const because = ({ forfeits, reason }: BattleResult): string =>
  (forfeits.length > 0 ? ` Forfeited by ${forfeits.join(' and ')}.` : '') +
  (reason === null ? '' : ` The facilitator’s reason: ${reason}`)

const outcomeText = (winner: BattleResult['winner']): string =>
  winner === 'draw' || winner === null ? 'drawn' : `won by ${winner}`

/** Who fought and who won, where the settings make that public (A-54); those who see all have read more. */
export const battlePublished = ({ seats, winner }: Of<'battlePublished'>, reader: Reader): ReportLine | null =>
  seesAll(reader)
    ? null
    : line('A-54', 'battle', `${seats[0]} and ${seats[1]} fought a battle, ${outcomeText(winner)}.`)

export const battleResolved = (event: Of<'battleResolved'>, reader: Reader): ReportLine => {
  const { result, seats } = event
  const [first, second] = seats
  const [rule, how] = howDecided[result.how]
  const losses = `${first} loses ${points(result.lost[0])}, ${second} ${points(result.lost[1])}`
  const own = seesAll(reader) ? undefined : seats.find((seat) => reads(reader, seat))
  const outcome =
    own === undefined
      ? outcomeText(result.winner)
      : `${verdict(result.winner, own)}${throwsOf(result, own === first ? 0 : 1)}`
  return line(
    rule,
    'battle',
    `${battleName(event, reader)}: ${outcome}, decided ${how}; ${losses}.${because(result)}${disputeText(result, seats)}`,
    [],
    concerned(event, reader),
    {
      winner: result.winner,
      lost: { [first]: result.lost[0], [second]: result.lost[1] },
    },
  )
}
