import { canonical } from '@muster/rulesets/kit/json.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { AmountRange, OrderDraft, OrderOption, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Desk } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'

const readAll = (desk: Desk<unknown, GameView>, drafts: readonly OrderDraft[]) =>
  drafts.map((draft) => desk.readOrder(draft))

/** The orders that can be read, for what is told while others are still being written. */
export const understood = (desk: Desk<unknown, GameView>, drafts: readonly OrderDraft[]): readonly unknown[] =>
  readAll(desk, drafts).flatMap((result) => (result.ok ? [result.value] : []))

/** Each remark once: several orders may call for the same. */
const once = (remarks: readonly OrderProblem[]): readonly OrderProblem[] =>
  remarks.filter(({ message }, at) => remarks.findIndex((other) => other.message === message) === at)

/** What is worth knowing before the sheet is sealed, and stops nothing. */
export const warningsOn = (
  desk: Desk<unknown, GameView>,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
): readonly OrderProblem[] => {
  const orders = understood(desk, drafts)
  return orders.length === drafts.length ? once(desk.warnings?.(view, ask, orders) ?? []) : []
}

/** Whether an order is one that an option stands for. */
export const matches = (option: OrderOption, draft: OrderDraft): boolean =>
  option.kind === draft.kind && (option.piece ?? null) === (draft.piece ?? null)

/** Tells the options of one ask apart, and knows one again when they are offered anew. */
export const keyOf = ({ piece, kind, label }: OrderOption): string => `${piece ?? ''} ${kind} ${label}`

/** The option of a form that is open, as it is offered now; undefined once it is no longer. */
export const offeredAnew = (options: readonly OrderOption[], option: OrderOption): OrderOption | undefined =>
  options.find((other) => keyOf(other) === keyOf(option))

/** The slot that a draft takes; a draft that fits no offer has one of its own. */
export const slotOf = (options: readonly OrderOption[], draft: OrderDraft): string =>
  options.find((option) => matches(option, draft))?.slot ?? `kind:${draft.kind}`

/** The place of an order on its sheet: its piece's slot; one of several stands for itself. */
export const placeOf = (options: readonly OrderOption[], draft: OrderDraft): string =>
  options.some((option) => option.many && matches(option, draft))
    ? canonical(draft)
    : `${draft.piece ?? ''} ${slotOf(options, draft)}`

/** Where the order stands that holds the slot of an option's piece; -1 where none does, or where there may be several. */
export const heldAt = (
  options: readonly OrderOption[],
  drafts: readonly OrderDraft[],
  option: OrderOption,
  draft: OrderDraft,
): number =>
  option.many
    ? -1
    : drafts.findIndex(
        (other) =>
          (other.piece ?? null) === (draft.piece ?? null) &&
          slotOf(options, other) === option.slot &&
          // One of several fills no slot
          !options.some((offered) => offered.many && matches(offered, other)),
      )

/** Adds an order in the place of the one that holds its piece's slot. */
export const place = (
  options: readonly OrderOption[],
  drafts: readonly OrderDraft[],
  option: OrderOption,
  draft: OrderDraft,
): readonly OrderDraft[] => {
  const held = heldAt(options, drafts, option, draft)
  return held < 0 ? [...drafts, draft] : drafts.map((other, index) => (index === held ? draft : other))
}

export const without = (drafts: readonly OrderDraft[], index: number): readonly OrderDraft[] =>
  drafts.filter((_, at) => at !== index)

/** The lists and ranges of an option, as far as what is chosen already narrows them. */
export const amountOf = (option: OrderOption, draft: OrderDraft): OrderOption['amount'] =>
  option.with?.find(({ id }) => id === draft.with)?.amount ??
  option.item?.find(({ id }) => id === draft.item)?.amount ??
  option.amount

/** Cells of which `to` must be one, as what is chosen narrows them. */
export const placesOf = (option: OrderOption, draft: OrderDraft): OrderOption['to'] => {
  const choices = [
    option.with?.find(({ id }) => id === draft.with)?.to,
    option.item?.find(({ id }) => id === draft.item)?.to,
  ]
  return choices.reduce(
    (cells, narrower) => (narrower && cells ? cells.filter((cell) => narrower.includes(cell)) : (cells ?? narrower)),
    option.to,
  )
}

const clamped = ({ min, max, step = 1 }: AmountRange, amount: number): number =>
  Math.max(min, Math.min(max, Math.round(amount / step) * step))

/** A draft with more of its blanks filled in; an amount or a cell that the new choice does not allow is brought within what it does. */
export const filledIn = (option: OrderOption, draft: OrderDraft, more: Partial<OrderDraft>): OrderDraft => {
  const next = { ...draft, ...more }
  if (more.with === undefined && more.item === undefined) return next
  const [range, places] = [amountOf(option, next), placesOf(option, next)]
  const strayed = places && !places.some((cell) => cell === next.to)
  return {
    ...next,
    ...(range && { amount: clamped(range, next.amount ?? range.min) }),
    ...(strayed && places[0] !== undefined && { to: places[0] }),
  }
}

/** The order that a form opens with: the first of each list, the least of each range. */
export const firstOf = (option: OrderOption): OrderDraft => {
  const [partner, item, to] = [option.with?.[0]?.id, option.item?.[0]?.id, option.to?.[0]]
  const draft = { ...startOf(option), ...(to !== undefined && { to }) }
  return filledIn(option, draft, {
    ...(item !== undefined && { item }),
    ...(partner !== undefined && { with: partner }),
  })
}

/** The order of the sheet that was made from an option, so that its blanks open as they were left. */
export const heldBy = (option: OrderOption, drafts: readonly OrderDraft[]): OrderDraft | undefined =>
  drafts.find(
    (draft) =>
      !option.many &&
      matches(option, draft) &&
      (option.path === true || (option.detail === undefined) === (draft.detail === undefined)) &&
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
  !option.to && !option.with && !option.amount && !option.item && !option.path && option.detail === undefined

/** Whether the lists and ranges of an option leave something to choose, or to read before it is taken. */
export const leavesChoice = ({ to, with: partners = [], amount, item = [], path }: OrderOption): boolean =>
  Boolean(to || amount || path || partners.length > 1 || item.length > 1) ||
  [...partners, ...item].some(({ about }) => about !== undefined)

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
