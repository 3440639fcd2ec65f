import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import { enterLog } from '../../store/log.js'
import { addBotsJob, addJob } from '../../store/queue.js'
import { type Tx, updateCampaign } from '../../store/tx.js'
import { postponed } from '../common/calendar.js'
import { type Context, lockForMember, mustRun } from '../access/context.js'
import { putOff } from '../clock/putOff.js'
import { organiserOnly, runnerOnly } from '../access/organiser.js'
import { badInput, closed, conflict } from '../../base/problems.js'
import { endNow } from './endNow.js'
import type { Caller, CampaignRef } from '../common/contract.js'

export const pauseCampaign = async (
  { store }: Context,
  caller: Caller,
  { campaignId, note }: { readonly campaignId: string; readonly note?: string },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    mustRun(campaign)
    if ((note ?? '').length > 500) throw badInput('The note can have at most 500 characters.')
    await updateCampaign(tx, campaign.id, { phase: 'PAUSED', note: note ?? null, stoppedAt: now })
    const record = { kind: 'paused', entry: {} }
    await enterLog(tx, campaign.id, { kind: 'PAUSED', by: caller, record, ...(note ? { detail: { note } } : {}) }, now)
    return { campaignId: campaign.id }
  })

/** Deadlines are put off by as long as the campaign stood still, at their local hour; complete groups are closed at once. */
const restartClocks = async (tx: Tx, campaign: CampaignEntity, now: Date): Promise<void> => {
  const stood = now.getTime() - (campaign.stoppedAt?.getTime() ?? now.getTime())
  await putOff(tx, campaign, (at, rule) => postponed(at, stood, rule, campaign.timeZone))
  for (const { groupId, completeAt } of await asks.openGroups(tx, campaign.id))
    if (completeAt) await addJob(tx, { campaignId: campaign.id, groupId, why: 'complete' })
}

export const resumeCampaign = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    if (campaign.phase !== 'PAUSED' && campaign.phase !== 'HELD') throw conflict('The campaign is not paused.')
    await restartClocks(tx, campaign, now)
    await addBotsJob(tx, campaign.id)
    await updateCampaign(tx, campaign.id, { phase: 'RUNNING', note: null, stoppedAt: null })
    await enterLog(tx, campaign.id, { kind: 'RESUMED', by: caller, record: { kind: 'resumed', entry: {} } }, now)
    return { campaignId: campaign.id }
  })

/** Ends a campaign before its time: the dice key is opened, and every seat's briefings to everybody with a place. */
export const endCampaign = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    organiserOnly(campaign, caller)
    if (campaign.phase === 'ENDED') throw closed('The campaign has already ended.')
    await endNow(tx, campaign, caller, 'The organiser has ended the campaign.', now)
    return { campaignId: campaign.id }
  })
