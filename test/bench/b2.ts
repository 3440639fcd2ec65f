import boltgun from '@muster/rulesets/boltgun/index.js'
import { rangesOf } from '@muster/rulesets/boltgun/engine/map/footprint.js'
import type { Seat, State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { resolved } from './b1.js'
import { median, timed } from './clock.js'
import type { WarSize } from './scenario.js'

export interface ViewFigures {
  readonly viewers: number
  readonly sectors: number
  readonly banners: number
  /** Made as objects, their layers packed. */
  readonly viewsMs: number
  /** And written as JSON. */
  readonly writtenMs: number
  readonly bitmapsMs: number
}

/** What `sight` says of a sector, as a byte. */
const kinds = ['unknown', 'located', 'measured', 'own'] as const
const [located, measured, own] = [1, 2, 3]

/** A seat's sight without a view around it: a byte a sector, from the same runs of occupation in sight and the same ranges of its banners. */
const bitmapOf = ({ board, banners, settings, seats }: State, seat: Seat): Uint8Array => {
  const { width, height } = board
  const bytes = new Uint8Array(width * height)
  const holder = seats.indexOf(seat) + 1
  const runs = seat.knowledge.ownership
  for (let at = 0; at < runs.length; at += 3) {
    const first = runs[at] ?? 0
    bytes.fill(runs[at + 2] === holder ? own : located, first, first + (runs[at + 1] ?? 0))
  }
  const ranges = rangesOf(settings, seat.armyRules)
  for (const [range, byte] of [
    [ranges.recon, measured],
    [ranges.battle, own],
  ] as const)
    for (const banner of banners) {
      if (banner.seat !== seat.id) continue
      const [x, y] = [banner.at % width, Math.floor(banner.at / width)]
      for (const [dx, dy] of range) {
        const cell = (y + dy) * width + x + dx
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height && bytes[cell] !== own) bytes[cell] = byte
      }
    }
  return bytes
}

/** And which banners of the war stand where it sees. */
const filtered = (state: State, seat: Seat): { readonly bytes: Uint8Array; readonly seen: Uint16Array } => {
  const bytes = bitmapOf(state, seat)
  const seen = new Uint16Array(state.banners.length)
  let count = 0
  state.banners.forEach(({ at }, index) => {
    if ((bytes[at] ?? 0) >= measured) seen[count++] = index
  })
  return { bytes, seen: seen.subarray(0, count) }
}

const sightOf = ({ cells }: GameView): readonly string[] => {
  const layer = cells.find(({ key }) => key === 'sight')
  if (!layer) throw new Error('the view has no sight')
  return unpackLayer(layer)
}

/** A bitmap that says anything else than the view would be no peer. */
const compare = (state: State): void => {
  for (const seat of state.seats) {
    const sight = sightOf(boltgun.viewFor(state, { kind: 'seat', seat: seat.id }))
    const { bytes } = filtered(state, seat)
    if (sight.length !== bytes.length || sight.some((kind, cell) => kind !== kinds[bytes[cell] ?? 0]))
      throw new Error(`seat ${seat.id} is told of other sectors than its bitmap`)
  }
}

/** Every seat's view of a turn whose plans are resolved. The state is made anew each time: a view that is asked for again is partly kept. */
export const viewsFigures = (size: WarSize, rounds: number): ViewFigures => {
  const fresh = resolved(size)
  compare(fresh())
  const over = (work: (state: State, seat: SeatId, at: number) => unknown): number => {
    const once = (): number => {
      const state = fresh()
      return timed(() => state.seats.forEach(({ id }, at) => work(state, id, at)))
    }
    // The first rounds only warm up
    return median(Array.from({ length: rounds + 5 }, once).slice(5))
  }
  const made = (state: State, seat: SeatId): Omit<GameView, 'board'> => {
    const { board: _, ...view } = boltgun.viewFor(state, { kind: 'seat', seat })
    return view
  }
  return {
    ...{ viewers: size.seats, sectors: size.side ** 2, banners: size.banners },
    viewsMs: over(made),
    writtenMs: over((state, seat) => JSON.stringify(made(state, seat))),
    bitmapsMs: over((state, _, at) => {
      const seat = state.seats[at]
      return seat && filtered(state, seat)
    }),
  }
}
