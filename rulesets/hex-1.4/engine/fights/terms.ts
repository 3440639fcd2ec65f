import { facilitatorDesk, type SeatId } from '../../../kit/ids.js'
import type { Battle } from '../model/battle.js'
import { forcesAt, seatOf } from '../model/control.js'
import { missionsOf } from '../data/missions.js'
import { destructible, type BattleTerms } from '../orderValidation/battle.js'
import type { State } from '../model/state.js'
import { isRaid } from './raid.js'

const count = <Item>(all: readonly Item[], item: Item): number => all.filter((each) => each === item).length

/** HX-279: who of a seat may meet a raid. */
export const defendersOf = (state: State, battle: Battle, seat: SeatId): BattleTerms['defenders'] =>
  battle.attacker !== null && battle.attacker !== seat && isRaid(battle) && battle.step === 'prepare'
    ? forcesAt(state, battle.at).flatMap(({ id, points, seat: of }) => (of === seat && points > 0 ? [id] : []))
    : []

/** What an answer of a seat is judged by. */
export const termsOf = (state: State, battle: Battle, seat: SeatId): BattleTerms => {
  const own = seat === facilitatorDesk ? null : seat
  const held = own === null ? [] : seatOf(state, own).specials
  const defends = own !== null && battle.attacker !== null && battle.attacker !== own
  return {
    own,
    seats: battle.sides.map((side) => side.seat),
    points: Object.fromEntries(battle.sides.map((side) => [side.seat, side.points])),
    held: {
      AIR_STRIKE: count(held, 'AIR_STRIKE'),
      ADVANCED_INTEL: count(held, 'ADVANCED_INTEL'),
      TRANSPORTER_DEVICE: count(held, 'TRANSPORTER_DEVICE'),
    },
    tankFactory: defends && battle.tankFactory,
    defenders: own === null ? [] : defendersOf(state, battle, own),
    missions: missionsOf(battle.kind),
    units: battle.sides.find((side) => side.seat === own)?.roster.map(({ id, alive }) => ({ id, alive })) ?? [],
    armies: Object.fromEntries(battle.sides.map(({ seat: of, roster }) => [of, destructible(roster)])),
    recon: battle.kind === 'RECON',
  }
}
