import type { CampaignEntity } from '../db/entities/campaign.js'
import * as asks from '../store/asks.js'
import { enterRecord } from '../store/books.js'
import { addBotsJob, addJob, signalCampaign } from '../store/queue.js'
import { bumpVersion, type Tx, updateCampaign } from '../store/tx.js'
import { postponed } from './calendar.js'
import { closeGroup } from './closeGroup.js'
import { type Context, lockForMember, mustRun } from './context.js'
import { organiserOnly, runnerOnly } from './organiser.js'
import { badInput, conflict, paused } from './problems.js'
import { endNow } from './publish.js'
import type { Caller, CampaignRef } from './useCases.js'

/** Closes the open groups of the present stage, one after the other, by the same path as the deadline. */
export const closeStage = async (
  context: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> => {
  const { why, groups } = await context.store.transaction(async (tx) => {
    const { campaign } = await lockForMember(tx, caller, campaignId)
    const closer = await runnerOnly(tx, campaign, caller)
    mustRun(campaign)
    return { why: closer, groups: await asks.openGroups(tx, campaign.id) }
  })
  for (const { groupId } of groups) {
    const done = await closeGroup(context, { campaignId, groupId, why })
    if (done === 'held')
      throw paused('The stage could not be resolved; the campaign is held and every sealed sheet is kept.')
  }
  return { campaignId }
}

export const pauseCampaign = async (
  { store }: Context,
  caller: Caller,
  { campaignId, note }: { readonly campaignId: string; readonly note?: string },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await runnerOnly(tx, campaign, caller)
    mustRun(campaign)
    if ((note ?? '').length > 500) throw badInput('Keep the note to 500 characters.')
    await updateCampaign(tx, campaign.id, { phase: 'PAUSED', note: note ?? null, stoppedAt: now })
    await enterRecord(tx, campaign.id, 'paused', {}, now)
    await bumpVersion(tx, campaign.id)
    await signalCampaign(tx, campaign.id)
    return { campaignId: campaign.id }
  })

/** Deadlines are put off by as long as the campaign stood still, at their local hour; complete groups are closed at once. */
const restartClocks = async (tx: Tx, campaign: CampaignEntity, now: Date): Promise<void> => {
  const stood = now.getTime() - (campaign.stoppedAt?.getTime() ?? now.getTime())
  const later = (name: string, at: Date): Date =>
    postponed(at, stood, campaign.deadlineRules[name] ?? null, campaign.timeZone)
  for (const clock of await asks.clocksOf(tx, campaign.id))
    if (clock.at) await asks.setClock(tx, { ...clock, at: later(clock.class, clock.at) })
  for (const group of await asks.openGroups(tx, campaign.id)) {
    const { groupId, deadlineAt, completeAt } = group
    if (deadlineAt) {
      const at = later(group.class, deadlineAt)
      await asks.updateGroup(tx, group, { deadlineAt: at })
      await addJob(tx, { campaignId: campaign.id, groupId, why: 'deadline' }, at)
    }
    if (completeAt) await addJob(tx, { campaignId: campaign.id, groupId, why: 'complete' })
  }
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
    await enterRecord(tx, campaign.id, 'resumed', {}, now)
    await bumpVersion(tx, campaign.id)
    await signalCampaign(tx, campaign.id)
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
    if (campaign.phase === 'ENDED') throw conflict('The campaign has ended already.')
    await endNow(tx, campaign, 'The organiser has ended the campaign.', now)
    return { campaignId: campaign.id }
  })
