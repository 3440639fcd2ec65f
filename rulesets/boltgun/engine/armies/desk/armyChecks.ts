import { ruleId } from '../../../../kit/ids.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { armyProblems, type ArmyLimits } from '../law.js'
import type { ArmyList } from '../../model/list.js'
import type { BoltgunOrder, JudgeOrder } from '../../model/orders.js'
import type { ArmyView, BoltgunView } from '../../view/view.js'
import type { Table } from '../../view/table.js'
import * as words from '../../../messages/armies.generated.js'

const problem = (code: string, message: string, index?: number): OrderProblem => ({
  ...{ code, message, rule: ruleId('BG-300') },
  ...(index === undefined ? {} : { index }),
})

const proposed = ({ type, rules }: ArmyView): ArmyList => ({
  ...{ source: 'proposal', preset: null, type, customs: [], node: null },
  rules: rules.map(({ name }) => ({ rule: name, title: null, why: null })),
})

/** What the viewer's own choice is judged by; null for one who is asked for none. */
export const limitsOf = ({ view, seat, own, ground }: Table): ArmyLimits | null => {
  const packet = view.detail.packets.find((entry) => entry.seat === seat)
  const { choosing } = view.detail
  if (!packet || !choosing) return null
  return {
    budget: choosing.budget,
    approval: ground.settings['army.approval'],
    proposal: proposed(packet.army),
    banners: [...own.keys()],
  }
}

/** No order at all takes the proposal. */
export const checkArmy = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const limits = limitsOf(table)
  if (!limits) return [problem('unknown-ask', words.notAsked())]
  return orders.flatMap((order, index): readonly OrderProblem[] => {
    if (order.kind !== 'army') return [problem('misplaced', words.chooseOne(), index)]
    if (index > 0) return [problem('one-answer', words.oneArmy(), index)]
    return armyProblems(order, limits).map((refusal) => ({ ...refusal, index }))
  })
}

const judgementProblem = (
  view: BoltgunView,
  { list, approve, reason }: JudgeOrder,
  earlier: readonly BoltgunOrder[],
): readonly [code: string, message: string] | null => {
  if (!view.detail.choosing?.lists.some(({ seat }) => seat === list)) return ['unknown-list', words.unknownList()]
  if (earlier.some((order) => order.kind === 'judge' && order.list === list))
    return ['twice', words.judgedTwice({ seat: list })]
  if (reason !== null || (approve && view.viewer.kind === 'seat')) return null
  return ['no-reason', approve ? words.rulingReason() : words.refusalReason()]
}

/** Rulings of a facilitator, or a seat's consent. */
export const checkJudgements = (view: BoltgunView, orders: readonly BoltgunOrder[]): readonly OrderProblem[] =>
  orders.flatMap((order, index): readonly OrderProblem[] => {
    if (order.kind !== 'judge') return [problem('misplaced', words.judgeThose(), index)]
    const found = judgementProblem(view, order, orders.slice(0, index))
    return found ? [problem(found[0], found[1], index)] : []
  })
