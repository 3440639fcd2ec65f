import type { Cell } from '../../../../../kit/grid.js'
import type { CellName } from '../../../../../kit/ids.js'
import type { Mover } from '../../../legality/movement.js'
import { judgePath } from '../../../legality/paths.js'
import type { MoveTable } from '../ground.js'

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

/** Every hex that a force can reach, each by a shortest way; its own first. */
export const waysOf = (table: MoveTable, mover: Mover): readonly Way[] => {
  const ways: Way[] = [{ path: [], end: mover.at, open: [], rolls: 0 }]
  const known = new Set([mover.at])
  for (let next = 0; next < ways.length; next += 1) {
    const way = ways[next]
    if (!way || way.rolls >= mostRolls) continue
    for (const cell of table.laws.neighbours(way.end)) {
      if (known.has(cell)) continue
      const path = [...way.path, table.laws.name(cell)]
      const judged = judgePath(table, mover, path)
      if (judged.problem) continue
      known.add(cell)
      const open = table.holding(cell) === 'open' ? [...way.open, cell] : way.open
      ways.push({ path, end: cell, open, rolls: judged.steps.filter(({ rolls }) => rolls).length })
    }
  }
  return ways
}
