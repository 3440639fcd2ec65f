import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import { enterLog } from '../../store/log.js'
import { addBotsJob, addJob } from '../../store/queue.js'
import { type Tx, updateCampaign } from '../../store/tx.js'
import { waitForVacations } from '../resolution/vacations.js'
import { putOff } from './putOff.js'
import type { Caller } from '../common/contract.js'

/**
 * Each deadline is put off by exactly as long as the campaign stood still, so that a pause neither gives time nor takes it; complete groups are closed at
 * once. `by` is null where the pause ends by itself, and where the host lets a campaign on hold go on.
 */
export const resume = async (tx: Tx, campaign: CampaignEntity, by: Caller | null, now: Date): Promise<void> => {
  const { id, stoppedAt } = campaign
  const byHost = campaign.phase === 'HELD' && by === null
  const stood = stoppedAt ? Math.max(0, now.getTime() - stoppedAt.getTime()) : 0
  await putOff(tx, campaign, (at) => new Date(at.getTime() + stood))
  for (const { groupId, completeAt } of await asks.openGroups(tx, id))
    if (completeAt) await addJob(tx, { campaignId: id, groupId, why: 'complete' })
  await addBotsJob(tx, id)
  await waitForVacations(tx, campaign, now)
  await updateCampaign(tx, id, { phase: 'RUNNING', note: null, stoppedAt: null, resumesAt: null })
  await enterLog(
    tx,
    id,
    {
      kind: 'RESUMED',
      ...(by ? { by } : {}),
      ...(byHost ? { detail: { host: true } } : {}),
      record: { kind: 'resumed', entry: {} },
    },
    now,
  )
}
