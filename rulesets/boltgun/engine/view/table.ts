import { gridOf } from '../../../kit/board.js'
import type { Cell, Grid } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { keeping, once } from '../../../kit/memo.js'
import { unpackLayer } from '../../../kit/packed.js'
import type { PieceView } from '../../../kit/view.js'
import type { Field } from '../map/footprint.js'
import type { Ground, Standing } from '../model/judging.js'
import { unpackSettings, type Settings } from '../settings/settings.js'
import type { BoltgunView } from './view.js'

/** A view laid out for the order desk. */
export interface Table {
  readonly view: BoltgunView
  readonly seat: SeatId | null
  readonly grid: Grid
  readonly ground: Ground
  /** One's own banners by id, in order of their ids. */
  readonly own: ReadonlyMap<string, PieceView>
  /** One's own banners so many sectors away at the most, in order of their ids. */
  readonly near: (at: Cell, radius: number) => readonly PieceView[]
  readonly standing: (piece: PieceView) => Standing
}

const byId = (a: PieceView, b: PieceView): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** All settings of a view's campaign. */
export const settingsOf = ({ detail }: BoltgunView): Settings => unpackSettings(detail.settings)

const unpackField = once((board: BoltgunView['board']): Field => {
  const terrain = board.layers.find(({ key }) => key === 'terrain')
  const kinds = terrain ? unpackLayer(terrain) : []
  const passable = kinds.map((kind) => kind !== 'impassable' && kind !== 'water')
  return { width: board.width, height: board.height, passable: (cell) => passable[cell] ?? true }
})

const kept = keeping<Field>()

/** The map as orders and ranges need it; unpacked once a board, since every check asks for it. */
export const fieldOf = ({ board, marks }: BoltgunView): Field => {
  const field = unpackField(board)
  const closed = marks.flatMap(({ kind, at }) => (kind === 'reserved' ? [at] : []))
  if (closed.length === 0) return field
  return kept(board, closed.join(' '), [], () => {
    const cells = new Set(closed.map((name) => gridOf(board).at(name)))
    return { ...field, closed: (cell) => cells.has(cell) }
  })
}

/** What an order of the seat that owns the view is judged by. */
export const layTable = once((view: BoltgunView): Table => {
  const { board, detail } = view
  const grid = gridOf(board)
  const seat = view.viewer.kind === 'seat' ? view.viewer.seat : null
  const packet = detail.packets.find((entry) => entry.seat === seat)
  const own = new Map(
    view.pieces
      .filter((piece) => piece.seat === seat)
      .sort(byId)
      .map((piece) => [String(piece.id), piece]),
  )
  const byCell = new Map<Cell, PieceView[]>()
  for (const piece of own.values()) {
    const cell = grid.at(piece.at) ?? 0
    byCell.set(cell, [...(byCell.get(cell) ?? []), piece])
  }
  const banners = new Map(detail.banners.map((banner) => [banner.id, banner]))
  return {
    view,
    seat,
    grid,
    own,
    near: (at, radius) =>
      grid
        .disc(at, radius)
        .flatMap((cell) => byCell.get(cell) ?? [])
        .sort(byId),
    ground: {
      army: packet?.armyRules ?? [],
      settings: settingsOf(view),
      field: fieldOf(view),
      cell: (name) => grid.at(name),
    },
    standing: once((piece) => {
      const banner = banners.get(piece.id)
      return {
        at: grid.at(piece.at) ?? 0,
        level: piece.size ?? 0,
        works: banner?.works ?? 'none',
        mustRetreat: banner?.mustRetreat ?? false,
        relics: banner?.relics ?? [],
        owesNode: packet?.owesNode ?? false,
      }
    }),
  }
})
