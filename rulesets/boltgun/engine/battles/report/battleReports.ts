import type { SeatId } from '../../../../kit/ids.js'
import type { Message } from '../../../../kit/messages.js'
import { reads, seesAll, silent, type Reader } from '../../../../kit/report.js'
import type { ReportLine } from '../../../../kit/view.js'
import type { BattleEvent } from '../../model/battleEvents.js'
import type { EventOf } from '../../model/events.js'
import type { Battle, BattleResult } from '../../model/battle.js'
import { battleName, concerned } from './battleName.js'
import { conflictReferred, sheetsKept, wordAsked } from './disputeReports.js'
import { forfeitClaimed, forfeitConceded, forfeitRefused } from './forfeitReports.js'
import { phrase, say } from '../../report/line.js'
import { numbered } from '../../report/numbered.js'
import type { ReportStep } from '../../report/reportStep.js'
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
  const { banner, level, seat } = sides.own
  const { seat: enemy } = sides.enemy
  const about = [banner, battle.id]
  return result.winner === seat
    ? say('BG-092', 'battle', 'beatsWeak', { banner, enemy }, [], about)
    : say('BG-092', 'battle', result.winner === enemy ? 'isWeak' : 'bothWeak', { banner, level, enemy }, [], about)
}

const roleOf = (attacks: boolean): Message => (attacks ? phrase('youAttack', {}) : phrase('youDefend', {}))

const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

type Telling = readonly [rule: string, step: ReportStep]
const told: Telling = ['BG-190', 'battle']

/** BG-030: a battle that somebody forfeits is not played; before it is fought, the want of a plan is the only cause. */
const meetingForfeit = (meeting: Message, { forfeits }: Battle, own: SeatId, about: readonly string[]): ReportLine => {
  const all = forfeits.map((seat) => (seat === own ? phrase('youSentNoPlan', {}) : phrase('sentNoPlan', { seat })))
  return say(...told, 'meetingForfeit', { meeting, forfeits: { all, with: '; ' } }, [], about)
}

const battleJoined = ({ battle, revealed }: EventOf<'battleJoined'>, reader: Reader): ReportLine | null => {
  if (battle.result?.how === 'automatic') return automatic(battle, battle.result, reader)
  const sides = sidesFor(battle, reader)
  const { mission } = battle
  if (!sides || !mission) return null
  const { own, enemy } = sides
  const about = [own.banner, battle.id]
  if (seesAll(reader))
    return say(...told, 'meet', { first: own.banner, second: enemy.banner, mission: mission.title }, [], about)
  const foe = revealed ? phrase('ofLevel', { seat: enemy.seat, level: enemy.fights }) : enemy.seat
  const named = numbered(foe, battle.number, [own.seat, enemy.seat])
  const meeting = phrase('meeting', { banner: own.banner, level: own.fights, enemy: named })
  if (battle.forfeits.length > 0) return meetingForfeit(meeting, battle, own.seat, about)
  if (battle.step === 'shift' || battle.step === 'shift-2')
    return say(...told, 'meetingOpen', { meeting, role: roleOf(mission.usual === own.seat) }, [], about)
  const [city, night] = [yes(mission.city), mission.nightAllowed ? 'allowed' : 'no'] as const
  const role = roleOf(mission.attacker === own.seat)
  return say(...told, 'meetingSettled', { meeting, mission: mission.title, role, city, night }, [], about)
}

const missionShifted = (event: EventOf<'missionShifted'>, reader: Reader): ReportLine | null => {
  if (event.step === 'shift' || event.step === 'shift-2') return null
  const { attacker, title, city } = event.mission
  const role = seesAll(reader) ? phrase('attacks', { seat: attacker }) : roleOf(reads(reader, attacker))
  const args = { battle: battleName(event, reader), mission: title, role, city: yes(city) }
  return say('BG-312', 'battle', 'missionSettled', args, [], concerned(event, reader))
}

const resultsDiffered = (event: EventOf<'resultsDiffered'>, reader: Reader): ReportLine =>
  say('A-38', 'battle', 'sheetsDiffer', { battle: battleName(event, reader) }, [], concerned(event, reader))

const choiceOpened = (event: EventOf<'choiceOpened'>, reader: Reader): ReportLine | null =>
  reads(reader, event.submitter)
    ? say('A-40', 'battle', 'senderChooses', { battle: battleName(event, reader) }, [], concerned(event, reader))
    : null

/**
 * Who fought and who won, where the settings make that public; those who see all have read more. A draw and a battle that both sides lose read alike.
 */
const battlePublished = ({ seats, winner }: EventOf<'battlePublished'>, reader: Reader): ReportLine | null => {
  if (seesAll(reader)) return null
  const outcome = winner === 'draw' || winner === null ? phrase('nobodyWon', {}) : phrase('wonBy', { seat: winner })
  return say('A-54', 'battle', 'fought', { first: seats[0], second: seats[1], winner: outcome })
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
