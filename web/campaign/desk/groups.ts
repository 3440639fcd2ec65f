import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import { slotOf } from './drafts.js'

/** Options of one slot that have a heading of their own, with what is on the sheet of them: facilities, troops. */
export interface Group {
  readonly slot: string
  readonly title: string
  readonly options: readonly OrderOption[]
  readonly lines: readonly { readonly order: OrderDraft; readonly index: number }[]
}

/** The slots that a ruleset has a heading for, in the order of its options. Orders of pieces stand with their pieces. */
export const groupsOf = (
  options: readonly OrderOption[],
  orders: readonly OrderDraft[],
  headings: Readonly<Record<string, string>>,
): readonly Group[] => {
  const alone = options.filter(({ piece }) => piece === undefined)
  return [...new Set(alone.map(({ slot }) => slot))].flatMap((slot) => {
    const title = headings[slot]
    if (title === undefined) return []
    const lines = orders.flatMap((order, index) =>
      order.piece === undefined && slotOf(options, order) === slot ? [{ order, index }] : [],
    )
    return [{ slot, title, options: alone.filter((option) => option.slot === slot), lines }]
  })
}
