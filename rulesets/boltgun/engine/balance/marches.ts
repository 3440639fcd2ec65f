import type { Cell, Grid } from '../../../kit/grid.js'
import { once } from '../../../kit/memo.js'
import { squareGrid } from '../../../kit/square.js'
import { isImpassable } from '../data/ground.js'

/** A map as marchers meet it. */
export interface Ground {
  readonly grid: Grid
  readonly passable: readonly boolean[]
  readonly city: readonly boolean[]
}

/** The ground of a scenario's rows: the same rows are judged for every draw of the packets. */
export const groundOf = once((rows: readonly string[]): Ground => {
  const symbols = [...rows.join('')]
  return {
    grid: squareGrid(rows[0]?.length ?? 0, rows.length),
    passable: symbols.map((symbol) => !isImpassable(symbol)),
    city: symbols.map((symbol) => symbol === 'C'),
  }
})

/** Fewest marches from the nearest of the starts to each sector; infinite where no way leads. */
export const marchesFrom = ({ grid, passable }: Ground, starts: readonly Cell[]): readonly number[] => {
  const { width, height } = grid
  const marches = new Array<number>(grid.size).fill(Infinity)
  for (const start of starts) marches[start] = 0
  const queue = [...starts]
  for (const cell of queue) {
    const x = cell % width
    const y = Math.floor(cell / width)
    const next = (marches[cell] ?? 0) + 1
    const [east, south] = [Math.min(width - 1, x + 1), Math.min(height - 1, y + 1)]
    for (let row = Math.max(0, y - 1); row <= south; row += 1)
      for (let column = Math.max(0, x - 1); column <= east; column += 1) {
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
