import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { HoldingEntity, PlaceEntity } from '../../db/entities/places.js'
import { revokeInvitations } from '../../store/invitations.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { signalUser } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import { withdrawPlace } from '../resolution/beginPlaces.js'
import { type Context, lockForMember } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { conflict } from '../../base/problems.js'
import { silenceRulings } from '../resolution/rulings.js'
import type { Caller, CampaignRef, InvitedRole } from '../common/contract.js'

/** Everybody reads who left, or by whom they were removed. */
const logGoing = (
  tx: Tx,
  gone: {
    readonly campaign: string
    readonly seat: string | null
    readonly userId: string
    readonly role: InvitedRole
  },
  by: Caller,
  now: Date,
): Promise<void> => {
  const { campaign, seat, userId: user, role } = gone
  const entry = role === 'PLAYER' ? { seat, user } : { role, user }
  const told = { by, seat, detail: { role } }
  return by.userId === user
    ? enterLog(tx, campaign, { kind: 'LEFT', ...told, record: { kind: 'left', entry } }, now)
    : enterLog(tx, campaign, { kind: 'REMOVED', ...told, of: user, record: { kind: 'removed', entry } }, now)
}

/** The seat stands vacant, and its former holder's streams ask who he is now. */
const vacate = async (tx: Tx, holding: HoldingEntity, by: Caller, now: Date): Promise<void> => {
  const removed = by.userId !== holding.userId
  await places.vacateSeat(tx, holding, removed, now)
  await revokeInvitations(tx, { campaign: holding.campaign, role: 'PLAYER', seat: holding.seat }, now)
  await logGoing(tx, { ...holding, role: 'PLAYER' }, by, now)
  await signalUser(tx, holding.userId)
}

/** An observer's or the facilitator's place. With the facilitator goes every ruling that was awaited of him. */
const leave = async (tx: Tx, campaign: CampaignEntity, place: PlaceEntity, by: Caller, now: Date): Promise<void> => {
  if (place.role === 'WAITING') return withdrawPlace(tx, campaign, place, by, now)
  await places.leavePlace(tx, place.id, now)
  if (place.role === 'FACILITATOR') await silenceRulings(tx, campaign, now)
  await logGoing(tx, { ...place, role: place.role }, by, now)
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
    const place = (await places.facilitatorOf(tx, campaign.id)) ?? (await places.waitingFor(tx, campaign.id, null))
    if (!place) throw conflict('The campaign has no facilitator.')
    await leave(tx, campaign, place, caller, now)
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
    const waiting = holding ? null : await places.waitingFor(tx, campaign.id, seat)
    if (holding) await vacate(tx, holding, caller, now)
    else if (waiting) await leave(tx, campaign, waiting, caller, now)
    else throw conflict(`Nobody holds seat ${seat}. Check the list of seats.`)
    return { campaignId: campaign.id }
  })

/** Gives up one's seat or place. An organiser without a seat stays: somebody has to run the table. */
export const leaveCampaign = async ({ store }: Context, caller: Caller, { campaignId }: CampaignRef): Promise<void> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const holding = await places.holdingOf(tx, campaign.id, caller.userId)
    if (holding) {
      await vacate(tx, holding, caller, now)
      return
    }
    const place = await places.placeOf(tx, campaign.id, caller.userId)
    if (!place) throw conflict('You organise this campaign and hold no seat in it. End it instead, or leave it paused.')
    await leave(tx, campaign, place, caller, now)
  })
