import { cellName, pieceId, type CellName, type PieceId, ruleId } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { OrderDraft, OrderProblem } from '../../kit/orders.js'
import { fail, ok, type Result } from '../../kit/result.js'

export type Order =
  | { readonly kind: 'move'; readonly runner: PieceId; readonly to: CellName }
  | { readonly kind: 'dig'; readonly runner: PieceId }

/** Neither kind has a `detail`. */
export const orderKinds: Readonly<Record<Order['kind'], Json>> = { move: null, dig: null }

const unread = (message: string): Result<never, OrderProblem> => fail({ code: 'form', message, rule: ruleId('NF-1') })

/** From the one shape of drafts to an order of this ruleset: its form, not yet its meaning. */
export const readOrder = ({ kind, piece, to }: OrderDraft): Result<Order, OrderProblem> => {
  if (typeof piece !== 'string') return unread('Say which runner the order is for.')
  const runner = pieceId(piece)
  switch (kind) {
    case 'move':
      return typeof to === 'string' ? ok({ kind, runner, to: cellName(to) }) : unread('Say where the runner goes.')
    case 'dig':
      return ok({ kind, runner })
    default:
      return unread('Give one of the orders move and dig.')
  }
}
