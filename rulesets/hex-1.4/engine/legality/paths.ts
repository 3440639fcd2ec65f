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

/** Hexes of a path as long as each lies next to the one before. */
export const chainOf = (
  { laws }: Pick<MoveGround, 'laws'>,
  at: Cell,
  path: readonly string[],
): { readonly cells: readonly Cell[]; readonly problem: MoveProblem | null } => {
  const cells: Cell[] = []
  for (const name of path) {
    const cell = laws.cell(name)
    if (cell === null)
      return { cells, problem: problem('no-such-hex', `There is no hex ${name} on this map.`, 'HX-011') }
    const from = cells.at(-1) ?? at
    if (!laws.neighbours(from).includes(cell)) {
      const message = `${name} is not next to ${laws.name(from)}: go from hex to neighbouring hex.`
      return { cells, problem: problem('not-adjacent', message, 'HX-012', laws.name(cell)) }
    }
    cells.push(cell)
  }
  return { cells, problem: null }
}

/** Whether a recon force throws to enter, as far as it is known; what can be one or the other counts as a throw. */
const mayRoll = (ground: MoveGround, cell: Cell): boolean =>
  ground.holding(cell) === 'enemy' || ground.holding(cell) === 'unknown' || ground.enemies(cell)

const reconPath = (ground: MoveGround, cells: readonly Cell[]): JudgedPath => {
  const done: PathStep[] = []
  for (const cell of cells) {
    const [holding, rolls] = [ground.holding(cell), mayRoll(ground, cell)]
    const purse = reconStep(ground, done.at(-1)?.purse ?? newPurse, holding, rolls)
    const name = ground.laws.name(cell)
    if (!purse) {
      const message = `The range of the recon force ends before ${name}.`
      return { steps: done, problem: problem('too-far', message, 'HX-240', name) }
    }
    // Nobody goes on from a throw but by a 4+
    done.push({ cell, holding, rolls, purse: { ...purse, onward: rolls } })
  }
  return { steps: done, problem: null }
}

const marchPath = (ground: MoveGround, mover: Mover, cells: readonly Cell[]): JudgedPath => {
  const done: PathStep[] = []
  if (ground.pinned(mover.at))
    return {
      steps: done,
      problem: problem('pinned', 'It stands in a contested hex and cannot leave before that is settled.', 'HX-203'),
    }
  for (const cell of cells) {
    const last = done.at(-1)
    const purse = marchStep(ground, mover, last?.purse ?? newPurse, last?.holding ?? null, cell)
    if ('code' in purse) return { steps: done, problem: purse }
    done.push({ cell, holding: ground.holding(cell), rolls: false, purse })
  }
  return { steps: done, problem: null }
}

/** HX-221: how far a path is legal. */
export const judgePath = (ground: MoveGround, mover: Mover, path: readonly string[]): JudgedPath => {
  const chain = chainOf(ground, mover.at, path)
  const judged = mover.class === 'RF' ? reconPath(ground, chain.cells) : marchPath(ground, mover, chain.cells)
  return { steps: judged.steps, problem: judged.problem ?? chain.problem }
}
