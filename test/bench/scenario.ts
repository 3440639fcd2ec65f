import type { BoltgunScenario } from '@muster/rulesets/boltgun/engine/opening/setUp.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import { pieceId, seatId, type SeatId, seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'

/** A small linear congruential generator: the same war in every run. */
const seeded = (seed: number): ((count: number) => number) => {
  let at = seed
  return (count) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return Math.floor((at / 2 ** 32) * count)
  }
}

export interface WarSize {
  readonly seats: number
  readonly banners: number
  /** Sectors a side of the square map. */
  readonly side: number
  /** Blocks a side into which the map is divided among the seats, in turn; left out: one block a seat. */
  readonly blocks?: number
}

interface Start {
  readonly id: string
  readonly x: number
  readonly y: number
}

export interface BenchWar {
  readonly scenario: Scenario
  readonly seats: readonly SeatId[]
  /** By seat: where each of its banners starts. */
  readonly starts: ReadonlyMap<SeatId, readonly Start[]>
}

/** What a scenario's own form is to the kit: plain data. */
const plain = (data: BoltgunScenario): Json => JSON.parse(JSON.stringify(data)) as Json

const startsOf = (
  { seats: count, banners, side, blocks = Math.ceil(Math.sqrt(count)) }: WarSize,
  seats: readonly SeatId[],
  rows: readonly string[],
  next: (count: number) => number,
): ReadonlyMap<SeatId, readonly Start[]> => {
  const starts = new Map(seats.map((seat): [SeatId, Start[]] => [seat, []]))
  const block = side / blocks
  // Blocks that are left over when a square does not hold as many as there are seats stay empty
  const used = Math.floor((blocks * blocks) / count) * count
  for (let at = 0; at < banners; at += 1) {
    const place = at % used
    const own = starts.get(seats[place % count] ?? seatId('A')) ?? []
    const [left, top] = [Math.floor((place % blocks) * block), Math.floor(Math.floor(place / blocks) * block)]
    const draw = (from: number): number => Math.min(side - 1, from + next(Math.floor(block)))
    let [x, y] = [draw(left), draw(top)]
    while (rows[y]?.[x] === '#') [x, y] = [draw(left), draw(top)]
    own.push({ id: `${seats[place % count] ?? 'A'}${String(own.length + 1)}`, x, y })
  }
  return starts
}

/**
 * Seats hold blocks of the map side by side, so that battles are fought along the borders as in a real campaign; one sector in 13 is
 * impassable.
 */
export const benchWar = (size: WarSize): BenchWar => {
  const { seats: count, banners, side } = size
  const next = seeded(banners)
  const seats = seatLetters(count)
  const rows = Array.from({ length: side }, () =>
    Array.from({ length: side }, () => (next(13) === 0 ? '#' : next(17) === 0 ? 'C' : '.')).join(''),
  )
  const starts = startsOf(size, seats, rows, next)
  const data: BoltgunScenario = {
    rows,
    seats: seats.map((seat) => ({
      armyRules: [],
      banners: (starts.get(seat) ?? []).map(({ id, x, y }) => ({
        id,
        at: `${String(x)},${String(y)}`,
        level: 10 + next(11),
      })),
      objectives: [{ count: side * side }],
    })),
    features: [],
    relics: [],
    owned: 'footprints',
  }
  return {
    seats,
    starts,
    scenario: {
      id: `bench-${String(count)}-${String(banners)}`,
      title: 'A war to measure',
      about: 'Blocks of seats side by side.',
      seats: seats.map((seat) => ({ title: `Side ${seat}`, subtitle: 'Army' })),
      data: plain(data),
    },
  }
}

/** Two orders a banner: two in three march to a neighbouring sector, the others search; and each resupplies or stands for a fortification. */
export const benchOrders = (war: BenchWar, side: number): ReadonlyMap<SeatId, readonly BoltgunOrder[]> => {
  const grid = squareGrid(side, side)
  const next = seeded(side)
  return new Map(
    war.seats.map((seat) => [
      seat,
      (war.starts.get(seat) ?? []).flatMap(({ id, x, y }): BoltgunOrder[] => {
        const banner = pieceId(id)
        const near = grid.neighbours(y * side + x)
        const to = near[next(near.length)]
        return next(3) > 0 && to !== undefined
          ? [
              { kind: 'march', banner, to: grid.name(to) },
              { kind: 'resupply', banner },
            ]
          : [
              { kind: 'search', banner },
              { kind: 'fortify', banner },
            ]
      }),
    ]),
  )
}
