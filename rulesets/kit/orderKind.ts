import { malformed, shapeProblem, type DraftShape } from './draftShape.js'
import type { CellName } from './ids.js'
import type { Json } from './json.js'
import type { OrderDraft, OrderProblem } from './orders.js'
import { fail, type Result } from './result.js'

/** Where an order leads on the map. */
export interface Arrow {
  readonly from: CellName
  readonly to: CellName
  readonly kind: string
}

/** One kind of order, in a file of its own: what its drafts look like, and what desk and list say of them. A ruleset adds what its rules need. */
export interface OrderKind<Order, View> {
  readonly shape: DraftShape
  /** JSON Schema of a draft's `detail`; null has none. */
  readonly schema: Json
  /** A draft of that shape as an order, or what is wrong with it. */
  read(draft: OrderDraft): Result<Order, OrderProblem>
  /** One line for the list of orders: `A1 marches to 4,3`. */
  describe(view: View, draft: OrderDraft): string
  /** Null for a draft that leads nowhere. */
  arrow?(view: View, draft: OrderDraft): Arrow | null
  /** What it will do as far as the view shows, in one sentence. */
  effect?(view: View, draft: OrderDraft): string | null
}

/** All kinds of a ruleset's orders: a missing one does not compile. */
export type OrderKinds<Order extends { readonly kind: string }, View> = {
  readonly [Kind in Order['kind']]: OrderKind<Order & { readonly kind: Kind }, View>
}

const withExamples = (schema: Json, examples: readonly Json[] | undefined): Json =>
  examples && typeof schema === 'object' && schema !== null ? { ...schema, examples } : schema

/** Every kind with the JSON Schema of its `detail`, and with examples of it. */
export const schemasOf = (
  kinds: Readonly<Record<string, { readonly schema: Json }>>,
  examples: Readonly<Record<string, readonly Json[]>> = {},
): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { schema }]) => [kind, withExamples(schema, examples[kind])]))

/** What a presentation says of drafts, by the kinds of a ruleset. */
export const linesBy = <View>(kinds: Readonly<Record<string, Omit<OrderKind<unknown, View>, 'shape'>>>) => {
  const table = new Map(Object.entries(kinds))
  return {
    describe: (view: View, draft: OrderDraft): string =>
      table.get(draft.kind)?.describe(view, draft) ?? `${draft.piece ?? ''} ${draft.kind}`.trim(),
    arrow: (view: View, draft: OrderDraft): Arrow | null => table.get(draft.kind)?.arrow?.(view, draft) ?? null,
    effect: (view: View, draft: OrderDraft): string | null => table.get(draft.kind)?.effect?.(view, draft) ?? null,
  }
}

/** What a desk and a presentation say of drafts, by the table of their kinds; `rule` is what a draft of no kind violates. */
export const ordersBy = <Order extends { readonly kind: string }, View>(
  kinds: OrderKinds<Order, View>,
  rule: string,
) => {
  const table = new Map<string, OrderKind<Order, View>>(Object.entries(kinds))
  return {
    readOrder: (draft: OrderDraft): Result<Order, OrderProblem> => {
      const kind = table.get(draft.kind)
      if (!kind)
        return fail(
          malformed('unknown-kind', `There is no such order: use one of ${[...table.keys()].join(', ')}.`, rule),
        )
      const wrong = shapeProblem(draft, kind.shape, rule)
      return wrong ? fail(wrong) : kind.read(draft)
    },
    ...linesBy<View>(kinds),
  }
}
