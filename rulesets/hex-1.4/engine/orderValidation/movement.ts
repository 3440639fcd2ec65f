import type { Cell } from '../../../kit/grid.js'
import { ruleId, type CellName, type PieceId, type SeatId } from '../../../kit/ids.js'
import type { Message } from '../../../kit/messages.js'
import type { ForceClass } from '../data/troops.js'
import type { RulesContext } from '../model/rulesContext.js'
import type { Works } from '../model/holdings.js'
import { why, type Refusal } from './refusal.js'

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
  readonly context: RulesContext
  readonly seat: SeatId
  readonly airstrips: number
  readonly reconCentre: boolean
  readonly movers: readonly Mover[]
  readonly holding: (cell: Cell) => Holding
  /** Contested: no CF or OF leaves it (HX-197, HX-203). */
  readonly pinned: (cell: Cell) => boolean
  /** Contested since the turn before: no CF or OF enters it (HX-203). */
  readonly barred: (cell: Cell) => boolean
  /** Kept for a late starter: nobody enters it (HX-534). */
  readonly closed: (cell: Cell) => boolean
  /** Enemy CF or OF are known to stand there. */
  readonly enemies: (cell: Cell) => boolean
  readonly works: (cell: Cell) => Works
}

export interface MoveProblem extends Refusal {
  readonly cell?: CellName
}

export const problem = (code: string, because: Message, rule: string, cell?: CellName): MoveProblem => ({
  code,
  why: because,
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
const totalCost = ({ context }: Pick<MoveGround, 'context'>, inside: boolean): number =>
  inside || context.settings['move.exit_cost'] !== 'extra' ? 1 : 0

/** A recon force's step onto ground of this kind, with or without a throw: what is left in the purse, or null where it is too far (HX-245, HX-246). */
export const reconStep = (
  ground: Pick<MoveGround, 'context' | 'airstrips'>,
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
  const { context } = ground
  const at = context.name(cell)
  const holding = ground.holding(cell)
  const inside = holding === 'own'
  const most = allowanceOf(kind, ground.airstrips)
  if (ground.barred(cell)) return problem('barred', why('barred', { at }), 'HX-203', at)
  if (kind === 'OF' && !inside) return problem('outside', why('ownLandOnly', { at }), 'HX-202', at)
  if (inside && purse.outside > 0) return problem('back-inside', why('backInside', {}), 'HX-204', at)
  // HX-200, HX-528
  if (last === 'enemy' && !context.settings['cf.overrun_empty_enemy'])
    return problem('enemy-hex', why('firstEnemyHex', {}), 'HX-200', at)
  const total = purse.total + totalCost(ground, inside)
  const outside = purse.outside + (inside ? 0 : 1)
  if (outside > most.outside)
    return problem('too-far-outside', why('tooFarOutside', { most: most.outside }), 'HX-194', at)
  if (total > most.total) return problem('too-far', why('tooFar', { most: most.total }), 'HX-191', at)
  return { total, outside, onward: false }
}
