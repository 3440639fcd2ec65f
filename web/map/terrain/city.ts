import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'
import type { Noise } from '../noise.js'

interface Plot {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const street = 0.028

/** Cuts a plot across its longer side until the blocks are small. */
const cut = (plot: Plot, random: () => number, depth: number): readonly Plot[] => {
  const longest = Math.max(plot.w, plot.h)
  if (depth === 0 || longest < 0.17 || (longest < 0.24 && random() < 0.3)) return [plot]
  const part = 0.36 + random() * 0.28
  const gap = depth > 2 ? street * 1.7 : street
  if (plot.w > plot.h) {
    const w = (plot.w - gap) * part
    return [
      ...cut({ ...plot, w }, random, depth - 1),
      ...cut({ ...plot, x: plot.x + w + gap, w: plot.w - gap - w }, random, depth - 1),
    ]
  }
  const h = (plot.h - gap) * part
  return [
    ...cut({ ...plot, h }, random, depth - 1),
    ...cut({ ...plot, y: plot.y + h + gap, h: plot.h - gap - h }, random, depth - 1),
  ]
}

/** Blocks of one city cell, as polygons: streets are what is left between them. Thin out towards open country, run on towards other city cells. */
export const cityBlocks = (
  grid: Grid,
  cell: number,
  isCity: (cell: number) => boolean,
  noise: Noise,
): readonly (readonly Point[])[] => {
  const random = mulberry32(cell * 104_729 + 5)
  const { x: cx, y: cy } = grid.centre(cell)
  const half = grid.kind === 'hex' ? 0.5 : 0.49
  const angle = noise(cx * 0.2, cy * 0.2) * 0.16
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = (x: number, y: number): Point => ({ x: cx + x * cos - y * sin, y: cy + x * sin + y * cos })
  return cut({ x: -half, y: -half, w: half * 2, h: half * 2 }, random, 5).flatMap((plot) => {
    const [mx, my, luck] = [plot.x + plot.w / 2, plot.y + plot.h / 2, random()]
    const out = turned(mx * 1.75, my * 1.75)
    const beyond = grid.cellAt(out)
    const open = beyond === null || (beyond !== cell && !isCity(beyond))
    const centre = turned(mx, my)
    if (grid.cellAt(centre) !== cell || (open && luck < 0.42 + Math.hypot(mx, my) * 0.5)) return []
    const inset = open ? 0.008 + luck * 0.012 : 0
    return [
      [
        turned(plot.x + inset, plot.y + inset),
        turned(plot.x + plot.w - inset, plot.y + inset),
        turned(plot.x + plot.w - inset, plot.y + plot.h - inset),
        turned(plot.x + inset, plot.y + plot.h - inset),
      ],
    ]
  })
}
