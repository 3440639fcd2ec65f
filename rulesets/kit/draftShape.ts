import { ruleId } from './ids.js'
import type { OrderDraft, OrderProblem } from './orders.js'

export type DraftKey = Exclude<keyof OrderDraft, 'kind'>

/** What a kind of draft must and may contain. */
export interface DraftShape {
  readonly must: readonly DraftKey[]
  readonly may?: readonly DraftKey[]
}

const keys: readonly DraftKey[] = ['piece', 'to', 'path', 'with', 'amount', 'item', 'detail']

/** A draft that cannot be read, with what to do. */
export const malformed = (code: string, message: string, rule: string): OrderProblem => ({
  code,
  message,
  rule: ruleId(rule),
})

/** What is missing from a draft or too much in it; null if it can be read. `rule` says what such an order is. */
export const shapeProblem = (draft: OrderDraft, { must, may = [] }: DraftShape, rule: string): OrderProblem | null => {
  const given = keys.filter((key) => draft[key] !== undefined && draft[key] !== null)
  const missing = must.find((key) => !given.includes(key))
  if (missing) return malformed('missing-field', `An order ${draft.kind} needs ${missing}: add it.`, rule)
  const surplus = given.find((key) => !must.includes(key) && !may.includes(key))
  if (surplus) return malformed('unexpected-field', `An order ${draft.kind} has no ${surplus}: leave it out.`, rule)
  return draft.amount === undefined || Number.isSafeInteger(draft.amount)
    ? null
    : malformed('amount', 'Give a whole number as amount.', rule)
}
