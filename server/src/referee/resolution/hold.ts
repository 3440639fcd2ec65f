import { enterLog } from '../../store/log.js'
import { type Fault, keepFault } from '../../store/operator.js'
import { lockCampaign, updateCampaign } from '../../store/tx.js'
import type { Context } from '../access/context.js'

export interface Hold {
  readonly campaignId: string
  /** Of the resolution before the one that cannot be made. */
  readonly revision: number
  readonly fault: Fault
  /** For all to read. */
  readonly note: string
}

/** A running campaign is stopped where it is before a resolution; every sealed sheet is kept. */
export const hold = ({ store }: Context, { campaignId, revision, fault, note }: Hold): Promise<void> =>
  store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    if (locked?.campaign.phase !== 'RUNNING' || locked.campaign.revision !== revision) return
    await updateCampaign(tx, campaignId, { phase: 'HELD', note, stoppedAt: locked.now })
    await keepFault(tx, campaignId, fault, locked.now)
    await enterLog(tx, campaignId, { kind: 'HELD', record: { kind: 'held', entry: {} } }, locked.now)
  })
