import type { OrderDraft } from '../../../../kit/orders.js'
import { partsOf } from '../../orders/parts/levels.js'
import type { PlanOrder } from '../../model/orders.js'
import { readOrder } from '../../orders/kinds.js'
import { contradiction, heldByOrder, refusalOf } from '../../orders/orderValidation.js'
import type { Move } from './possibleMoves.js'
import { full, gap, weakest, type Own, type Situation } from './situation.js'

/** Whether a banner may have these orders together. */
export const legalTogether = ({ table }: Situation, self: Own, drafts: readonly OrderDraft[]): boolean => {
  const orders = drafts.flatMap((draft): PlanOrder[] => {
    const read = readOrder(draft)
    return read.ok ? [read.value as PlanOrder] : []
  })
  return (
    orders.length === drafts.length &&
    orders.every((order) => !refusalOf(order, self, table.ground) && !heldByOrder(order, orders, table.ground)) &&
    contradiction(orders, table.ground) === null
  )
}

/** Most banners that are worth their keep. */
const enough = 6

/** Far from every enemy one strong banner grows faster as two (BG-098, BG-145), if both can still fight: most halves cannot (BG-092). */
const divides = (situation: Situation, self: Own): boolean => {
  const parts = partsOf(situation.table.ground, self.level)
  return (
    parts !== null &&
    parts[1] >= weakest &&
    !self.precious &&
    situation.own.length < enough &&
    gap(situation, self.at) > 8
  )
}

/** The orders of a move; where its secondary order may not go beside, the next that may. */
export const withSecondary = (situation: Situation, { own, primary, secondary }: Move): readonly OrderDraft[] => {
  if (own.mustRetreat) return [primary]
  const wanted = [
    ...(divides(situation, own) ? ['split'] : []),
    ...(secondary ? [secondary] : []),
    ...(secondary === 'resupply' ? [] : ['resupply']),
  ]
  const kind = wanted.find(
    (wish) =>
      !(wish === 'resupply' && full(situation, own)) &&
      legalTogether(situation, own, [primary, { kind: wish, piece: own.piece.id }]),
  )
  return kind ? [primary, { kind, piece: own.piece.id }] : [primary]
}
