import type { OrderOption } from '../../../../kit/orders.js'
import type { Objection } from '../../orderValidation/account.js'
import type { Beginning } from '../../orderValidation/division.js'
import type { DivideOrder } from '../../model/orders.js'
import type { DraftOf } from './kind.js'

/** HX-019: a force of the starting points. */
export interface DivisionOf extends DraftOf<DivideOrder> {
  /** Judged after the forces before it. */
  refuse(beginning: Beginning, before: readonly DivideOrder[], order: DivideOrder): Objection | null
  offer(beginning: Beginning): readonly OrderOption[]
}
