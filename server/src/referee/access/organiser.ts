import type { CampaignEntity } from '../../db/entities/campaign.js'
import { placeOf } from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import { forbidden, type Problem } from '../../base/problems.js'
import type { Caller } from '../common/contract.js'

const notYours = (who: string): Problem => forbidden(`Only ${who} can do this. Ask the organiser of the campaign.`)

/** For members: that they are not the organiser is no secret to them. */
export const organiserOnly = (campaign: CampaignEntity, caller: Caller): void => {
  if (campaign.organiser !== caller.userId) throw notYours('the organiser')
}

/** Organiser and facilitator run the clock. */
export const runnerOnly = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
): Promise<'organiser' | 'facilitator'> => {
  if (campaign.organiser === caller.userId) return 'organiser'
  if ((await placeOf(tx, campaign.id, caller.userId))?.role === 'FACILITATOR') return 'facilitator'
  throw notYours('the organiser or the facilitator')
}
