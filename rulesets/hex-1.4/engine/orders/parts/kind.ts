import { shapeProblem, type DraftShape } from '../../../../kit/draftShape.js'
import { cellName, type RuleId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderDraft, OrderOption, OrderProblem } from '../../../../kit/orders.js'
import type { Arrow, OrderKind } from '../../../../kit/orderKind.js'
import { fail, type Result } from '../../../../kit/result.js'
import * as common from '../../../messages/common.generated.js'
import type { HexOrder } from '../../model/orders.js'
import type { HexView } from '../../view/view.js'

export type OrderOf<Kind extends HexOrder['kind']> = Extract<HexOrder, { readonly kind: Kind }>

/** Kinds of draft: every kind of order, and those that are another kind's order in a form of their own. */
export type DraftKind = HexOrder['kind'] | 'divideRecon' | 'buyRecon' | 'fillUp' | 'detach' | 'strike'

/** One kind of draft, in a file of its own: its form, the order that it is, and what the desk and the list of orders say of it. */
export interface DraftOf<Order extends HexOrder> extends Omit<OrderKind<Order, HexView>, 'shape'> {
  readonly kind: DraftKind
  /** One order a slot a piece. */
  readonly slot: string
  readonly title: string
  /** The rule that an offer names. */
  readonly rule: RuleId
  /** What a draft must and may carry, and by which rule; left out where `read` says itself what it misses. */
  readonly shape?: DraftShape & { readonly by: string }
}

/** A draft as an order of its kind, or what is wrong with its form. */
export const readAs = <Order extends HexOrder>(
  kind: DraftOf<Order>,
  draft: OrderDraft,
): Result<Order, OrderProblem> => {
  const wrong = kind.shape ? shapeProblem(draft, kind.shape, kind.shape.by) : null
  return wrong ? fail(wrong) : kind.read(draft)
}

/** An offer of a kind. */
export const option = (
  { kind, title, slot, rule }: Pick<DraftOf<HexOrder>, 'kind' | 'title' | 'slot' | 'rule'>,
  more: Partial<OrderOption> = {},
): OrderOption => ({ kind, label: title, slot, rule, ...more })

/** Fields of a `detail` that is an object; none of any other. */
export const fieldsOf = (detail: Json | undefined): Readonly<Record<string, Json | undefined>> =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail)
    ? (detail as Readonly<Record<string, Json | undefined>>)
    : {}

export const pointsText = (amount: number | undefined): string => common.points({ points: amount ?? 0 })

/** An arrow from where a piece stands. */
export const arrowFrom = (
  view: HexView,
  piece: string | undefined,
  to: string | undefined,
  kind: 'march' | 'retreat',
): Arrow | null => {
  const from = view.pieces.find(({ id }) => id === piece)?.at
  return from === undefined || to === undefined ? null : { from, to: cellName(to), kind }
}
