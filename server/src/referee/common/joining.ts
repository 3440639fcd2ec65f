import type { Visibility } from '../../db/terms.js'
import type { Caller, CampaignRef } from './caller.js'

export interface RequestSeat extends CampaignRef {
  /** Left out: whichever is free. */
  readonly seat?: string
  readonly note: string
  /** 64 hex digits, for the seat that may come of it. */
  readonly diceContribution: string
}

export interface RequestRef {
  readonly requestId: string
}

export interface AnswerSeatRequest extends RequestRef {
  readonly accept: boolean
  /** Where any seat was asked for: the one that is given. */
  readonly seat?: string
  readonly text?: string
}

export interface CallRoll extends CampaignRef {
  readonly until: string
}

/** How people find a campaign and come to a seat of it, other than by invitation; and who of them is still there when it starts. */
export interface Joining {
  /** Before the start: keeps the start of a vacant seat for somebody who joins later, or no longer. */
  reserveSeat(caller: Caller, input: CampaignRef & { readonly seat: string }): Promise<CampaignRef>
  releaseSeat(caller: Caller, input: CampaignRef & { readonly seat: string }): Promise<CampaignRef>
  setVisibility(caller: Caller, input: CampaignRef & { readonly visibility: Visibility }): Promise<CampaignRef>
  /** Somebody without a place asks for a seat. */
  requestSeat(caller: Caller, input: RequestSeat): Promise<RequestRef>
  withdrawSeatRequest(caller: Caller, input: RequestRef): Promise<RequestRef>
  answerSeatRequest(caller: Caller, input: AnswerSeatRequest): Promise<CampaignRef>
  /** Asks the holders before the start whether they are there. */
  callRoll(caller: Caller, input: CallRoll): Promise<CampaignRef>
  answerRollCall(caller: Caller, input: CampaignRef): Promise<CampaignRef>
  /** Frees the seats of those who have not answered the roll call in time. */
  freeMissingSeats(caller: Caller, input: CampaignRef): Promise<CampaignRef>
}
