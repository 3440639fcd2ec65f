import { gridOf } from '../../../kit/board.js'
import type { Cell } from '../../../kit/grid.js'
import { unpackLayer, type CellLayer } from '../../../kit/packed.js'
import { disputed, nobody, type Holder, type State } from '../model/state.js'
import type { BoltgunView } from '../view/view.js'

const symbols: Readonly<Record<string, string>> = { city: 'C', impassable: '#', water: '~' }

const valuesOf = (layers: readonly CellLayer[], key: string): readonly string[] => {
  const layer = layers.find((one) => one.key === key)
  return layer ? unpackLayer(layer) : []
}

/** BG-050: the map, which everybody knows. */
export const boardFrom = ({ board }: BoltgunView): State['board'] => {
  const { width, height } = board
  const ground = valuesOf(board.layers, 'terrain').map((kind) => symbols[kind] ?? '.')
  const rows = Array.from({ length: height }, (_, y) => ground.slice(y * width, (y + 1) * width).join(''))
  return { width, height, rows }
}

/** Who holds each sector as far as the view tells; null is out of sight. */
export const holdersFrom = ({ cells, legend }: BoltgunView): readonly (Holder | null)[] => {
  const named = new Map<string, Holder | null>([
    ['unseen', null],
    ['nobody', nobody],
    ['disputed', disputed],
    ...legend.map(({ seat }, index) => [seat, index + 1] as const),
  ])
  return valuesOf(cells, 'owner').map((value) => named.get(value) ?? null)
}

/** The same as `Knowledge.ownership` keeps it. */
export const runsOf = (holders: readonly (Holder | null)[]): readonly number[] =>
  holders.flatMap((holder, cell) => (holder === null ? [] : [cell, 1, holder]))

/** The sector of a name on the view's own map. */
export const cellIn = ({ board }: Pick<BoltgunView, 'board'>): ((name: string) => Cell) => {
  const grid = gridOf(board)
  return (name) => grid.at(name) ?? 0
}
