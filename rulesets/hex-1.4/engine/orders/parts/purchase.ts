import type { Cell } from '../../../../kit/grid.js'
import { cellName, pieceId, type CellName } from '../../../../kit/ids.js'
import type { OrderDraft, OrderOption } from '../../../../kit/orders.js'
import type { Message } from '../../../../kit/messages.js'
import * as common from '../../../messages/common.generated.js'
import * as words from '../../../messages/purchases.generated.js'
import { classTitle, isForceClass, pointsPerRp } from '../../data/troops.js'
import type { Facility } from '../../data/facilities.js'
import { isSpecial } from '../../data/specials.js'
import type { Account, OwnForce } from '../../orderValidation/account.js'
import type { Judged } from '../../orderValidation/deal.js'
import { why } from '../../orderValidation/refusal.js'
import type { UpkeepOrder } from '../../model/orders.js'
import type { DraftOf, OrderOf } from './kind.js'

/** A kind of order of the Upkeep. */
export interface PurchaseOf<Kind extends UpkeepOrder['kind']> extends DraftOf<OrderOf<Kind>> {
  /** What it does, or why it is refused: judged from the buyer's own means, after the orders before it. */
  refuse(account: Account, order: OrderOf<Kind>): Judged
}

/** Bought, or ordered for the whole of one's land. */
export interface BuyingOf<Kind extends UpkeepOrder['kind']> extends PurchaseOf<Kind> {
  offer(account: Account): readonly OrderOption[]
}

/** Ordered for a force that stands. */
export interface FormingOf<Kind extends UpkeepOrder['kind']> extends PurchaseOf<Kind> {
  offer(account: Account, force: OwnForce): readonly OrderOption[]
}

/** HX-082: purchases have their form by the rule of paying. */
export const by = 'HX-082'

/** Fields of a draft whose presence has been checked. */
export const given = ({ to = '', piece = '', item = '', amount = 0 }: OrderDraft) => ({
  at: cellName(to),
  force: pieceId(piece),
  item,
  amount,
})

/** Those of some cells for which an order stands. */
export const where = (
  account: Account,
  cells: readonly Cell[],
  judged: (at: CellName) => Judged,
): readonly CellName[] => cells.map((cell) => account.context.name(cell)).filter((at) => judged(at).ok)

/** Own hexes for which an order stands. */
export const ownWhere = (account: Account, judged: (at: CellName) => Judged): readonly CellName[] =>
  where(
    account,
    account.hexes.map(({ cell }) => cell),
    judged,
  )

/** Whole hundreds that fit and can be paid; null where none do. */
export const hundreds = (account: Account, room: number): OrderOption['amount'] | null => {
  const max = Math.min(Math.floor(room / pointsPerRp), account.stash) * pointsPerRp
  return max >= pointsPerRp ? { min: pointsPerRp, max, step: pointsPerRp } : null
}

/** HX-140: a hex has one of each. */
export const facilityThere = (which: Facility, at: CellName): Message =>
  why('facilityThere', { facility: why('facility', { which }), at })

/** HX-100: every started hundred costs one. */
export const troopsCost = (_: unknown, { amount = 0 }: OrderDraft): string =>
  words.rp({ price: Math.ceil(amount / pointsPerRp) })

/** HX-164: moving the capital costs what the settings say. */
export const moveFee = ({ context }: Account): number => context.settings['hq.move_fee']

export const classOf = (name: string | undefined): string =>
  name !== undefined && isForceClass(name) ? classTitle(name) : words.force()

/** `2 × Transporter Device`. */
export const specialText = ({ item = '', amount = 1 }: Pick<OrderDraft, 'item' | 'amount'>): string => {
  const title = isSpecial(item) ? common.special({ which: item }) : item
  return amount > 1 ? common.times({ count: amount, what: title }) : title
}
