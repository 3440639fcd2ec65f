import { ruleId } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { OrderDraft, OrderProblem } from '../../../kit/orders.js'
import { fail, type Result } from '../../../kit/result.js'
import type { HexOrder } from '../orders.js'
import type { HexView } from '../view.js'
import { kinds } from './kinds.js'
import { readAs, type Arrow, type DraftKind, type DraftOf } from './parts/kind.js'

const isKind = (name: string): name is DraftKind => Object.hasOwn(kinds, name)

const kindOf = ({ kind }: OrderDraft): DraftOf<HexOrder> | null => (isKind(kind) ? kinds[kind] : null)

/** Every kind of order with the JSON Schema of its `detail`. */
export const orderKinds: Readonly<Record<string, Json>> = Object.fromEntries(
  Object.entries(kinds).map(([kind, { schema }]) => [kind, schema]),
)

/** A draft as an order, or what is wrong with its form. */
export const readOrder = (draft: OrderDraft): Result<HexOrder, OrderProblem> => {
  const kind = kindOf(draft)
  return kind
    ? readAs(kind, draft)
    : fail({
        code: 'unknown-kind',
        message: `There is no order called ${draft.kind}. Take one of those that are offered.`,
        rule: ruleId('HX-002'),
      })
}

/** An order in one line for the list beside the map. */
export const describe = (view: HexView, draft: OrderDraft): string =>
  kindOf(draft)?.describe(view, draft) ?? `${draft.piece ?? ''} ${draft.kind}`.trim()

/** What an order costs, or what a march meets, as far as its player can tell. */
export const effectOf = (view: HexView, draft: OrderDraft): string | null =>
  kindOf(draft)?.effect?.(view, draft) ?? null

/** Where an order leads on the map; null for one that goes nowhere. */
export const arrowOf = (view: HexView, draft: OrderDraft): Arrow | null => kindOf(draft)?.arrow?.(view, draft) ?? null
