import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { MapHit } from '../../map/index.js'
import { place, placeOnly, placesOf, startOf } from './drafts.js'
import type { DeskState, OpenDesk } from './deskState.js'
import { reachOf } from './sending.js'

/** What of the desk the map shows and takes. */
export type AtDesk = Pick<DeskState, 'options' | 'orders' | 'filling' | 'way'>

/** An order of the piece that is picked up, where its cell alone says which. */
const aimedAt = ({ options }: AtDesk, piece: string | null, cell: CellName) => {
  const fitting = options.filter((option) => option.piece === piece && placeOnly(option) && option.to?.includes(cell))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The orders with what is being filled in, or aimed at, so that the map shows it before it is on the sheet. */
export const withTrial = (desk: AtDesk, selected: string | null, hovered: CellName | null): readonly OrderDraft[] => {
  const { options, orders, filling, way } = desk
  if (!filling) {
    const option = hovered === null ? undefined : aimedAt(desk, selected, hovered)
    return option && hovered !== null ? place(options, orders, option, { ...startOf(option), to: hovered }) : orders
  }
  const { option, draft } = filling
  if (way)
    return hovered !== null && way.next.includes(hovered)
      ? place(options, orders, option, { ...draft, path: [...way.path, hovered] })
      : orders
  const aimed = hovered !== null && option.to?.includes(hovered) ? { ...draft, to: hovered } : draft
  return aimed === draft && placeOnly(option) ? orders : place(options, orders, option, aimed)
}

/** Cells of the pieces with which the open option may be done. */
const partnerCells = (view: GameView, filling: DeskState['filling']): readonly CellName[] =>
  view.pieces.filter(({ id }) => filling?.option.with?.some((choice) => choice.id === id)).map(({ at }) => at)

/** Cells that may be chosen now: for what is being filled in, else for the piece that is picked up. */
export const targetsOf = (view: GameView, desk: AtDesk, selected: string | null): readonly CellName[] => {
  const { options, filling, way } = desk
  if (way) return way.next
  if (!filling) return selected === null ? [] : reachOf(options, selected)
  return [...(placesOf(filling.option, filling.draft) ?? []), ...partnerCells(view, filling)]
}

/** What a cell that is pressed means to the order that is being filled in: whether it took it. */
const step = ({ desk: { options, way, fill }, selected }: OpenDesk, { cell, pieces }: MapHit): boolean => {
  // Other pieces than its own are picked up where the path cannot go straight on.
  const others = pieces.some((id) => id !== selected && options.some(({ piece }) => piece === id))
  const path = way?.after(cell, !others) ?? null
  if (path) fill({ path })
  return path !== null
}

const choose = ({ desk: { filling, fill } }: OpenDesk, { cell, pieces }: MapHit): boolean => {
  if (!filling) return false
  const partner = pieces.find((id) => filling.option.with?.some((choice) => choice.id === id))
  if (partner === undefined && !placesOf(filling.option, filling.draft)?.some((name) => name === cell)) return false
  fill(partner === undefined ? { to: cell } : { with: partner })
  return true
}

const takes = (open: OpenDesk, hit: MapHit): boolean => (open.desk.way ? step : choose)(open, hit)

/** A cell is pressed: whether it is for the desk. Where nothing can be done there it says why, and what was begun goes on. */
export const pressCell = (open: OpenDesk, hit: MapHit): boolean => {
  const { desk, selected } = open
  const { option } = desk.filling ?? {}
  if (takes(open, hit)) return true
  const isAimed = option ? option.to !== undefined || option.path === true : selected !== null
  if (isAimed) desk.send(selected, hit.cell, option)
  return isAimed
}

/** A counter is pressed: an own piece is picked up or put down; any other is a target like its cell, or looked at. */
export const pressPiece = (open: OpenDesk, id: string, hit: MapHit): void => {
  const { desk, selected, onSelect } = open
  if (takes(open, hit)) return
  const own = desk.options.some(({ piece }) => piece === id)
  if (!own && !desk.filling && selected !== null && reachOf(desk.options, selected).includes(hit.cell)) {
    desk.send(selected, hit.cell)
    return
  }
  desk.begin(null)
  onSelect(id === selected ? null : id)
}
