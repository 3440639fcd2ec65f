import type { Cell, Grid } from '../../../kit/grid.js'
import type { Seeded } from '../../../kit/seeded.js'
import { squareGrid } from '../../../kit/square.js'

/** Where the sides live: on a ring around the middle, so that every one has neighbours to its left and right. */
export interface Layout {
  readonly grid: Grid
  readonly centre: Cell
  /** One a side, clockwise. */
  readonly homes: readonly Cell[]
  /** Between each home and the next. */
  readonly borders: readonly Cell[]
}

/** Numbers of players for whom there is room. */
export const playersAllowed = [2, 3, 4, 5, 6, 7, 8] as const

/** King's moves from the middle to the ring. */
const radiusFor = (players: number): number => (players < 5 ? Math.max(5, players + 2) : players + 3)

/** Room behind the homes, in columns and rows. */
const margin = { x: 3, y: 2 }

/** A place on the square ring, walked clockwise from its north-west corner. */
const onRing = (radius: number, place: number): readonly [dx: number, dy: number] => {
  const side = 2 * radius
  const along = ((Math.round(place) % (4 * side)) + 4 * side) % (4 * side)
  const [edge, step] = [Math.floor(along / side), (along % side) - radius]
  if (edge === 0) return [step, -radius]
  if (edge === 1) return [radius, step]
  return edge === 2 ? [-step, radius] : [-radius, -step]
}

/** Distances from a home to every other sector of every other row: homes are tried in the same few places again and again. */
type Sampled = (home: Cell) => Uint8Array

const sampledOn = ({ width, height }: Grid): Sampled => {
  const known = new Map<Cell, Uint8Array>()
  const measure = (home: Cell): Uint8Array => {
    const [homeX, homeY] = [home % width, Math.floor(home / width)]
    const distances: number[] = []
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2) distances.push(Math.max(Math.abs(homeX - x), Math.abs(homeY - y)))
    return Uint8Array.from(distances)
  }
  return (home) => {
    const found = known.get(home) ?? measure(home)
    known.set(home, found)
    return found
  }
}

/** Sampled sectors that each home alone is nearest to. */
const territories = (sampled: Sampled, homes: readonly Cell[]): readonly number[] => {
  const least = new Uint8Array(sampled(homes[0] ?? 0).length).fill(255)
  const nearest = new Int8Array(least.length).fill(-1)
  homes.forEach((home, side) => {
    const distances = sampled(home)
    for (let at = 0; at < distances.length; at += 1) {
      const far = distances[at] ?? 0
      const best = least[at] ?? 0
      if (far > best) continue
      nearest[at] = far < best ? side : -1
      least[at] = far
    }
  })
  const sectors = homes.map(() => 0)
  for (const side of nearest) if (side >= 0) sectors[side] = (sectors[side] ?? 0) + 1
  return sectors
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** The least as a part of the greatest. */
const share = (values: readonly number[]): number => Math.min(...values) / Math.max(...values)

/** How far apart the homes lie, and how evenly, from one another and from the middle: greater is better. */
const worth = (grid: Grid, sampled: Sampled, centre: Cell, homes: readonly Cell[]): number => {
  const next = homes.map((home, side) => grid.distance(home, homes[(side + 1) % homes.length] ?? home))
  const inwards = homes.map((home) => grid.distance(home, centre))
  const pressure = homes.map((home) =>
    homes.reduce((sum, other) => (other === home ? sum : sum + 1 / grid.distance(home, other) ** 2), 0),
  )
  const evenness = share(territories(sampled, homes)) + share(pressure)
  return 2 * Math.min(...next, 10) - spread(next) - spread(inwards) + 25 * evenness
}

/** Where a side lives: a place on the ring, and how far within it. */
interface Site {
  readonly place: number
  readonly inward: number
}

/** Rings that are tried, and how often a home is moved on each. */
const [samples, moves] = [12, 200]

const ringSites = (players: number, radius: number, random: Seeded): readonly Site[] => {
  const phase = random.next() * 8 * radius
  return Array.from({ length: players }, (_, side) => ({
    place: phase + (side * 8 * radius) / players + random.below(3) - 1,
    inward: random.below(2),
  }))
}

/** Homes are moved one by one, along the ring and across it, as long as that makes the map no less even. */
const settled = (
  first: readonly Site[],
  worthOf: (sites: readonly Site[]) => number,
  random: Seeded,
): readonly [sites: readonly Site[], worth: number] => {
  let [best, most] = [first, worthOf(first)]
  for (let move = 0; move < moves; move += 1) {
    const moved = random.below(first.length)
    const [along, across] = [random.below(5) - 2, random.below(3) - 1]
    const sites = best.map((site, side) =>
      side === moved ? { place: site.place + along, inward: Math.min(3, Math.max(0, site.inward + across)) } : site,
    )
    const found = worthOf(sites)
    if (found >= most) [best, most] = [sites, found]
  }
  return [best, most]
}

export const layOut = (players: number, random: Seeded): Layout => {
  const radius = radiusFor(players)
  const [middleX, middleY] = [radius + margin.x, radius + margin.y]
  const grid = squareGrid(2 * middleX + 1, 2 * middleY + 1)
  const centre = middleY * grid.width + middleX
  const ring = ({ place, inward }: Site): Cell => {
    const [dx, dy] = onRing(radius, place)
    const part = 1 - inward / radius
    return (middleY + Math.round(dy * part)) * grid.width + middleX + Math.round(dx * part)
  }
  const sampled = sampledOn(grid)
  const worthOf = (sites: readonly Site[]): number => worth(grid, sampled, centre, sites.map(ring))
  const [best] = Array.from({ length: samples }, () => settled(ringSites(players, radius, random), worthOf, random))
    .sort(([, a], [, b]) => b - a)
    .map(([sites]) => sites)
  const sites = best ?? []
  const between = ({ place }: Site, side: number): number => {
    const next = sites[side + 1]?.place ?? (sites[0]?.place ?? 0) + 8 * radius
    return (place + next) / 2
  }
  return {
    ...{ grid, centre, homes: sites.map(ring) },
    borders: sites.map((site, side) => ring({ place: between(site, side), inward: 1 + random.below(2) })),
  }
}
