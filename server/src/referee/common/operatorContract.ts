import type { Caller } from './caller.js'
import type { JobsRow } from '../../store/reads.operator.js'

/** For operators; for everybody else there is nothing. */
export interface OperatorUseCases {
  blockAccount(caller: Caller, input: { readonly accountId: string; readonly reason: string }): Promise<void>
  unblockAccount(caller: Caller, input: { readonly accountId: string }): Promise<void>
  settleComplaint(caller: Caller, input: { readonly complaintId: string }): Promise<void>
  retryCampaign(caller: Caller, input: { readonly campaignId: string }): Promise<void>
  /** The queue of jobs. */
  jobs(caller: Caller): Promise<JobsRow>
}
