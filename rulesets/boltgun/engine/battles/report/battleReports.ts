import type { SeatId } from '../../../../kit/ids.js'
import { reads, seesAll, silent, type Reader } from '../../../../kit/report.js'
import type { ReportLine } from '../../../../kit/view.js'
import { battleNumber } from '../../battleNumber.js'
import type { BattleEvent } from '../battleEvents.js'
import type { EventOf } from '../../events.js'
import type { Battle, BattleResult } from '../battle.js'
import { battleName, concerned } from './battleName.js'
import { conflictReferred, sheetsKept, wordAsked } from './disputeReports.js'
import { forfeitClaimed, forfeitConceded, forfeitRefused } from './forfeitReports.js'
import { line } from '../../report/line.js'
import { battleResolved } from './resultReport.js'
import { type Tellers } from '../../report/tellers.js'

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

/** BG-030: a battle that somebody forfeits is not played; before it is fought, the want of a plan is the only cause. */
const forfeitText = ({ forfeits }: Battle, own: SeatId): string =>
  forfeits
    .map((seat) => (seat === own ? 'you sent no plan and forfeit' : `${seat} sent no plan and forfeits`))
    .join('; ')

const mission = (own: SeatId, attacks: boolean, battle: Battle): string => {
  const { mission: drawn, step, forfeits } = battle
  if (!drawn) return ''
  if (forfeits.length > 0) return `; ${forfeitText(battle, own)}`
  const role = attacks ? 'you attack' : 'you defend'
  if (step === 'shift' || step === 'shift-2')
    return `; the mission is not settled yet; ${role}, unless an encircled side has to break out`
  return `: ${drawn.title}, ${role}${drawn.city ? ', in a city' : ''}${drawn.nightAllowed ? '; the attacker may choose night' : ''}`
}

const battleJoined = ({ battle, revealed }: EventOf<'battleJoined'>, reader: Reader): ReportLine | null => {
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

const missionShifted = (event: EventOf<'missionShifted'>, reader: Reader): ReportLine | null => {
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

const resultsDiffered = (event: EventOf<'resultsDiffered'>, reader: Reader): ReportLine =>
  line('A-38', 'battle', `${battleName(event, reader)}: the two sheets differ.`, [], concerned(event, reader))

const choiceOpened = (event: EventOf<'choiceOpened'>, reader: Reader): ReportLine | null =>
  reads(reader, event.submitter)
    ? line(
        'A-40',
        'battle',
        `${battleName(event, reader)}: one sheet alone came, so its sender chooses between it and the abstract result.`,
        [],
        concerned(event, reader),
      )
    : null

/**
 * Who fought and who won, where the settings make that public (A-54); those who see all have read more. A draw and a battle that both sides lose read alike.
 */
const battlePublished = ({ seats, winner }: EventOf<'battlePublished'>, reader: Reader): ReportLine | null => {
  if (seesAll(reader)) return null
  const outcome = winner === 'draw' || winner === null ? 'which nobody won' : `won by ${winner}`
  return line('A-54', 'battle', `${seats[0]} and ${seats[1]} fought a battle, ${outcome}.`)
}

export const battleReports: Tellers<BattleEvent> = {
  battleJoined,
  missionShifted,
  resultsDiffered,
  sheetsKept,
  witnessAgreed: silent,
  forfeitClaimed,
  forfeitRefused,
  forfeitLeft: silent,
  forfeitConceded,
  wordAsked,
  conflictReferred,
  choiceOpened,
  battlePublished,
  battleResolved,
}
