import type { GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as problems from '../../messages/problems.generated.js'
import * as words from '../../messages/publishing.generated.js'
import { openGroups } from '../../store/asks.js'
import { dryRunOf, keepDryRun } from '../../store/dryRuns.js'
import { enterLog } from '../../store/log.js'
import type { Tx } from '../../store/tx.js'
import { type Context, lockForMember, mustRun, readForMember, rulesetOf } from '../access/context.js'
import { facilitatorOnly, seeingFacilitatorOnly } from '../access/organiser.js'
import { conflict, paused } from '../../base/problems.js'
import type { DryRunResult, DryRunTask } from '../compute/dryRun.js'
import { EngineFault } from '../common/fault.js'
import { closeGroup } from '../resolution/closeGroup.js'
import { readTask } from '../resolution/groupTask.js'
import { closingOf } from '../resolution/publishing.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import type { PublishStage } from '../common/facilitatingContract.js'

/** @throws Problem unless a stage waits to be published */
const waitingGroup = async (tx: Tx, campaign: CampaignEntity): Promise<GroupEntity> => {
  mustRun(campaign)
  const group = (await openGroups(tx, campaign.id)).find(({ publishAt }) => publishAt !== null)
  if (!group) throw conflict(words.nothingWaits())
  return group
}

const compute = async ({ engines }: Context, task: DryRunTask): Promise<DryRunResult> => {
  try {
    return await engines.run('dryRun', task)
  } catch (error) {
    // It holds the campaign when it is published, and not before.
    if (error instanceof EngineFault) throw paused(problems.notResolved())
    throw error
  }
}

/**
 * Resolves the stage that waits on a copy: by its sheets and with the dice that will be, as publishing does. All read that the facilitator ran it; what it told is
 * theirs alone.
 */
export const dryRun = async (context: Context, caller: Caller, { campaignId }: CampaignRef): Promise<CampaignRef> => {
  const read = await context.store.snapshot(async (tx) => {
    const { campaign } = await readForMember(tx, caller, campaignId)
    await seeingFacilitatorOnly(tx, campaign, caller)
    const group = await waitingGroup(tx, campaign)
    const job = closingOf(group, { campaignId, groupId: group.groupId, why: 'complete' })
    const last = await dryRunOf(tx, campaign.id, group.groupId)
    return { group, last, ...(await readTask(context, tx, campaign, group, job)) }
  })
  const { group, last, digest, task } = read
  const { turn, stage, viewers } = await compute(context, { task, last: last?.viewers ?? null })
  await context.store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await seeingFacilitatorOnly(tx, campaign, caller)
    if ((await waitingGroup(tx, campaign)).groupId !== group.groupId) throw conflict(words.nothingWaits())
    const number = ((await dryRunOf(tx, campaign.id, group.groupId))?.number ?? 0) + 1
    await keepDryRun(tx, {
      campaign: campaign.id,
      groupId: group.groupId,
      number,
      turn,
      stage,
      digest,
      viewers,
      at: now,
    })
    const game = rulesetOf(context, campaign)
    const detail = { turn: campaign.turn, title: game.stages[campaign.stage] ?? campaign.stage }
    const record = { kind: 'dryRun', entry: { turn: campaign.turn, stage: campaign.stage } }
    await enterLog(tx, campaign.id, { kind: 'DRY_RUN', by: caller, detail, record }, now)
  })
  return { campaignId }
}

/** The stage that waits is resolved and told to all, in one step; if a run is named, only as that run would have it. */
export const publishStage = async (
  context: Context,
  caller: Caller,
  { campaignId, run }: PublishStage,
): Promise<CampaignRef> => {
  const { groupId, digest } = await context.store.transaction(async (tx) => {
    const { campaign } = await lockForMember(tx, caller, campaignId)
    await facilitatorOnly(tx, campaign, caller)
    const group = await waitingGroup(tx, campaign)
    const last = await dryRunOf(tx, campaign.id, group.groupId)
    if (run !== null && last?.number !== run) throw conflict(words.notNewest())
    return { groupId: group.groupId, digest: run === null ? null : (last?.digest ?? null) }
  })
  const published = { by: caller, digest }
  const done = await closeGroup(context, { campaignId, groupId, why: 'complete', published })
  if (done === 'held') throw paused(problems.notResolved())
  return { campaignId }
}
