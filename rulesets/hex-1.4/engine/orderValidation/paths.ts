import type { Cell } from '../../../kit/grid.js'
import {
  marchStep,
  newPurse,
  problem,
  reconStep,
  type Holding,
  type MoveGround,
  type MoveProblem,
  type Mover,
  type Purse,
} from './movement.js'
import { why } from './refusal.js'

/** One hex of a path, as far as it can be judged before anybody moves. */
export interface PathStep {
  readonly cell: Cell
  readonly holding: Holding
  /** A throw on the recon table to enter it (HX-245). */
  readonly rolls: boolean
  readonly purse: Purse
}

/** The legal beginning of a path, and why it goes no further. */
export interface JudgedPath {
  readonly steps: readonly PathStep[]
  readonly problem: MoveProblem | null
}

/** HX-534. */
const closedProblem = (ground: Pick<MoveGround, 'context' | 'closed'>, cell: Cell): MoveProblem | null => {
  const at = ground.context.name(cell)
  return ground.closed(cell) ? problem('closed', why('closed', { at }), 'HX-534', at) : null
}

/** Hexes of a path as long as each lies next to the one before and may be entered. */
export const chainOf = (
  ground: Pick<MoveGround, 'context' | 'closed'>,
  at: Cell,
  path: readonly string[],
): { readonly cells: readonly Cell[]; readonly problem: MoveProblem | null } => {
  const { context } = ground
  const cells: Cell[] = []
  for (const name of path) {
    const cell = context.cell(name)
    if (cell === null) return { cells, problem: problem('no-such-hex', why('noSuchHex', { at: name }), 'HX-011') }
    const from = cells.at(-1) ?? at
    if (!context.neighbours(from).includes(cell)) {
      const apart = why('notAdjacent', { at: name, from: context.name(from) })
      return { cells, problem: problem('not-adjacent', apart, 'HX-012', context.name(cell)) }
    }
    const closed = closedProblem(ground, cell)
    if (closed) return { cells, problem: closed }
    cells.push(cell)
  }
  return { cells, problem: null }
}

/** Whether a recon force throws to enter, as far as it is known; what can be one or the other counts as a throw. */
const mayRoll = (ground: MoveGround, cell: Cell): boolean =>
  ground.holding(cell) === 'enemy' || ground.holding(cell) === 'unknown' || ground.enemies(cell)

const scoutOn = (ground: MoveGround, last: PathStep | null, cell: Cell): PathStep | MoveProblem => {
  const [holding, rolls] = [ground.holding(cell), mayRoll(ground, cell)]
  const purse = reconStep(ground, last?.purse ?? newPurse, holding, rolls)
  // Nobody goes on from a throw but by a 4+
  if (purse) return { cell, holding, rolls, purse: { ...purse, onward: rolls } }
  const at = ground.context.name(cell)
  return problem('too-far', why('reconRange', { at }), 'HX-240', at)
}

const marchOn = (ground: MoveGround, mover: Mover, last: PathStep | null, cell: Cell): PathStep | MoveProblem => {
  const purse = marchStep(ground, mover, last?.purse ?? newPurse, last?.holding ?? null, cell)
  return 'code' in purse ? purse : { cell, holding: ground.holding(cell), rolls: false, purse }
}

/** Why a force cannot leave where it stands at all. */
export const boundProblem = (ground: MoveGround, mover: Mover): MoveProblem | null =>
  mover.class !== 'RF' && ground.pinned(mover.at) ? problem('pinned', why('pinned', {}), 'HX-203') : null

/** The step to a neighbouring hex after the last one of a path, null before the first; or why there is none. */
export const stepOn = (ground: MoveGround, mover: Mover, last: PathStep | null, cell: Cell): PathStep | MoveProblem =>
  closedProblem(ground, cell) ??
  (mover.class === 'RF' ? scoutOn(ground, last, cell) : marchOn(ground, mover, last, cell))

/** HX-221: how far a path is legal. */
export const judgePath = (ground: MoveGround, mover: Mover, path: readonly string[]): JudgedPath => {
  const bound = boundProblem(ground, mover)
  if (bound) return { steps: [], problem: bound }
  const chain = chainOf(ground, mover.at, path)
  const steps: PathStep[] = []
  for (const cell of chain.cells) {
    const step = stepOn(ground, mover, steps.at(-1) ?? null, cell)
    if ('code' in step) return { steps, problem: step }
    steps.push(step)
  }
  return { steps, problem: chain.problem }
}
