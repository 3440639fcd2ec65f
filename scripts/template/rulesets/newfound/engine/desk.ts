import type { AskView } from '../../kit/asks.js'
import { ruleId } from '../../kit/ids.js'
import type { OrderOption, OrderProblem } from '../../kit/orders.js'
import type { Desk } from '../../kit/ruleset.js'
import type { PieceView } from '../../kit/view.js'
import { suggest } from './desk/suggest.js'
import { stepsFrom } from './field.js'
import { orderKinds, readOrder, type Order } from './orders.js'
import type { RunnerView } from './view.js'

/** NF-5: a ruin that the runner has not dug under yet, as far as the seat knows. */
const mayDig = ({ detail }: RunnerView, { at }: PieceView): boolean =>
  detail.ruins.includes(at) && !detail.dug.includes(at)

const problemOf = (view: RunnerView, order: Order, index: number, before: readonly Order[]): OrderProblem | null => {
  const refuse = (code: string, message: string, rule: string): OrderProblem => ({
    ...{ code, message, rule: ruleId(rule), index },
  })
  const runner = view.pieces.find(({ id }) => id === order.runner)
  if (!runner) return refuse('unknown-piece', 'Name a runner of your own.', 'NF-1')
  if (before.some((other) => other.runner === order.runner))
    return refuse('second-order', 'Give a runner one order a turn: strike one out.', 'NF-1')
  switch (order.kind) {
    case 'move':
      return stepsFrom(runner.at).includes(order.to)
        ? null
        : refuse('out-of-reach', 'Choose one of the squares around the runner.', 'NF-2')
    case 'dig':
      return mayDig(view, runner) ? null : refuse('no-ruin', 'Dig on a ruin where you have not dug before.', 'NF-5')
  }
}

const checkOrders = (view: RunnerView, _ask: AskView, orders: readonly Order[]): readonly OrderProblem[] =>
  orders.flatMap((order, index) => problemOf(view, order, index, orders.slice(0, index)) ?? [])

const optionsOf = (view: RunnerView, runner: PieceView): readonly OrderOption[] => [
  {
    ...{ kind: 'move', label: 'Move', slot: 'order', rule: ruleId('NF-2'), piece: runner.id },
    to: stepsFrom(runner.at),
  },
  ...(mayDig(view, runner)
    ? [{ kind: 'dig', label: 'Dig', slot: 'order', rule: ruleId('NF-5'), piece: runner.id }]
    : []),
]

const orderOptions = (view: RunnerView): readonly OrderOption[] =>
  view.pieces.flatMap((runner) => optionsOf(view, runner))

/** What the browser uses, and the server to check orders: it sees a view and nothing else. */
export const desk: Desk<Order, RunnerView> = { readOrder, checkOrders, orderOptions, suggest, orderKinds }
