import type { Cell } from '../../../kit/grid.js'
import { ruleId, type CellName, type PieceId, type RuleId, type SeatId } from '../../../kit/ids.js'
import type { ForceClass } from '../data/troops.js'
import type { Laws } from '../laws.js'
import type { Works } from './holdings.js'

/** Whose a hex was at the start of Movement (HX-196), seen by a mover; ruins are nobody's (HX-042). */
export type Holding = 'own' | 'open' | 'enemy' | 'unknown'

export interface Mover {
  readonly id: PieceId
  readonly class: ForceClass
  readonly points: number
  readonly at: Cell
}

/** What a seat's paths are judged by: filled from its view at the desk, from the state at resolution. */
export interface MoveGround {
  readonly laws: Laws
  readonly seat: SeatId
  readonly airstrips: number
  readonly reconCentre: boolean
  readonly movers: readonly Mover[]
  readonly holding: (cell: Cell) => Holding
  /** Contested: no CF or OF leaves it (HX-197, HX-203). */
  readonly pinned: (cell: Cell) => boolean
  /** Contested since the turn before: no CF or OF enters it (HX-203). */
  readonly barred: (cell: Cell) => boolean
  /** Enemy CF or OF are known to stand there. */
  readonly enemies: (cell: Cell) => boolean
  readonly works: (cell: Cell) => Works
}

export interface MoveProblem {
  readonly code: string
  readonly message: string
  readonly rule: RuleId
  readonly cell?: CellName
}

export const problem = (code: string, message: string, rule: string, cell?: CellName): MoveProblem => ({
  code,
  message,
  rule: ruleId(rule),
  ...(cell === undefined ? {} : { cell }),
})

/** Steps used so far, in all and outside own territory. */
export interface Purse {
  readonly total: number
  readonly outside: number
  /** A 4+ has earned one more step (HX-246). */
  readonly onward: boolean
}

export const newPurse: Purse = { total: 0, outside: 0, onward: false }

/** HX-194, HX-195: steps in all, and outside. */
export const allowanceOf = (
  kind: ForceClass,
  airstrips: number,
): { readonly total: number; readonly outside: number } => ({
  total: 3 + 2 * airstrips,
  outside: kind === 'OF' ? 0 : (kind === 'CF' ? 1 : 2) + airstrips,
})

/** HX-193: outside steps count towards the range unless they are extra. */
const totalCost = ({ laws }: Pick<MoveGround, 'laws'>, inside: boolean): number =>
  inside || laws.settings['move.exit_cost'] !== 'extra' ? 1 : 0

/** A recon force's step onto ground of this kind, with or without a throw: what is left in the purse, or null where it is too far (HX-245, HX-246). */
export const reconStep = (
  ground: Pick<MoveGround, 'laws' | 'airstrips'>,
  purse: Purse,
  holding: Holding,
  rolls: boolean,
): Purse | null => {
  const most = allowanceOf('RF', ground.airstrips)
  const total = purse.total + totalCost(ground, holding === 'own')
  const outside = purse.outside + (holding === 'open' || (holding === 'enemy' && !rolls) ? 1 : 0)
  if (purse.onward)
    return { total: Math.min(total, most.total), outside: Math.min(outside, most.outside), onward: false }
  return total > most.total || outside > most.outside ? null : { total, outside, onward: false }
}

/** A CF's or OF's step (HX-191 … HX-204). `last` is the kind of ground that it stands on after its first step, null before. */
export const marchStep = (
  ground: MoveGround,
  { class: kind }: Pick<Mover, 'class'>,
  purse: Purse,
  last: Holding | null,
  cell: Cell,
): Purse | MoveProblem => {
  const { laws } = ground
  const name = laws.name(cell)
  const holding = ground.holding(cell)
  const inside = holding === 'own'
  const most = allowanceOf(kind, ground.airstrips)
  if (ground.barred(cell))
    return problem('barred', `${name} is contested: it cannot be entered until that is settled.`, 'HX-203', name)
  if (kind === 'OF' && !inside)
    return problem('outside', `An occupation force stays in its own territory; ${name} lies outside.`, 'HX-202', name)
  if (inside && purse.outside > 0)
    return problem('back-inside', 'Once outside, a conquest force does not come back in the same turn.', 'HX-204', name)
  // HX-200, HX-528
  if (last === 'enemy' && !laws.settings['cf.overrun_empty_enemy'])
    return problem('enemy-hex', 'A conquest force stops in the first enemy hex that it enters.', 'HX-200', name)
  const total = purse.total + totalCost(ground, inside)
  const outside = purse.outside + (inside ? 0 : 1)
  if (outside > most.outside)
    return problem('too-far-outside', `No more than ${steps(most.outside)} outside own territory.`, 'HX-194', name)
  if (total > most.total) return problem('too-far', `No more than ${steps(most.total)} in all.`, 'HX-191', name)
  return { total, outside, onward: false }
}

const steps = (count: number): string => (count === 1 ? 'one step' : `${String(count)} steps`)
