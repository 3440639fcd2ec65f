import * as words from '../../messages/operating.generated.js'
import { badInput, conflict, notFound, Problem } from '../../base/problems.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import { signalUser } from '../../store/queue.js'
import * as operator from '../../store/operator.js'
import type { JobsRow } from '../../store/reads.operator.js'
import type { Context } from '../access/context.js'
import { resume } from '../clock/resume.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import { plainText } from '../common/plainText.js'

export const operatorLimits = {
  /** Characters of a reason. */
  reason: 500,
} as const

export interface AccountRef {
  readonly accountId: string
}

/** Whom no operator is, there is nothing. */
const operating = async (tx: Tx, { userId }: Caller): Promise<string> => {
  if (!(await operator.isOperator(tx, userId))) throw notFound()
  return userId
}

const reasonOf = (given: string): string => {
  const reason = plainText(given)
  if (reason === '') throw badInput(words.reasonMissing(), 'reason')
  if ([...reason].length > operatorLimits.reason)
    throw new Problem('LIMIT', words.reasonLong({ most: operatorLimits.reason }))
  return reason
}

const block = async (tx: Tx, accountId: string, reason: string, by?: string): Promise<void> => {
  if (await operator.isOperator(tx, accountId)) throw conflict(words.notAnOperator())
  const name = await operator.setBlocked(tx, accountId, reason)
  if (name === null) throw notFound()
  await operator.enterAct(tx, { kind: 'BLOCKED', ...(by && { by }), of: { userId: accountId, name }, note: reason })
  await signalUser(tx, accountId)
}

const unblock = async (tx: Tx, accountId: string, by?: string): Promise<void> => {
  const name = await operator.setBlocked(tx, accountId, null)
  if (name === null) throw notFound()
  await operator.enterAct(tx, { kind: 'UNBLOCKED', ...(by && { by }), of: { userId: accountId, name } })
}

/** Ends all sessions and streams of an account, and lets nobody in with it. Its seats stay its own, and are silent. */
export const blockAccount = (
  { store }: Context,
  caller: Caller,
  { accountId, reason }: AccountRef & { readonly reason: string },
): Promise<void> => store.transaction(async (tx) => block(tx, accountId, reasonOf(reason), await operating(tx, caller)))

export const unblockAccount = ({ store }: Context, caller: Caller, { accountId }: AccountRef): Promise<void> =>
  store.transaction(async (tx) => unblock(tx, accountId, await operating(tx, caller)))

/** The same at the command line, by the address; without a reason the account is let in again. */
export const setBlockedAtShell = async (tx: Tx, email: string, reason: string | null): Promise<void> => {
  const accountId = await operator.accountWith(tx, email.trim())
  if (accountId === null) throw notFound()
  await (reason === null ? unblock(tx, accountId) : block(tx, accountId, reasonOf(reason)))
}

export const settleComplaint = (
  { store }: Context,
  caller: Caller,
  { complaintId }: { readonly complaintId: string },
): Promise<void> =>
  store.transaction(async (tx) => {
    const by = await operating(tx, caller)
    const settled = await operator.settleComplaint(tx, complaintId)
    if (!settled) throw notFound()
    await operator.enterAct(tx, { kind: 'SETTLED', by, of: settled, campaign: settled.campaign })
  })

/** Lets a campaign on hold try its stage again, as its organiser can. All members see that it was the host. */
export const retryCampaign = ({ store }: Context, caller: Caller, { campaignId }: CampaignRef): Promise<void> =>
  store.transaction(async (tx) => {
    const by = await operating(tx, caller)
    const locked = await lockCampaign(tx, campaignId)
    if (!locked) throw notFound()
    if (locked.campaign.phase !== 'HELD') throw conflict(words.notHeld())
    await resume(tx, locked.campaign, null, locked.now)
    await operator.enterAct(tx, { kind: 'RETRIED', by, campaign: campaignId })
  })

export const readJobs = async ({ store }: Context, caller: Caller): Promise<JobsRow> => {
  await operating(store.plain, caller)
  return operator.readJobs(store.plain)
}
