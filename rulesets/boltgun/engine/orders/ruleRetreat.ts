import { malformed } from '../../../kit/draftShape.js'
import { cellName, pieceId, ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import { ok } from '../../../kit/result.js'
import type { BoltgunOrder } from '../orders.js'
import type { BoltgunView } from '../view.js'
import type { AnswerKind } from './parts/answerKind.js'
import { toCell } from './parts/planKind.js'
import { needsReason, reasoned, reasonIn } from './parts/reasons.js'

const faultIn = (view: BoltgunView, orders: readonly BoltgunOrder[], index: number): OrderProblem | null => {
  const order = orders[index]
  const problem = (code: string, message: string, rule = 'A-15') => ({ ...malformed(code, message, rule), index })
  if (order?.kind !== 'ruleRetreat') return problem('misplaced', 'This asks about retreats alone.')
  const asked = view.detail.rulings?.retreats.find(({ banner }) => banner === order.banner)
  const again = orders.findIndex((other) => other.kind === 'ruleRetreat' && other.banner === order.banner) < index
  if (!asked) return problem('unknown-piece', 'No retreat of that banner is to be ruled on.')
  if (again) return problem('twice', `Send ${order.banner} to one sector only.`)
  const message = `${order.banner} cannot retreat to ${order.to}: choose one of those offered.`
  return asked.to.includes(order.to) ? null : problem('out-of-reach', message, 'A-13')
}

/** Where a banner goes that no plan sends anywhere (A-15): a facilitator's word. */
export const ruleRetreat: AnswerKind<'ruleRetreat'> = {
  kind: 'ruleRetreat',
  asks: ['retreats'],
  rule: ruleId('A-15'),
  shape: { must: ['piece', 'to'], may: ['detail'] },
  schema: reasoned([]),
  read: ({ piece = '', to = '', detail }) => {
    const order = { kind: 'ruleRetreat', banner: pieceId(piece), to: cellName(to) } as const
    if (detail === undefined) return ok(order)
    const reason = reasonIn(detail)
    return reason === null ? needsReason('A-15') : ok({ ...order, reason })
  },
  check: ({ view }, _, orders) => orders.flatMap((_order, index) => faultIn(view, orders, index) ?? []),
  offer: ({ view }) =>
    (view.detail.rulings?.retreats ?? []).map(({ banner, seat, to, otherwise }) => ({
      ...{ kind: 'ruleRetreat', slot: 'ruling', piece: banner, to },
      label: `Send ${banner} of ${seat}${otherwise === null ? '' : `; without a ruling it goes to ${otherwise}`}`,
      rule: ruleId('A-15'),
    })),
  describe: (_, { piece = '', to = '' }) => `${piece} is sent to ${to}`,
  arrow: toCell('retreat'),
}
