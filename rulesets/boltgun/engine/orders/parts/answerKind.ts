import type { AskView } from '../../../../kit/asks.js'
import type { RuleId } from '../../../../kit/ids.js'
import type { OrderKind } from '../../../../kit/orderKind.js'
import type { OrderOption, OrderProblem } from '../../../../kit/orders.js'
import type { AnswerName, BoltgunOrder, OrderOf } from '../../model/orders.js'
import type { BoltgunView } from '../../view/view.js'
import type { Table } from '../../view/table.js'

/** A kind of order that answers a question other than for a plan. */
export interface AnswerKind<Kind extends AnswerName = AnswerName> extends OrderKind<OrderOf<Kind>, BoltgunView> {
  readonly kind: Kind
  /** Kinds of ask that it answers. */
  readonly asks: readonly string[]
  readonly rule: RuleId
  offer(table: Table, ask: AskView): readonly OrderOption[]
  /** What is wrong with all that is answered to such an ask. None for what stands beside another kind, which checks it too. */
  check?(table: Table, ask: AskView, orders: readonly BoltgunOrder[]): readonly OrderProblem[]
}
