import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'

const steps = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const

/** As they lie on a number pad around the 5: the four slanting ways. */
const slants = { Home: [-1, -1], PageUp: [1, -1], End: [-1, 1], PageDown: [1, 1] } as const

export type Step = keyof typeof steps | keyof typeof slants

export const isStep = (key: string): key is Step => key in steps || key in slants

/** The next cell in a direction, the same cell at the edge. Up and down on hexes zigzag, so that a column stays a column. */
export const stepFrom = (grid: Grid, cell: Cell, key: Step): Cell => {
  const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)]
  const [across, down] = key in steps ? steps[key as keyof typeof steps] : slants[key as keyof typeof slants]
  // Every other row of hexes stands half a hex to the right: a slanting step to that side keeps its column.
  const kept = grid.kind === 'hex' && across !== 0 && down !== 0 && (row % 2 === 0 ? across > 0 : across < 0)
  const [x, y] = [column + (kept ? 0 : across), row + down]
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height ? y * grid.width + x : cell
}
