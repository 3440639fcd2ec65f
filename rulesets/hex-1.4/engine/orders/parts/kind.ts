import { shapeProblem, type DraftShape } from '../../../../kit/draftShape.js'
import { cellName, type CellName, type RuleId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderDraft, OrderOption, OrderProblem } from '../../../../kit/orders.js'
import { fail, type Result } from '../../../../kit/result.js'
import type { HexOrder, OrderKind } from '../../orders.js'
import type { HexView } from '../../view.js'

export type OrderOf<Kind extends OrderKind> = Extract<HexOrder, { readonly kind: Kind }>

/** Kinds of draft: every kind of order, and those that are another kind's order in a form of their own. */
export type DraftKind = OrderKind | 'divideRecon' | 'buyRecon' | 'fillUp' | 'detach' | 'strike'

/** Where an order leads on the map. */
export interface Arrow {
  readonly from: CellName
  readonly to: CellName
  readonly kind: 'march' | 'retreat'
}

/** One kind of draft, in a file of its own: its form, the order that it is, and what the desk and the list of orders say of it. */
export interface DraftOf<Order extends HexOrder> {
  readonly kind: DraftKind
  /** One order a slot a piece. */
  readonly slot: string
  readonly title: string
  /** The rule that an offer names. */
  readonly rule: RuleId
  /** What a draft must and may carry, and by which rule; left out where `read` says itself what it misses. */
  readonly shape?: DraftShape & { readonly by: string }
  /** JSON Schema of `detail` for those who have no offer before them; null has none. */
  readonly schema: Json
  readonly read: (draft: OrderDraft) => Result<Order, OrderProblem>
  /** One line for the list of orders. */
  describe(view: HexView, draft: OrderDraft): string
  /** What it costs or meets, as far as its player can tell. */
  effect?(view: HexView, draft: OrderDraft): string | null
  /** Null for a draft that leads nowhere. */
  arrow?(view: HexView, draft: OrderDraft): Arrow | null
}

/** A draft as an order of its kind, or what is wrong with its form. */
export const readAs = <Order extends HexOrder>(
  { shape, read }: DraftOf<Order>,
  draft: OrderDraft,
): Result<Order, OrderProblem> => {
  const wrong = shape ? shapeProblem(draft, shape, shape.by) : null
  return wrong ? fail(wrong) : read(draft)
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

export const pointsText = (amount: number | undefined): string => `${String(amount ?? 0)} points`

/** An arrow from where a piece stands. */
export const arrowFrom = (
  view: HexView,
  piece: string | undefined,
  to: string | undefined,
  kind: Arrow['kind'],
): Arrow | null => {
  const from = view.pieces.find(({ id }) => id === piece)?.at
  return from === undefined || to === undefined ? null : { from, to: cellName(to), kind }
}
