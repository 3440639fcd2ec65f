import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key)

/** The next cell in a direction, the same cell at the edge. Up and down on hexes zigzag, so that a column stays a column. */
export const stepFrom = (grid: Grid, cell: Cell, key: Arrow): Cell => {
  const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)]
  const across = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const down = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  const [x, y] = [column + across, row + down]
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height ? y * grid.width + x : cell
}
