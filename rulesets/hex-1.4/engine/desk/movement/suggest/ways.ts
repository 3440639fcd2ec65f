import type { Cell } from '../../../../../kit/grid.js'
import type { CellName } from '../../../../../kit/ids.js'
import type { Mover } from '../../../orderValidation/movement.js'
import { boundProblem, stepOn, type PathStep } from '../../../orderValidation/paths.js'
import type { MoveTable } from '../../../view/moveTable.js'

/** A way that a force may go; an empty path stays where it is. */
export interface Way {
  readonly path: readonly CellName[]
  readonly end: Cell
  /** Hexes on the way that nobody holds, the last among them: a conquest force claims them all (HX-201). */
  readonly open: readonly Cell[]
  /** Throws on the way. */
  readonly rolls: number
}

/** More throws than this cost more than they bring. */
const mostRolls = 2

interface Reached {
  readonly way: Way
  readonly last: PathStep | null
}

/** Every hex that a force can reach, each by a shortest way; its own first. */
export const waysOf = (table: MoveTable, mover: Mover): readonly Way[] => {
  const { context } = table
  const all: Reached[] = [{ way: { path: [], end: mover.at, open: [], rolls: 0 }, last: null }]
  const known = new Set([mover.at])
  const bound = boundProblem(table, mover) !== null
  for (let next = 0; next < all.length; next += 1) {
    const reached = all[next]
    if (!reached || bound || reached.way.rolls >= mostRolls) continue
    const { way, last } = reached
    for (const cell of context.neighbours(way.end)) {
      const step = known.has(cell) ? null : stepOn(table, mover, last, cell)
      if (!step || 'code' in step) continue
      known.add(cell)
      const open = step.holding === 'open' ? [...way.open, cell] : way.open
      const rolls = way.rolls + (step.rolls ? 1 : 0)
      all.push({ way: { path: [...way.path, context.name(cell)], end: cell, open, rolls }, last: step })
    }
  }
  return all.map(({ way }) => way)
}
