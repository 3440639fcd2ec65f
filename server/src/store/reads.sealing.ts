import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'

export interface DraftView {
  readonly askId: string
  readonly orders: readonly OrderDraft[]
  readonly updatedAt: string
  readonly problems: readonly OrderProblem[]
  /** Worth knowing, but no obstacle. */
  readonly warnings: readonly OrderProblem[]
  /** Counts how often it was saved. */
  readonly revision: number
  /** Who last changed what, by piece; null stands for what names no piece. Left out where it was just saved. */
  readonly changes?: readonly { readonly piece: string | null; readonly by: string | null; readonly mine: boolean }[]
}

/** What a seat wants to be done whenever it says nothing, for questions of one kind. */
export interface StandingOrders {
  readonly kind: string
  readonly title: string
  readonly orders: readonly OrderDraft[]
  /** The last turn in which they count; null: until they are changed. */
  readonly untilTurn: number | null
  readonly updatedAt: string
  /** Counts how often they were changed. */
  readonly revision: number
}

export interface Receipt {
  readonly askId: string
  /** HMAC-SHA-256 of the sheet under a random salt. */
  readonly hash: string
  /** That of the hash, 64 hex digits: with the orders it proves what was sealed. */
  readonly salt: string
  /** The newest published head of the campaign's record when the sheet was sealed. */
  readonly head: string
  readonly sealedAt: string
  /** Name of the person who sealed. */
  readonly by: string
  readonly orders: readonly OrderDraft[]
  readonly turn: number
  /** The server's, Ed25519, Base64; null for sheets from before it signed. */
  readonly signature: string | null
  /** It was taken back, and counts no more. */
  readonly takenBack: boolean
  /** It may be taken back. */
  readonly retractable: boolean
  /** Nobody sealed it: it was made of the seat's standing orders. */
  readonly fromStanding: boolean
}
