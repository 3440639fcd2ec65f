import { desk } from '@muster/rulesets/hex-1.4/engine/desk.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { expect } from 'vitest'

/** What the desk makes of a draft: the order, or the code of what is wrong with its form. */
export const read = (draft: OrderDraft): unknown => {
  const result = desk.readOrder(draft)
  return result.ok ? result.value : result.problem.code
}

type Drafts = readonly (readonly [draft: OrderDraft, read: unknown])[]

export const reads = (drafts: Drafts): void => {
  for (const [draft, expected] of drafts) expect([draft, read(draft)]).toEqual([draft, expected])
}

export const refuses = (code: string, drafts: readonly OrderDraft[]): void => {
  reads(drafts.map((draft) => [draft, code]))
}

export const detailed =
  (base: OrderDraft) =>
  (detail: Json): OrderDraft => ({ ...base, detail })
