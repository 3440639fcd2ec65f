import type { Desk } from '../../kit/ruleset.js'
import { checkOrders } from './desk/checks.js'
import { orderOptions } from './desk/options.js'
import { warnings } from './desk/warnings.js'
import { suggest } from './desk/suggest.js'
import type { BoltgunOrder } from './model/orders.js'
import { orderKinds, readOrder } from './orders/kinds.js'
import type { BoltgunView } from './view/view.js'

/** BOLTGUN's order desk: what the browser opens, and the server as the judge. It sees only a view. */
export const desk: Desk<BoltgunOrder, BoltgunView> = {
  readOrder,
  checkOrders,
  orderOptions,
  warnings,
  suggest,
  orderKinds,
}
export { checkOrders, orderKinds, orderOptions, readOrder, suggest, warnings }
