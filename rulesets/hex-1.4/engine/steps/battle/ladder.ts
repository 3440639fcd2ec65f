import type { PieceId, SeatId } from '../../../../kit/ids.js'
import type { Army, BattleResult, Contest } from '../../model/battle.js'
import { seatOrder } from '../../model/rulesContext.js'
import type { State } from '../../model/state.js'

/** An army that still exists where the ladder has it: in the hex, or a garrison in its own. */
export const standsIn = (
  { forces }: Pick<State, 'forces'>,
  { at, beaten }: Pick<Contest, 'at' | 'beaten'>,
  { force, from }: Army,
): boolean =>
  !beaten.includes(force) && forces.some((each) => each.id === force && each.at === (from ?? at) && each.points > 0)

interface Contender extends Army {
  readonly seat: SeatId
}

/** The first army of each side that has one left, in the order of challenge. */
const heads = (state: State, contest: Contest): readonly Contender[] =>
  contest.sides.flatMap(({ seat, queue }) => {
    const head = queue.find((army) => standsIn(state, contest, army))
    return head ? [{ seat, ...head }] : []
  })

export type Next =
  | { readonly over: true; readonly winner: SeatId | null }
  /** The attacker first; seat order where nobody attacks. */
  | { readonly over: false; readonly attacker: SeatId | null; readonly pair: readonly [Contender, Contender] }

/** HX-296: who fights next. */
export const nextFight = (state: State, contest: Contest): Next => {
  const left = heads(state, contest)
  const [first, second] = left
  if (!first || !second) return { over: true, winner: first?.seat ?? null }
  const incumbent = left.find(({ seat }) => seat === contest.incumbent)
  const challenger = left.find(({ seat }) => seat !== contest.incumbent)
  if (incumbent && challenger) return { over: false, attacker: challenger.seat, pair: [challenger, incumbent] }
  const inSeats = seatOrder(state.seats)
  return { over: false, attacker: null, pair: inSeats(first.seat, second.seat) < 0 ? [first, second] : [second, first] }
}

interface Fought {
  readonly attacker: SeatId | null
  readonly sides: readonly [
    { readonly seat: SeatId; readonly force: PieceId },
    { readonly seat: SeatId; readonly force: PieceId },
  ]
}

/**
 * The ladder after a fight; the state has taken its losses. A beaten army is out, after a draw the attacking one, where nobody attacked both. Who wins where
 * nobody held the ground holds it now; so does a challenger when the side that held it has no army left.
 */
export const ladderAfter = (
  state: State,
  contest: Contest,
  { attacker, sides }: Fought,
  { winner }: Pick<BattleResult, 'winner'>,
): Contest => {
  const out = sides.filter(({ seat }) => (winner === 'draw' ? attacker === null || seat === attacker : seat !== winner))
  const after = { ...contest, beaten: [...contest.beaten, ...out.map(({ force }) => force)] }
  if (winner === 'draw') return attacker === null ? { ...after, incumbent: null } : after
  const held = heads(state, after).some(({ seat }) => seat === after.incumbent)
  return { ...after, incumbent: after.incumbent !== null && held ? after.incumbent : winner }
}
