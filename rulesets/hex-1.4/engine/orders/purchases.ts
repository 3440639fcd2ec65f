import type { Account } from '../orderValidation/account.js'
import type { Judged } from '../orderValidation/deal.js'
import type { HexOrder, UpkeepOrder } from '../model/orders.js'
import { upkeepKinds } from './kinds.js'

export const isUpkeepOrder = (order: HexOrder): order is UpkeepOrder => Object.hasOwn(upkeepKinds, order.kind)

/** What an order does, or why it is refused: judged from the buyer's own means, after the orders before it. */
export const judge = (account: Account, order: UpkeepOrder): Judged =>
  (upkeepKinds[order.kind].refuse as (account: Account, order: UpkeepOrder) => Judged)(account, order)
