import { cellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { MapArrow } from '../map/index.js'
import type { Tools } from './desk/openDesk.js'

/** Where an order leads, by its path where it has one: paths leave out the cell in which they start. */
export const arrowOf = (
  { presentation }: Tools,
  view: GameView,
  order: OrderDraft,
): Pick<MapArrow, 'from' | 'to' | 'path' | 'kind'> | null => {
  const arrow = presentation.arrow(view, order)
  const { path } = order
  return arrow && path && path.length > 0 ? { ...arrow, path: [arrow.from, ...path.map(cellName)] } : arrow
}
