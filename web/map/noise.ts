import type { Point } from '@muster/rulesets/kit/grid.js'
import { createNoise2D } from 'simplex-noise'

/** Whole numbers below 2³² from text, the same in every browser (FNV-1a). */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A small generator for the draughtsman's hand (mulberry32). No die is ever thrown with it. */
export const hand = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Smooth irregularity, -1 … 1, that depends on the place alone: neighbours that share a border bend it alike. */
export type Noise = (x: number, y: number) => number

export const noiseOf = (seed: number): Noise => createNoise2D(hand(seed))

/** Moves a point a little, the same way whenever it is asked. */
export const sway = (noise: Noise, { x, y }: Point, reach: number, grain: number): Point => ({
  x: x + reach * noise(x * grain, y * grain),
  y: y + reach * noise(x * grain + 71.3, y * grain - 38.9),
})
