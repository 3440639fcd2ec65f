import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { once } from '../../../kit/memo.js'
import { packLayer, type CellLayer } from '../../../kit/packed.js'
import type { Board } from '../../../kit/view.js'
import { rangesOf, regionOf, type Offsets } from '../map/footprint.js'
import { disputed, nobody, type Holder, type State } from '../model/state.js'

const terrains = { '.': 'normal', c: 'city', '#': 'impassable', '~': 'water' }

const packed = once(({ width, height, rows }: State['board']): Board => {
  const symbols = rows.flatMap((row) => Array.from(row.toLowerCase()))
  return { grid: 'square', width, height, layers: [packLayer('terrain', terrains, width, symbols)] }
})

/** The map with its terrain, which everybody knows and nothing changes: packed once a map. */
export const boardOf = ({ board }: State): Board => packed(board)

/** One letter a seat, in seat order: small ones, so that a run such as `a3` never reads like a banner's id; beyond the alphabet, Latin letters. */
const seatSymbols = [...'abcdefghijklmnopqrstuvwxyz'].concat(
  Array.from({ length: 256 }, (_, index) => String.fromCharCode(0x100 + index)),
)

const symbolOf = (holder: Holder): string =>
  holder === nobody ? '-' : holder === disputed ? '!' : (seatSymbols[holder - 1] ?? '?')

/** Who holds what, one symbol a sector: a seat, `disputed`, `nobody`, or `unseen`. */
export const ownerLayer = (state: State, holders: readonly (Holder | null)[]): CellLayer => {
  const legend: Record<string, string> = { '.': 'unseen', '-': 'nobody', '!': 'disputed' }
  state.seats.forEach((seat, index) => {
    legend[symbolOf(index + 1)] = seat.id
  })
  const symbols: string[] = holders.map((holder) => (holder === null ? '.' : symbolOf(holder)))
  return packLayer('owner', legend, state.board.width, symbols)
}

/** A seat's runs of occupation in sight, one entry a sector; null is out of sight. */
export const holdersKnown = (state: State, runs: readonly number[]): readonly (Holder | null)[] => {
  const holders = new Array<Holder | null>(state.board.width * state.board.height).fill(null)
  for (let at = 0; at < runs.length; at += 3) {
    const first = runs[at] ?? 0
    holders.fill(runs[at + 2] ?? nobody, first, first + (runs[at + 1] ?? 0))
  }
  return holders
}

const sightLegend = { '.': 'unknown', l: 'located', m: 'measured', o: 'own' }

/** How well a seat sees each sector: held or under battle range, under recon range, occupation in sight, nothing. */
export const sightLayer = (state: State, seat: SeatId, holders: readonly (Holder | null)[]): CellLayer => {
  const { width, height } = state.board
  const index = state.seats.findIndex(({ id }) => id === seat)
  const symbols: string[] = holders.map((holder) => (holder === null ? '.' : holder === index + 1 ? 'o' : 'l'))
  const ranges = rangesOf(state.settings, state.seats[index]?.armyRules ?? [])
  const own = state.banners.filter((banner) => banner.seat === seat)
  // Impassable sectors are seen like others
  const field = { width, height, passable: () => true }
  const paint = (at: Cell, range: Offsets, symbol: string): void => {
    for (const cell of regionOf(field, at, range)) if (symbols[cell] !== 'o') symbols[cell] = symbol
  }
  for (const { at } of own) paint(at, ranges.recon, 'm')
  for (const { at } of own) paint(at, ranges.battle, 'o')
  return packLayer('sight', sightLegend, width, symbols)
}

/** Sight of one who sees all, or of one who sees nothing. */
export const evenSight = (state: State, symbol: 'o' | '.'): CellLayer => {
  const { width, height } = state.board
  return packLayer(
    'sight',
    sightLegend,
    width,
    Array.from({ length: width * height }, () => symbol),
  )
}
