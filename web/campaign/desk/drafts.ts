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

/** What the desk objects to, as the server will judge it: first the form of each order, then all of them together. */
export const problemsOf = (
  desk: Desk<unknown, GameView>,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
): readonly OrderProblem[] => {
  const read = drafts.map((draft) => desk.readOrder(draft))
  const malformed = read.flatMap((result, index) => (result.ok ? [] : [{ ...result.problem, index }]))
  if (malformed.length > 0) return malformed
  return desk.checkOrders(
    view,
    ask,
    read.flatMap((result) => (result.ok ? [result.value] : [])),
  )
}

const matches = (option: OrderOption, draft: OrderDraft): boolean =>
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
