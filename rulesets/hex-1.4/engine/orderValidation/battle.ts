import { ruleId, type PieceId, type SeatId } from '../../../kit/ids.js'
import type { Message } from '../../../kit/messages.js'
import type { HeldSpecial } from '../data/specials.js'
import { why, type Refusal } from './refusal.js'
import { mostUnits } from './roster.js'
import type { PrepareOrder, ResultOrder, SharedResult, UnitReport } from '../model/orders.js'

/** Keys of a fight's answer that may be refused one by one. */
export type BattleOption =
  | 'withdraw'
  | 'strikes'
  | 'transporters'
  | 'intel'
  | 'freeHeavySupport'
  | 'defender'
  | 'mission'
  | 'rollOff'

/** What an answer about a fight is judged by: from the state at resolution, from the view at the desk. */
export interface BattleTerms {
  /** Null for a facilitator. */
  readonly own: SeatId | null
  readonly seats: readonly SeatId[]
  /** Points of each side when the fight began. */
  readonly points: Readonly<Record<string, number>>
  readonly held: Readonly<Record<HeldSpecial, number>>
  /** Defends a hex with a Tank Factory of his own. */
  readonly tankFactory: boolean
  /** Armies that may meet a raid. */
  readonly defenders: readonly PieceId[]
  readonly missions: readonly string[]
  /** Own units that fight, and models alive. */
  readonly units: readonly { readonly id: string; readonly alive: number }[]
  /** Units of each side that can be destroyed, by seat. */
  readonly armies: Readonly<Record<string, number>>
  /** Two recon forces: the loser is wiped out (HX-248). */
  readonly recon: boolean
}

/** Units of an army that can be destroyed: those of its list; of one without a list as many as a list can have. */
export const destructible = (units: readonly { readonly alive: number }[]): number =>
  units.length > 0 ? units.filter(({ alive }) => alive > 0).length : mostUnits

/** `option`: refused alone, and the rest counts; null: the whole answer is at fault. */
export interface Fault extends Refusal {
  readonly option: BattleOption | null
}

const fault = (option: BattleOption | null, code: string, rule: string, because: Message): Fault => ({
  ...{ option, code, why: because },
  rule: ruleId(rule),
})

/** Points of a Tank Factory's free choice (HX-142). */
export const mostFreeHeavySupport = 175
/** Strikes of one player in one battle (HX-162). */
export const mostStrikes = 1
export const rollMission = 'roll'

const whole = (value: number): boolean => Number.isInteger(value) && value >= 0

const specialFaults = (order: PrepareOrder, { held }: BattleTerms): readonly Fault[] => {
  const { strikes, transporters, intel } = order
  const faults: Fault[] = []
  if (!whole(strikes) || strikes > mostStrikes)
    faults.push(fault('strikes', 'strikes', 'HX-162', why('oneStrike', { most: mostStrikes })))
  else if (strikes > held.AIR_STRIKE) faults.push(fault('strikes', 'strikes', 'HX-162', why('noStrike', {})))
  if (!whole(transporters) || transporters > held.TRANSPORTER_DEVICE)
    faults.push(
      fault('transporters', 'transporters', 'HX-163b', why('fewTransporters', { held: held.TRANSPORTER_DEVICE })),
    )
  if (intel && held.ADVANCED_INTEL < 1) faults.push(fault('intel', 'intel', 'HX-163', why('noIntel', {})))
  return faults
}

/** What a side brings to a fight (HX-142, HX-162 … HX-165, HX-279). */
export const prepareFaults = (order: PrepareOrder, terms: BattleTerms): readonly Fault[] => {
  const { freeHeavySupport: free, defender, mission } = order
  const faults = [...specialFaults(order, terms)]
  if (free !== 0 && !terms.tankFactory)
    faults.push(fault('freeHeavySupport', 'heavy-support', 'HX-142', why('noTankFactory', {})))
  else if (!whole(free) || free > mostFreeHeavySupport)
    faults.push(
      fault('freeHeavySupport', 'heavy-support', 'HX-154', why('freeChoiceDear', { most: mostFreeHeavySupport })),
    )
  if (defender !== undefined && !terms.defenders.includes(defender))
    faults.push(fault('defender', 'defender', 'HX-279', why('notDefending', {})))
  if (mission !== undefined && !mayChoose(mission, terms)) faults.push(missionFault(terms))
  return faults
}

export const mayChoose = (mission: string, { missions }: Pick<BattleTerms, 'missions'>): boolean =>
  missions.length > 0 && (mission === rollMission || missions.includes(mission))

/** Of a mission that cannot be chosen in this fight. */
export const missionFault = ({ missions }: Pick<BattleTerms, 'missions'>): Fault =>
  fault('mission', 'mission', 'HX-293', missions.length > 0 ? why('missionNotOffered', {}) : why('missionFixed', {}))

/** HX-298: half of his points, to the point, is enough. */
const mayWithdraw = (points: number, left: number): boolean => 2 * left <= points

const unitFaults = (units: readonly UnitReport[], terms: BattleTerms): readonly Fault[] =>
  units.flatMap(({ unit, lost, fled, kills }) => {
    const own = terms.units.find(({ id }) => id === unit)
    if (!own) return [fault(null, 'unit', 'HX-301', why('noSuchFighter', { unit }))]
    if (![lost, fled, kills].every(whole) || lost > own.alive || fled > own.alive)
      return [fault(null, 'unit', 'HX-301', why('moreThanAlive', { unit, alive: own.alive }))]
    return []
  })

