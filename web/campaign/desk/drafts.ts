import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft, OrderOption, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Desk } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'

/** A draft without the nulls that the API writes where a field is absent. */
export const tidy = (draft: OrderDraft): OrderDraft => {
  const { kind, piece, to, path, with: partner, amount, item, detail } = draft
  return {
    kind,
    ...(piece != null && { piece }),
    ...(to != null && { to }),
    ...(path != null && { path }),
    ...(partner != null && { with: partner }),
    ...(amount != null && { amount }),
    ...(item != null && { item }),
    ...(detail != null && { detail }),
  }
}

const readAll = (desk: Desk<unknown, GameView>, drafts: readonly OrderDraft[]) =>
  drafts.map((draft) => desk.readOrder(draft))

/** What is worth knowing before the sheet is sealed, and stops nothing. */
export const remarksOn = (
  desk: Desk<unknown, GameView>,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
): readonly OrderProblem[] => {
  const read = readAll(desk, drafts)
  const orders = read.flatMap((result) => (result.ok ? [result.value] : []))
  return orders.length === read.length ? (desk.remarks?.(view, ask, orders) ?? []) : []
}

/** What the desk objects to, as the server will judge it: first the form of each order, then all of them together. */
export const problemsOf = (
  desk: Desk<unknown, GameView>,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
): readonly OrderProblem[] => {
  const read = readAll(desk, drafts)
  const malformed = read.flatMap((result, index) => (result.ok ? [] : [{ ...result.problem, index }]))
  if (malformed.length > 0) return malformed
  return desk.checkOrders(
    view,
    ask,
    read.flatMap((result) => (result.ok ? [result.value] : [])),
  )
}

/** Whether an order is one that an option stands for. */
export const matches = (option: OrderOption, draft: OrderDraft): boolean =>
  option.kind === draft.kind && (option.piece ?? null) === (draft.piece ?? null)

/** The slot that a draft takes; a draft that fits no offer has one of its own. */
export const slotOf = (options: readonly OrderOption[], draft: OrderDraft): string =>
  options.find((option) => matches(option, draft))?.slot ?? `kind:${draft.kind}`

/** Adds an order in the place of the one that holds its piece's slot. */
export const place = (
  options: readonly OrderOption[],
  drafts: readonly OrderDraft[],
  option: OrderOption,
  draft: OrderDraft,
): readonly OrderDraft[] => {
  const held = drafts.findIndex(
    (other) => (other.piece ?? null) === (draft.piece ?? null) && slotOf(options, other) === option.slot,
  )
  return held < 0 ? [...drafts, draft] : drafts.map((other, index) => (index === held ? draft : other))
}

export const without = (drafts: readonly OrderDraft[], index: number): readonly OrderDraft[] =>
  drafts.filter((_, at) => at !== index)

/** The lists and ranges of an option, as far as what is chosen already narrows them. */
export const amountOf = (option: OrderOption, draft: OrderDraft): OrderOption['amount'] =>
  option.with?.find(({ id }) => id === draft.with)?.amount ?? option.amount

const clamped = (range: { readonly min: number; readonly max: number }, amount: number): number =>
  Math.max(range.min, Math.min(range.max, amount))

/** A draft with more of its blanks filled in; an amount that the new partner cannot give is brought within what it can. */
export const filledIn = (option: OrderOption, draft: OrderDraft, more: Partial<OrderDraft>): OrderDraft => {
  const next = { ...draft, ...more }
  const range = amountOf(option, next)
  return range && more.with !== undefined ? { ...next, amount: clamped(range, next.amount ?? range.min) } : next
}

/** The order that a form opens with: the first of each list, the least of each range. */
export const firstOf = (option: OrderOption): OrderDraft => {
  const [partner, item, to] = [option.with?.[0]?.id, option.item?.[0]?.id, option.to?.[0]]
  const draft = startOf(option)
  return {
    ...draft,
    ...(item !== undefined && { item }),
    ...(to !== undefined && { to }),
    ...(partner !== undefined && filledIn(option, draft, { with: partner })),
  }
}

/** The order of the sheet that was made from an option, so that its blanks open as they were left. */
export const heldBy = (option: OrderOption, drafts: readonly OrderDraft[]): OrderDraft | undefined =>
  drafts.find(
    (draft) =>
      matches(option, draft) &&
      (option.detail === undefined) === (draft.detail === undefined) &&
      (!option.item || option.item.some(({ id }) => id === draft.item)) &&
      (!option.with || option.with.some(({ id }) => id === draft.with)),
  )

/** Orders that the rules leave no choice about, which are not on the sheet yet. */
export const forcedOrders = (options: readonly OrderOption[], drafts: readonly OrderDraft[]): readonly OrderDraft[] =>
  options
    .filter((option) => option.forced && option.to?.length === 1 && !drafts.some((draft) => matches(option, draft)))
    .map(firstOf)

/** Whether an option is complete by itself, so that one press gives the order. */
export const isPlain = (option: OrderOption): boolean =>
  !option.to && !option.with && !option.amount && !option.item && option.detail === undefined

/** The order that an option stands for before anything is filled in. */
export const startOf = (option: OrderOption): OrderDraft => ({
  kind: option.kind,
  ...(option.piece !== undefined && { piece: option.piece }),
  ...(option.item?.length === 1 && option.item[0] && { item: option.item[0].id }),
  ...(option.with?.length === 1 && option.with[0] && { with: option.with[0].id }),
  ...(option.amount && { amount: option.amount.min }),
})

/** Needs a cell and nothing else: the map can give it. */
export const placeOnly = ({ to, with: partner, amount, item, detail }: OrderOption): boolean =>
  Boolean(to) && !partner && !amount && !item && detail === undefined
