import type { CampaignEntity } from '../db/entities/campaign.js'
import type { HoldingEntity, PlaceEntity } from '../db/entities/places.js'
import { enterRecord } from '../store/books.js'
import { revokeInvitations } from '../store/invitations.js'
import * as places from '../store/places.js'
import { signalCampaign, signalUser } from '../store/queue.js'
import { bumpVersion, type Tx } from '../store/tx.js'
import { type Context, lockForMember } from './context.js'
import { organiserOnly } from './organiser.js'
import { conflict } from './problems.js'
import { silenceRulings } from './rulings.js'
import type { Caller, CampaignRef } from './useCases.js'

/** The seat stands vacant, and its former holder's streams ask who he is now. */
const vacate = async (tx: Tx, holding: HoldingEntity, why: string, now: Date): Promise<void> => {
  await places.vacateSeat(tx, holding, now)
  await revokeInvitations(tx, { campaign: holding.campaign, role: 'PLAYER', seat: holding.seat }, now)
  await enterRecord(tx, holding.campaign, why, { seat: holding.seat, user: holding.userId }, now)
  await bumpVersion(tx, holding.campaign)
  await signalCampaign(tx, holding.campaign)
  await signalUser(tx, holding.userId)
}

/** An observer's or the facilitator's place. With the facilitator goes every ruling that was awaited of him. */
const leave = async (tx: Tx, campaign: CampaignEntity, place: PlaceEntity, why: string, now: Date): Promise<void> => {
  await places.leavePlace(tx, place.id, now)
  if (place.role === 'FACILITATOR') await silenceRulings(tx, campaign, now)
  await enterRecord(tx, campaign.id, why, { role: place.role, user: place.userId }, now)
  await bumpVersion(tx, campaign.id)
  await signalCampaign(tx, campaign.id)
  await signalUser(tx, place.userId)
}

export const removeFacilitator = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    organiserOnly(campaign, caller)
    const place = await places.facilitatorOf(tx, campaign.id)
    if (!place) throw conflict('The campaign has no facilitator. Look at the table.')
    await leave(tx, campaign, place, 'removed', now)
    return { campaignId: campaign.id }
  })

export const removeHolder = async (
  { store }: Context,
  caller: Caller,
  { campaignId, seat }: { readonly campaignId: string; readonly seat: string },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    organiserOnly(campaign, caller)
    const holding = (await places.holdersOf(tx, campaign.id)).find((row) => row.seat === seat)
    if (!holding) throw conflict(`Nobody holds seat ${seat}. Look at the table.`)
    await vacate(tx, holding, 'removed', now)
    return { campaignId: campaign.id }
  })

/** Gives up one's seat or place. An organiser without a seat stays: somebody has to run the table. */
export const leaveCampaign = async ({ store }: Context, caller: Caller, { campaignId }: CampaignRef): Promise<void> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const holding = await places.holdingOf(tx, campaign.id, caller.userId)
    if (holding) {
      await vacate(tx, holding, 'left', now)
      return
    }
    const place = await places.placeOf(tx, campaign.id, caller.userId)
    if (!place) throw conflict('You organise this campaign and hold no seat in it. End it instead, or leave it paused.')
    await leave(tx, campaign, place, 'left', now)
  })
