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
}

export interface Receipt {
  readonly askId: string
  /** HMAC-SHA-256 of the sheet under a random salt. */
  readonly hash: string
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
}
