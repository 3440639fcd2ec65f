import { malformed } from '../../../kit/draftShape.js'
import { cellName, pieceId, ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import { ok } from '../../../kit/result.js'
import type { BoltgunOrder } from '../model/orders.js'
import type { BoltgunView } from '../view/view.js'
import type { AnswerKind } from './parts/answerKind.js'
import { toCell } from './parts/planKind.js'
import { needsReason, reasoned, reasonIn } from './parts/reasons.js'
import * as words from '../../messages/answers.generated.js'

const faultIn = (view: BoltgunView, orders: readonly BoltgunOrder[], index: number): OrderProblem | null => {
  const order = orders[index]
  const problem = (code: string, message: string, rule = 'A-15') => ({ ...malformed(code, message, rule), index })
  if (order?.kind !== 'ruleRetreat') return problem('misplaced', words.retreatsAlone())
  const asked = view.detail.rulings?.retreats.find(({ banner }) => banner === order.banner)
  const again = orders.findIndex((other) => other.kind === 'ruleRetreat' && other.banner === order.banner) < index
  if (!asked) return problem('unknown-piece', words.noRetreatAsked())
  if (again) return problem('twice', words.retreatOnce({ banner: order.banner }))
  const message = words.retreatNotThere({ banner: order.banner, to: order.to })
  return asked.to.includes(order.to) ? null : problem('out-of-reach', message, 'A-13')
}

/** Where a banner goes that no plan sends anywhere: a facilitator's word. */
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
      label: otherwise === null ? words.send({ banner, seat }) : words.sendOtherwise({ banner, seat, otherwise }),
      rule: ruleId('A-15'),
    })),
  describe: (_, { piece: banner = '', to = '' }) => words.isSent({ banner, to }),
  arrow: toCell('retreat'),
}
