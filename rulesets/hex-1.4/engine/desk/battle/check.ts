import type { AskView } from '../../../../kit/asks.js'
import { ruleId } from '../../../../kit/ids.js'
import { listed } from '../../../../kit/messages.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import * as words from '../../../messages/answers.generated.js'
import type { HexOrder } from '../../model/orders.js'
import { battleKinds } from '../../orders/kinds.js'
import type { Asked } from '../../orders/parts/answer.js'
import type { HexView } from '../../view/view.js'
import { questionOf, type Question } from './questions.js'

type Refusal = (order: HexOrder, asked: Asked, before: readonly HexOrder[]) => readonly OrderProblem[]

const isAnswer = (kind: string): kind is keyof typeof battleKinds => Object.hasOwn(battleKinds, kind)

const refusalOf = ({ kind }: HexOrder): Refusal => (isAnswer(kind) ? (battleKinds[kind].refuse as Refusal) : () => [])

/** Of one order, by its place: an answer that the question takes, or what may stand beside it. */
const orderProblems = (
  order: HexOrder,
  { kinds, rule, beside }: Question,
  first: boolean,
  asked: Asked,
  before: readonly HexOrder[],
): readonly OrderProblem[] => {
  const problem = (code: string, message: string): OrderProblem => ({ code, message, rule: ruleId(rule) })
  const alongside = order.kind === beside
  if (!alongside && !first) return [problem('one-answer', words.oneAnswer())]
  if (!alongside && !kinds.some((kind) => kind === order.kind))
    return [problem('misplaced', words.misplaced({ kinds: listed(kinds, 'or') }))]
  return refusalOf(order)(order, asked, before)
}

export const checkBattleOrders = (
  view: HexView,
  ask: AskView,
  orders: readonly HexOrder[],
): readonly OrderProblem[] => {
  const question = questionOf(ask)
  if (!question) return []
  const asked = { view, ask, rule: question.rule }
  const first = orders.findIndex(({ kind }) => kind !== question.beside)
  return orders.flatMap((order, index) =>
    orderProblems(order, question, index <= first, asked, orders.slice(0, index)).map((problem) => ({
      ...problem,
      index,
    })),
  )
}