type Destroyed = Pick<SharedResult, 'destroyed'>

const killsOf = (units: readonly UnitReport[]): number => units.reduce((sum, { kills }) => sum + kills, 0)

/** HX-526: enemy units that both sides say were destroyed. */
const mostKills = ({ destroyed = {} }: Destroyed, { own, seats }: BattleTerms): number =>
  seats.reduce((sum, seat) => (seat === own ? sum : sum + (destroyed[seat] ?? 0)), 0)

/** Kills of own units beyond what the result says: they do not count. */
export const killsBeyond = (units: readonly UnitReport[], terms: BattleTerms, shared: Destroyed): number =>
  Math.max(0, killsOf(units) - mostKills(shared, terms))

export const unitsFaults = (units: readonly UnitReport[], terms: BattleTerms): readonly Fault[] => {
  const twice = units.find(({ unit }, at) => units.findIndex((other) => other.unit === unit) !== at)
  return twice ? [fault(null, 'unit', 'HX-301', why('reportOnce', { unit: twice.unit }))] : unitFaults(units, terms)
}

/** A model that is counted as lost and as fled is lost; kills beyond what the result says are none. */
export const unitsCounted = (
  units: readonly UnitReport[],
  terms: BattleTerms,
  shared: Destroyed,
): readonly UnitReport[] => {
  let left = mostKills(shared, terms)
  return units.map((report) => {
    const alive = terms.units.find(({ id }) => id === report.unit)?.alive ?? 0
    const kills = Math.min(report.kills, left)
    left -= kills
    return { ...report, fled: Math.min(report.fled, alive - report.lost), kills }
  })
}

type Filed = Pick<ResultOrder, 'winner' | 'left' | 'destroyed' | 'withdrew' | 'degree'>

const leftOf = ({ left }: Filed, terms: BattleTerms, seat: SeatId): number => left[seat] ?? terms.points[seat] ?? 0

/** HX-526: no more units are destroyed than an army has. */
const destroyedFaults = ({ destroyed = {} }: Filed, { armies, seats }: BattleTerms): readonly Fault[] =>
  seats.flatMap((seat) => {
    const [most, count] = [armies[seat] ?? 0, destroyed[seat] ?? 0]
    if (whole(count) && count <= most) return []
    return [fault(null, 'destroyed', 'HX-526', why('destroyedBeyond', { seat, most }))]
  })

/** The shared part of a report (HX-298, HX-301, HX-526). */
export const sharedFaults = (filed: Filed, terms: BattleTerms): readonly Fault[] => {
  const { winner, withdrew, left, destroyed = {} } = filed
  const strangers = [
    ...Object.keys(left),
    ...Object.keys(destroyed),
    ...(withdrew ? [withdrew] : []),
    ...(winner && winner !== 'draw' ? [winner] : []),
  ]
  if (strangers.some((seat) => !(terms.seats as readonly string[]).includes(seat)))
    return [fault(null, 'seat', 'HX-301', why('onlySides', { seats: { all: terms.seats, with: 'and' } }))]
  if (winner === null && withdrew === undefined) return [fault(null, 'winner', 'HX-301', why('noWinner', {}))]
  for (const seat of terms.seats) {
    const most = terms.points[seat] ?? 0
    const points = leftOf(filed, terms, seat)
    if (!whole(points) || points > most) return [fault(null, 'left', 'HX-301', why('leftBeyond', { seat, most }))]
  }
  const overkill = destroyedFaults(filed, terms)
  if (overkill.length > 0) return overkill
  return withdrew !== undefined && !mayWithdraw(terms.points[withdrew] ?? 0, leftOf(filed, terms, withdrew))
    ? [
        fault(
          ...(['withdraw', 'withdraw', 'HX-298'] as const),
          why('mayNotWithdraw', { seat: withdrew, points: terms.points[withdrew] ?? 0 }),
        ),
      ]
    : []
}

/** What a report comes to, every side's points named; null where nothing is left of it once an unlawful withdrawal is struck out. */
export const sharedOf = (filed: Filed, terms: BattleTerms): SharedResult | null => {
  const left = Object.fromEntries(terms.seats.map((seat) => [seat, leftOf(filed, terms, seat)]))
  const destroyed = Object.fromEntries(terms.seats.map((seat) => [seat, filed.destroyed?.[seat] ?? 0]))
  const { withdrew, degree } = filed
  const lawful = withdrew !== undefined && mayWithdraw(terms.points[withdrew] ?? 0, left[withdrew] ?? 0)
  const winner = lawful ? (terms.seats.find((seat) => seat !== withdrew) ?? null) : filed.winner
  if (winner === null) return null
  if (winner === 'draw') return { winner, degree: null, left, destroyed }
  const loser = terms.seats.find((seat) => seat !== winner)
  const after = terms.recon && loser !== undefined ? { ...left, [loser]: 0 } : left
  return lawful
    ? { winner, degree: 'MAJOR', left: after, destroyed, withdrew }
    : { winner, degree: degree ?? 'MINOR', left: after, destroyed }
}
