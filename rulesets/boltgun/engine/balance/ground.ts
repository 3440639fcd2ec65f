import type { Cell, Grid } from '../../../kit/grid.js'
import { squareGrid } from '../../../kit/square.js'
import { isImpassable } from '../laws.js'

/** A map as marchers meet it. */
export interface Ground {
  readonly grid: Grid
  readonly passable: readonly boolean[]
  readonly city: readonly boolean[]
}

export const groundOf = (rows: readonly string[]): Ground => {
  const symbols = [...rows.join('')]
  return {
    grid: squareGrid(rows[0]?.length ?? 0, rows.length),
    passable: symbols.map((symbol) => !isImpassable(symbol)),
    city: symbols.map((symbol) => symbol === 'C'),
  }
}

/** Fewest marches from the nearest of the starts to each sector; infinite where no way leads. */
export const marchesFrom = ({ grid, passable }: Ground, starts: readonly Cell[]): readonly number[] => {
  const { width, height } = grid
  const marches = Array.from({ length: grid.size }, () => Infinity)
  for (const start of starts) marches[start] = 0
  const queue = [...starts]
  for (const cell of queue) {
    const [x, y, next] = [cell % width, Math.floor(cell / width), (marches[cell] ?? 0) + 1]
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const near = row * width + column
        if (!passable[near] || (marches[near] ?? 0) <= next) continue
        marches[near] = next
        queue.push(near)
      }
  }
  return marches
}

/** How many sectors pass a test. */
export const countCells = (ground: Ground, test: (cell: Cell) => boolean): number =>
  ground.passable.reduce((sum, open, cell) => sum + (open && test(cell) ? 1 : 0), 0)

/** Of each sector, the one side that reaches it before all others, or -1, and how many marches that takes. */
export const firstThere = (
  marches: readonly (readonly number[])[],
): { readonly side: readonly number[]; readonly after: readonly number[] } => {
  const after = [...(marches[0] ?? [])]
  const side: number[] = after.map((far) => (far < Infinity ? 0 : -1))
  marches.forEach((reach, index) => {
    if (index === 0) return
    reach.forEach((far, cell) => {
      const least = after[cell] ?? Infinity
      if (far === least) side[cell] = -1
      if (far >= least) return
      after[cell] = far
      side[cell] = index
    })
  })
  return { side, after }
}
