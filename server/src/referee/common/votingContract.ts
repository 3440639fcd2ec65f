import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { VoteKind } from '../../db/terms.js'
import type { Caller, CampaignRef } from './caller.js'

export interface MatterRef extends CampaignRef {
  readonly matterId: string
}

export interface VotedUnwinding {
  readonly askId: string
  readonly sheets: readonly { readonly seat: string; readonly orders: readonly OrderDraft[] }[]
  readonly reason: string
}

export interface CallVote extends CampaignRef {
  readonly kind: VoteKind
  /** Of `EXTEND`: the deadline class. */
  readonly class?: string
  /** Of `EXTEND`: the new deadline; of `PAUSE`: when the campaign goes on. */
  readonly at?: string
  /** Of `PAUSE`: the reason. */
  readonly note?: string
  /** Of `ORGANISER`: who is to organise. */
  readonly memberId?: string
  /** Of `CORRECT`: what is to be set right, and why. */
  readonly corrections?: readonly Correction[]
  /** Of `UNWIND`: one’s own closed question, and what should have been answered. */
  readonly unwinding?: VotedUnwinding
  /** Of `REOPEN`: who may answer anew, and why. */
  readonly reopening?: { readonly seats: readonly string[]; readonly reason: string }
}

export interface Concede extends CampaignRef {
  /** Whether a bot plays on for the seat; otherwise it stays silent. */
  readonly bot: boolean
}

export interface CastVote extends MatterRef {
  readonly inFavour: boolean
}

/** What the holders of seats decide among themselves, or give up. */
export interface VotingUseCases {
  /** The holder of a seat calls a vote of all of them. */
  callVote(caller: Caller, input: CallVote): Promise<CampaignRef>
  castVote(caller: Caller, input: CastVote): Promise<CampaignRef>
  /** The holder of a seat gives up for it. */
  concede(caller: Caller, input: Concede): Promise<CampaignRef>
}
