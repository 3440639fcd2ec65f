import { packLayer, type CellLayer } from '../../../kit/packed.js'
import type { Board } from '../../../kit/view.js'
import { contextOf } from '../model/rulesContext.js'
import type { State } from '../model/state.js'
import type { HexCell } from '../view/view.js'

const boards = new WeakMap<State['board'], Board>()

/** The map, with the hexes that are ruined: everybody knows them, and nothing in the rules of play ruins or mends one (HX-033, HX-042). */
export const boardOf = ({ board: frame, hexes }: State): Board => {
  const known = boards.get(frame)
  if (known) return known
  const { rows: height, columns: width } = frame
  const symbols = hexes.map(({ ruined }) => (ruined ? '#' : '.'))
  const terrain = packLayer('terrain', { '.': 'plain', '#': 'ruined' }, width, symbols)
  const board: Board = { grid: 'hex', width, height, layers: [terrain] }
  boards.set(frame, board)
  return board
}

/** One letter a seat, in seat order: small ones, then Latin letters beyond the alphabet. */
const seatSymbol = (index: number): string => String.fromCharCode(index < 26 ? 97 + index : 0x100 + index)

/** What is known of each cell as one symbol; `blank` where nothing is. */
const spread = (state: State, hexes: readonly HexCell[], blank: string, symbol: (hex: HexCell) => string): string[] => {
  const { cell } = contextOf(state)
  const symbols = state.hexes.map(() => blank)
  for (const hex of hexes) {
    const at = cell(hex.at)
    if (at !== null) symbols[at] = symbol(hex)
  }
  return symbols
}

/** Who holds what, one symbol a hex: a seat, `disputed`, `nobody`, or `unseen`. */
export const ownerLayer = (state: State, hexes: readonly HexCell[]): CellLayer => {
  const legend: Record<string, string> = { '.': 'unseen', '-': 'nobody', '!': 'disputed' }
  state.seats.forEach(({ id }, index) => {
    legend[seatSymbol(index)] = id
  })
  const symbol = ({ owner, ownerKnown, contested }: HexCell): string => {
    if (!ownerKnown) return '.'
    if (contested) return '!'
    return owner === null ? '-' : seatSymbol(state.seats.findIndex(({ id }) => id === owner))
  }
  return packLayer('owner', legend, state.board.columns, spread(state, hexes, '.', symbol))
}

const sightLegend = { '.': 'unknown', l: 'located', m: 'measured', o: 'own' }

/** How well a seat sees each hex: its own, one whose forces it sees or has seen this turn, one next to what it holds, no more than its owner. */
export const sightLayer = (state: State, hexes: readonly HexCell[], seat: string): CellLayer =>
  packLayer(
    'sight',
    sightLegend,
    state.board.columns,
    spread(state, hexes, '.', ({ owner, forces, asOf, contact }) => {
      if (owner === seat) return 'o'
      if (forces && (asOf === null || asOf === state.turn)) return 'm'
      return contact === null ? '.' : 'l'
    }),
  )

/** Sight of one who sees all. */
export const fullSight = (state: State): CellLayer =>
  packLayer(
    'sight',
    sightLegend,
    state.board.columns,
    state.hexes.map(() => 'o'),
  )
