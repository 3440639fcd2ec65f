import type { Cell } from '../../../../../kit/grid.js'
import type { PieceId } from '../../../../../kit/ids.js'
import type { OrderDraft } from '../../../../../kit/orders.js'
import { pointsPerRp } from '../../../data/troops.js'
import type { Account, OwnHex } from '../../../orderValidation/account.js'
import { spend } from '../../../orderValidation/deal.js'
import { readOrder } from '../../../orders/drafts.js'
import { isUpkeepOrder, judge } from '../../../orders/purchases.js'
import type { Aim } from '../../suggest/aim.js'
import { danger } from '../../suggest/fights.js'
import type { Situation } from '../../suggest/situation.js'

/** What the wishes are drawn from. */
export interface Purse {
  readonly account: Account
  readonly now: Situation
  readonly aim: Aim
  /** Own hexes in which RP may be spent. */
  readonly sites: readonly OwnHex[]
  /** Forces that are likely to leave own land this turn: what is bought for them may find them gone (HX-109). */
  readonly leaving: ReadonlySet<PieceId>
  /** Nobody's ground lies near, and more forces take more of it. */
  readonly growing: boolean
}

export type Wish = (purse: Purse) => readonly OrderDraft[]

export const rp = (points: number): number => Math.ceil(points / pointsPerRp)

/** Drafts that the account bears one after the other; what it does not bear is left out. */
export const bought = (
  start: Purse,
  kept: readonly OrderDraft[],
  wish: Wish,
): readonly [Purse, readonly OrderDraft[]] =>
  wish(start).reduce<readonly [Purse, readonly OrderDraft[]]>(
    ([purse, list], draft) => {
      const most = purse.account.stash * pointsPerRp
      const troops = draft.amount !== undefined && draft.kind !== 'split' && draft.kind !== 'buySpecial'
      const within = troops && (draft.amount ?? 0) > most ? { ...draft, amount: most } : draft
      const order = readOrder(within)
      const judged = order.ok && isUpkeepOrder(order.value) ? judge(purse.account, order.value) : null
      return judged?.ok ? [{ ...purse, account: spend(purse.account, judged.value) }, [...list, within]] : [purse, list]
    },
    [start, kept],
  )

/** Own hexes by how likely it is that what is bought for them stands there when the turn ends, then by how near they lie to where it is wanted. */
export const sheltered = ({ now, aim, sites }: Purse): readonly OwnHex[] => {
  const likely = (cell: Cell): number => Math.round(danger(now, cell) * (now.held(cell).length > 0 ? 10 : 20))
  return [...sites].sort(
    (a, b) => likely(a.cell) - likely(b.cell) || aim.steps(a.cell) - aim.steps(b.cell) || a.cell - b.cell,
  )
}
