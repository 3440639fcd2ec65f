import type { Point } from '@muster/rulesets/kit/grid.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'
import { createNoise2D } from 'simplex-noise'

/** Smooth irregularity, -1 … 1, that depends on the place alone: neighbours that share a border bend it alike. */
export type Noise = (x: number, y: number) => number

export const noiseOf = (seed: number): Noise => createNoise2D(mulberry32(seed))

/** Moves a point a little, the same way whenever it is asked. */
export const sway = (noise: Noise, { x, y }: Point, reach: number, grain: number): Point => ({
  x: x + reach * noise(x * grain, y * grain),
  y: y + reach * noise(x * grain + 71.3, y * grain - 38.9),
})
