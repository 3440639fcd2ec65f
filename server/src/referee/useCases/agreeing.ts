import type { CampaignEntity } from '../../db/entities/campaign.js'
import { matterOf } from '../../store/matters.js'
import { facilitatorOf } from '../../store/places.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import type { MatterRef } from '../common/contract.js'
import type { Vote } from './settleVote.js'

/** Whether the seats themselves set right what is wrong: nobody sits who could. */
export const seatsCorrect = async (tx: Tx, campaign: CampaignEntity): Promise<boolean> =>
  campaign.blindFacilitator || !(await facilitatorOf(tx, campaign.id))

/** A vote that is open, under the campaign's lock. */
export const voteOf = async (tx: Tx, { campaignId, matterId }: MatterRef): Promise<Vote | null> => {
  const locked = await lockCampaign(tx, campaignId)
  const matter = locked && (await matterOf(tx, campaignId, matterId))
  return matter && !matter.settledAt ? { ...locked, matter } : null
}
