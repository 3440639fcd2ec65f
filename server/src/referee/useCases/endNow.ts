import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import { closeAllBattles } from '../../store/battles.js'
import { enterLog } from '../../store/log.js'
import { lapseMatters } from '../../store/matters.js'
import { addOpenJob } from '../../store/queue.js'
import { type Tx, updateCampaign } from '../../store/tx.js'
import type { Caller } from '../common/contract.js'

/** Ends a campaign that is not over by its rules; `by` null: because nobody is left who could go on with it. */
export const endNow = async (
  tx: Tx,
  campaign: CampaignEntity,
  by: Caller | null,
  note: string,
  now: Date,
): Promise<void> => {
  for (const group of await asks.openGroups(tx, campaign.id)) await asks.updateGroup(tx, group, { closedAt: now })
  await closeAllBattles(tx, campaign.id, now)
  await updateCampaign(tx, campaign.id, { phase: 'ENDED', note, stoppedAt: now })
  await addOpenJob(tx, campaign.id)
  await lapseMatters(tx, { campaign: campaign.id }, now)
  const record = { kind: 'ended', entry: { note }, publish: true }
  await enterLog(tx, campaign.id, { kind: 'ENDED', ...(by && { by }), detail: { note }, record }, now)
}
