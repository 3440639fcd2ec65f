import { malformed } from '../../../kit/draftShape.js'
import { ruleId, seatId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import type { BoltgunOrder } from '../model/orders.js'
import type { BoltgunView } from '../view/view.js'
import type { AnswerKind } from './parts/answerKind.js'
import { needsReason, reasoned, reasonIn } from './parts/reasons.js'
import * as words from '../../messages/answers.generated.js'

/** What stands for nobody among the champions offered. */
const noChampion = 'nobody'

const faultIn = (view: BoltgunView, orders: readonly BoltgunOrder[], index: number): OrderProblem | null => {
  const order = orders[index]
  const problem = (code: string, message: string) => ({ ...malformed(code, message, 'A-50'), index })
  if (order?.kind !== 'ruleVictory' || index > 0) return problem('misplaced', words.oneRuling())
  const tied = view.detail.rulings?.tied ?? []
  if (tied.length === 0) return problem('no-tie', words.noTie())
  return order.champion === null || tied.some(({ seat }) => seat === order.champion)
    ? null
    : problem('champion', words.nameChampion())
}

/** The champion among those who reached their objectives together, or nobody yet: a facilitator's word. */
export const ruleVictory: AnswerKind<'ruleVictory'> = {
  kind: 'ruleVictory',
  asks: ['posting'],
  rule: ruleId('A-50'),
  shape: { must: ['with', 'detail'] },
  schema: reasoned(['reason']),
  read: ({ with: named = '', detail }) => {
    const reason = reasonIn(detail)
    const champion = named === noChampion ? null : seatId(named)
    return reason === null ? needsReason('A-50') : ok({ kind: 'ruleVictory', champion, reason })
  },
  check: ({ view }, _, orders) => orders.flatMap((_order, index) => faultIn(view, orders, index) ?? []),
  offer: ({ view }) => {
    const tied = view.detail.rulings?.tied ?? []
    if (tied.length === 0) return []
    return [
      {
        ...{ kind: 'ruleVictory', slot: 'ruling', label: words.whoIsChampion() },
        rule: ruleId('A-50'),
        with: [
          ...tied.map(({ seat, secondary, levels }) => ({
            id: seat,
            label: words.tied({ side: seatName(view, seat), secondary, levels }),
          })),
          { id: noChampion, label: words.nobodyYet() },
        ],
        detail: reasoned(['reason'], 'players'),
      },
    ]
  },
  describe: (view, { with: named = '' }) =>
    view.legend.some(({ seat }) => seat === named)
      ? words.isChampion({ side: seatName(view, named) })
      : words.playGoesOn(),
}
