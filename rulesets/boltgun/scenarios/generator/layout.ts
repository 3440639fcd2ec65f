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

/** How far a corner is drawn in, as a part of its distance from the middle. */
const cut = 0.2

/** A place on the square ring, walked clockwise from its north-west corner. */
const onRing = (radius: number, place: number): readonly [dx: number, dy: number] => {
  const side = 2 * radius
  const along = ((Math.round(place) % (4 * side)) + 4 * side) % (4 * side)
  const [edge, step] = [Math.floor(along / side), (along % side) - radius]
  if (edge === 0) return [step, -radius]
  if (edge === 1) return [radius, step]
  return edge === 2 ? [-step, radius] : [-radius, -step]
}

/** The ring's corners are cut, as they would have less ground behind them and less before them. */
const rounded = (radius: number, [dx, dy]: readonly [number, number], inward: number): readonly [number, number] => {
  const corner = Math.min(Math.abs(dx), Math.abs(dy)) / radius
  const part = (1 - cut * corner) * (1 - inward / radius)
  return [Math.round(dx * part), Math.round(dy * part)]
}

/** Sectors of open ground that each home is nearest to, counted on every other column and row. */
const territories = ({ width, height }: Grid, homes: readonly Cell[]): readonly number[] => {
  const sectors = homes.map(() => 0)
  const places = homes.map((home) => [home % width, Math.floor(home / width)] as const)
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      let nearest = -1
      let least = Infinity
      places.forEach(([homeX, homeY], side) => {
        const far = Math.max(Math.abs(homeX - x), Math.abs(homeY - y))
        if (far === least) nearest = -1
        if (far < least) nearest = side
        if (far < least) least = far
      })
      if (nearest >= 0) sectors[nearest] = (sectors[nearest] ?? 0) + 1
    }
  return sectors
}

/** How far apart the homes lie, and how evenly: greater is better. */
const worth = (grid: Grid, homes: readonly Cell[]): number => {
  const nearest = homes.map((home) =>
    Math.min(...homes.filter((other) => other !== home).map((other) => grid.distance(home, other))),
  )
  const least = Math.min(...nearest)
  const ground = territories(grid, homes)
  return Math.min(least, 10) - (Math.max(...nearest) - least) + (20 * Math.min(...ground)) / Math.max(...ground)
}

const samples = 24

export const layOut = (players: number, random: Seeded): Layout => {
  const radius = radiusFor(players)
  const [middleX, middleY] = [radius + margin.x, radius + margin.y]
  const grid = squareGrid(2 * middleX + 1, 2 * middleY + 1)
  const spacing = (8 * radius) / players
  const ring = (place: number, inward: number): Cell => {
    const [dx, dy] = rounded(radius, onRing(radius, place), inward)
    return (middleY + dy) * grid.width + middleX + dx
  }
  const tries = Array.from({ length: samples }, () => {
    const phase = random.next() * 8 * radius
    const places = Array.from({ length: players }, (_, side) => phase + side * spacing + random.below(3) - 1)
    const homes = places.map((place) => ring(place, random.below(2)))
    return { homes, borders: places.map((place) => ring(place + spacing / 2, 1 + random.below(2))) }
  })
  const worths = new Map(tries.map((layout) => [layout, worth(grid, layout.homes)]))
  const [best] = tries.sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))
  return { grid, centre: middleY * grid.width + middleX, homes: best?.homes ?? [], borders: best?.borders ?? [] }
}
