import { fnv1a } from '@muster/rulesets/kit/hash.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'
import type { TerrainPiece, TerrainShape } from '@muster/rulesets/kit/system.js'

/** A piece of terrain where it lies, in inches from the far left corner. `reach` is how far it comes from its middle at most. */
export interface Laid extends TerrainPiece {
  readonly number: number
  /** 0 near left, 1 near right, 2 far left, 3 far right. */
  readonly quarter: number
  readonly x: number
  readonly y: number
  readonly reach: number
  /** How much longer it is than broad. */
  readonly stretch: number
  readonly turn: number
}

export interface Ground {
  readonly width: number
  readonly depth: number
}

export const quarterNames = ['nearLeft', 'nearRight', 'farLeft', 'farRight'] as const

/** Half the length of a piece in inches, and how much longer than broad it is. */
const forms: Readonly<Record<TerrainShape, readonly [reach: number, stretch: number]>> = {
  wood: [5.6, 1.25],
  hill: [6.2, 1.3],
  ruin: [4.6, 1.3],
  building: [4.2, 1.35],
  wall: [5.2, 5],
  water: [6.4, 2.1],
  crater: [4.2, 1.1],
  rocks: [4.8, 1.2],
  rough: [5.4, 1.35],
  works: [5.4, 2.6],
}

/** Free ground around a piece, and along the border of its quarter. */
const gap = 0.6
const border = 0.8

interface Spot {
  readonly x: number
  readonly y: number
  readonly reach: number
}

const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y) - one.reach - other.reach

/** A free spot, the one of a few with most room to the others; null where none was found. */
const freeSpot = (
  reach: number,
  taken: readonly Spot[],
  { width, depth }: Ground,
  random: () => number,
): Spot | null => {
  const [roomX, roomY] = [width - 2 * (reach + border), depth - 2 * (reach + border)]
  if (roomX < 0 || roomY < 0) return null
  let best: { readonly spot: Spot; readonly free: number } | null = null
  for (let tries = 0, found = 0; tries < 60 && found < 4; tries += 1) {
    const spot = { x: reach + border + random() * roomX, y: reach + border + random() * roomY, reach }
    const free = Math.min(...taken.map((other) => apart(spot, other)), 4)
    if (free < gap) continue
    found += 1
    if (!best || free > best.free) best = { spot, free }
  }
  return best?.spot ?? null
}

/** Lays the largest first; all are drawn smaller and laid anew until they find room. */
const spotsOf = (reaches: readonly number[], ground: Ground, random: () => number): readonly Spot[] => {
  const order = reaches.map((_, at) => at).sort((a, b) => (reaches[b] ?? 0) - (reaches[a] ?? 0) || a - b)
  for (let scale = 1; ; scale *= 0.9) {
    const spots: Spot[] = []
    const laid: Spot[] = []
    for (const at of order) {
      const spot = freeSpot((reaches[at] ?? 0) * scale, laid, ground, random)
      if (!spot) break
      laid.push(spot)
      spots[at] = spot
    }
    if (laid.length === reaches.length) return spots
  }
}

/** A table as a draughtsman would lay it out: every piece inside its quarter, none on another, the same for the same seed. */
export const layOut = (
  quarters: readonly (readonly TerrainPiece[])[],
  { width, depth }: Ground,
  seed: string,
): readonly Laid[] => {
  let number = 0
  return quarters.slice(0, quarterNames.length).flatMap((pieces, quarter) => {
    const random = mulberry32(fnv1a(`${seed} ${String(quarter)}`))
    const looks = pieces.map(({ shape }) => {
      const [reach, stretch] = forms[shape]
      return { reach: reach * (0.9 + random() * 0.2), stretch, turn: (random() - 0.5) * Math.PI }
    })
    const spots = spotsOf(
      looks.map(({ reach }) => reach),
      { width: width / 2, depth: depth / 2 },
      random,
    )
    const [left, far] = [quarter % 2 === 0, quarter >= 2]
    return pieces.flatMap(({ title, shape }, at) => {
      const [look, spot] = [looks[at], spots[at]]
      if (!look || !spot) return []
      number += 1
      const place = { x: spot.x + (left ? 0 : width / 2), y: spot.y + (far ? 0 : depth / 2), reach: spot.reach }
      return [{ title, shape, number, quarter, ...place, stretch: look.stretch, turn: look.turn }]
    })
  })
}
