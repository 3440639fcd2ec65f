import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'

/** One shell hole: a broken ring, open towards a side of its own. */
export interface Crater extends Point {
  readonly r: number
  readonly open: number
}

/** Craters of one blasted cell, the larger first, none on another. */
export const craters = (grid: Grid, cell: number): readonly Crater[] => {
  const random = mulberry32(cell * 7_368_787 + 11)
  const { x: cx, y: cy } = grid.centre(cell)
  const found: Crater[] = []
  for (let tries = 0; tries < 90 && found.length < 16; tries += 1) {
    const r = 0.085 - tries * 0.0006 + random() * 0.02
    const crater = { x: cx + (random() - 0.5) * 0.8, y: cy + (random() - 0.5) * 0.9, r, open: random() * Math.PI * 2 }
    if (grid.cellAt(crater) !== cell) continue
    if (found.every((other) => Math.hypot(other.x - crater.x, other.y - crater.y) > other.r + crater.r + 0.02))
      found.push(crater)
  }
  return found
}
