import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'

export interface Tree extends Point {
  readonly r: number
}

/** Crowns of one wooded cell, scattered without falling on one another. */
export const trees = (grid: Grid, cell: number): readonly Tree[] => {
  const random = mulberry32(cell * 15_485_863 + 3)
  const { x: cx, y: cy } = grid.centre(cell)
  const found: Tree[] = []
  for (let tries = 0; tries < 60 && found.length < 22; tries += 1) {
    const tree = { x: cx + random() - 0.5, y: cy + random() - 0.5, r: 0.045 + random() * 0.03 }
    if (grid.cellAt(tree) !== cell) continue
    if (found.every((other) => Math.hypot(other.x - tree.x, other.y - tree.y) > other.r + tree.r)) found.push(tree)
  }
  return found
}
