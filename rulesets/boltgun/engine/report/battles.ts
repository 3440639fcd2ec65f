import type { SeatId } from '../../../kit/ids.js'
import type { ReportLine } from '../../../kit/view.js'
import { classNames } from '../data/missions.js'
import type { BoltgunEvent } from '../events.js'
import type { Battle, BattleResult } from '../battle.js'
import { line, points, reads, seesAll, type Reader } from './line.js'

type Of<Kind extends BoltgunEvent['kind']> = Extract<BoltgunEvent, { readonly kind: Kind }>

/** The side of the one who reads, then the other; null for a stranger. */
const sidesFor = (battle: Battle, reader: Reader) => {
  const [first, second] = battle.sides
  if (reads(reader, first.seat)) return { own: first, enemy: second }
  return reads(reader, second.seat) ? { own: second, enemy: first } : null
}

/** BG-092, BG-093: a meeting that no table decides. */
const automatic = (battle: Battle, result: BattleResult, reader: Reader): ReportLine | null => {
  const sides = sidesFor(battle, reader)
  if (!sides) return null
  const { own, enemy } = sides
  const text =
    result.winner === own.seat
      ? `${own.banner} meets a banner of ${enemy.seat} too weak to fight, which is destroyed.`
      : result.winner === enemy.seat
        ? `${own.banner} meets a banner of ${enemy.seat}, is too weak to fight and is destroyed.`
        : `${own.banner} and a banner of ${enemy.seat} meet, both too weak to fight: both are destroyed.`
  return line('BG-092', 'battle', text, [], [own.banner, battle.id])
}

const mission = (attacks: boolean, { mission: drawn, step }: Battle): string => {
  if (!drawn) return ''
  const role = attacks ? 'you attack' : 'you defend'
  if (step === 'shift' || step === 'shift-2') return `; ${role}; the mission is not settled yet`
  return `: ${classNames[drawn.class]}, ${role}${drawn.city ? ', in a city' : ''}${drawn.nightAllowed ? '; the attacker may choose night' : ''}`
}

export const battleJoined = ({ battle }: Of<'battleJoined'>, reader: Reader): ReportLine | null => {
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
      ? `${own.banner} and ${enemy.banner} meet: ${battle.mission ? classNames[battle.mission.class] : 'no table'}.`
      : `${own.banner}, fighting at level ${String(Math.min(20, own.level))}, meets a banner of ${enemy.seat}${mission(attacks, battle)}.`,
    [],
    [own.banner, battle.id],
  )
}

export const missionShifted = (event: Of<'missionShifted'>, reader: Reader): ReportLine | null => {
  if (event.step === 'shift' || event.step === 'shift-2') return null
  const { attacker } = event.mission
  const role = seesAll(reader) ? `${attacker} attacks` : reads(reader, attacker) ? 'you attack' : 'you defend'
  return line(
    'BG-312',
    'battle',
    `The mission is settled: ${classNames[event.mission.class]}, ${role}${event.mission.city ? ', in a city' : ''}.`,
    [],
    [event.battle],
  )
}

export const resultsDiffered = ({ battle }: Of<'resultsDiffered'>): ReportLine =>
  line('A-38', 'battle', 'The two sheets of this battle differ: correct yours.', [], [battle])

export const choiceOpened = ({ battle, submitter }: Of<'choiceOpened'>, reader: Reader): ReportLine | null =>
  reads(reader, submitter)
    ? line('A-40', 'battle', 'Only your sheet came: choose between it and the abstract result.', [], [battle])
    : null

const howDecided: Readonly<Record<BattleResult['how'], readonly [rule: string, text: string]>> = {
  agreed: ['BG-210', 'on the table'],
  'one-sided': ['BG-212', 'by the one sheet that came'],
  abstract: ['BG-230', 'abstractly'],
  forfeit: ['BG-215', 'abstractly, after a forfeit'],
  automatic: ['BG-092', 'at once'],
  'higher-loss': ['A-38', 'by the higher losses of two sheets'],
}

const verdict = (winner: BattleResult['winner'], own: SeatId): string =>
  winner === own ? 'you win' : winner === 'draw' || winner === null ? 'drawn' : 'you lose'

/** Who is no side of it reads only who fought and who won, and only where the settings make that public. */
export const battleResolved = ({ battle, result, seats }: Of<'battleResolved'>, reader: Reader): ReportLine | null => {
  const [first, second] = seats
  const [rule, how] = howDecided[result.how]
  const outcome = result.winner === 'draw' || result.winner === null ? 'drawn' : `won by ${result.winner}`
  const losses = `${first} loses ${points(result.lost[0])}, ${second} ${points(result.lost[1])}`
  if (seesAll(reader)) return line(rule, 'battle', `${first} against ${second}, decided ${how}: ${outcome}; ${losses}.`)
  const own = seats.find((seat) => reads(reader, seat))
  if (own === undefined) return line('A-54', 'battle', `${first} and ${second} fought a battle, ${outcome}.`)
  const margin = result.abstract ? ` (${result.abstract.margin.toLowerCase()})` : ''
  return line(
    rule,
    'battle',
    `Battle against ${own === first ? second : first}: ${verdict(result.winner, own)}${margin}, decided ${how}; ${losses}.`,
    [],
    [battle],
    {
      winner: result.winner,
      lost: { [first]: result.lost[0], [second]: result.lost[1] },
    },
  )
}
