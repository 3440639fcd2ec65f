import * as words from '../../messages/problems.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { coOrganises } from '../../store/naming.js'
import { placeOf } from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import * as facilitating from '../../messages/facilitating.generated.js'
import { conflict, forbidden, type Problem } from '../../base/problems.js'
import { reaches } from '../common/caller.js'
import type { Caller } from '../common/contract.js'

const notYours = (who: 'organiser' | 'runner' | 'first' | 'facilitator'): Problem => forbidden(words.notYours({ who }))

/** Whether somebody may do what the organiser may: as organiser, or named by one. */
export const mayOrganise = async (
  tx: Tx,
  campaign: Pick<CampaignEntity, 'id' | 'organiser'>,
  caller: Pick<Caller, 'userId' | 'campaigns'>,
): Promise<boolean> =>
  reaches(caller, campaign.id) &&
  (campaign.organiser === caller.userId || (await coOrganises(tx, campaign.id, caller.userId)))

/** For members: that they do not organise is no secret to them. */
export const organiserOnly = async (tx: Tx, campaign: CampaignEntity, caller: Caller): Promise<void> => {
  if (!(await mayOrganise(tx, campaign, caller))) throw notYours('organiser')
}

/** What a co-organiser may not do: whatever takes the organiser's own place away. */
export const firstOrganiserOnly = (campaign: CampaignEntity, caller: Caller): void => {
  if (campaign.organiser !== caller.userId) throw notYours('first')
}

/** The organiser is dismissed by nobody whom they named. */
export const sparesOrganiser = (campaign: CampaignEntity, caller: Caller, userId: string): void => {
  if (userId === campaign.organiser) firstOrganiserOnly(campaign, caller)
}

/** Organiser and facilitator control the deadlines. */
export const runnerOnly = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
): Promise<'organiser' | 'facilitator'> => {
  if (await mayOrganise(tx, campaign, caller)) return 'organiser'
  if ((await placeOf(tx, campaign.id, caller.userId))?.role === 'FACILITATOR') return 'facilitator'
  throw notYours('runner')
}

/** The same, of one who sees everything. */
export const seeingFacilitatorOnly = async (tx: Tx, campaign: CampaignEntity, caller: Caller): Promise<void> => {
  await facilitatorOnly(tx, campaign, caller)
  if (campaign.blindFacilitator) throw conflict(facilitating.blind())
}

/** What only the facilitator may do: no organiser may. */
export const facilitatorOnly = async (
  tx: Tx,
  campaign: Pick<CampaignEntity, 'id'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<void> => {
  if ((await placeOf(tx, campaign.id, userId))?.role !== 'FACILITATOR') throw notYours('facilitator')
}
