import type { CampaignEntity } from '../db/entities/campaign.js'
import type { InvitationEntity } from '../db/entities/places.js'
import { enterRecord } from '../store/books.js'
import { invitationByToken, markUsed, revokeInvitations } from '../store/invitations.js'
import * as places from '../store/places.js'
import { signalCampaign } from '../store/queue.js'
import { bumpVersion, lockCampaign, type Tx } from '../store/tx.js'
import { type Context, rulesetOf } from './context.js'
import { conflict, Problem } from './problems.js'
import { briefFacilitator } from './publish.js'
import { awaitRulings } from './rulings.js'
import { isSeatBytes, seatBytesProblem } from './seatBytes.js'
import type { Caller, CampaignRef } from './useCases.js'

const noLink = (): Problem =>
  new Problem('NOT_FOUND', 'This invitation is unknown, used up or has expired. Ask the organiser for a new one.')

/**
 * One place with secrets a user and campaign. Who has held a seat knows what it knew, so he may come back to it and take no other; a
 * facilitator has seen everything, so he may hold none, before or after.
 */
const mayTake = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  invitation: InvitationEntity,
): Promise<void> => {
  if (campaign.phase === 'ENDED') throw noLink()
  const held = await places.everHeld(tx, campaign.id, caller.userId)
  const placed = await places.everPlaced(tx, campaign.id, caller.userId)
  const sameSeat = invitation.role === 'PLAYER' && held.every(({ seat }) => seat === invitation.seat)
  if (held.length > 0 && !(sameSeat && held.every(({ until }) => until !== null)))
    throw conflict('You have held a seat in this campaign, so you can take no other place in it before its end.')
  const observed = placed.length > 0 && placed.every(({ role }) => role === 'OBSERVER')
  const knowsNothing = observed && campaign.observersDelay === null
  if (placed.length > 0 && !knowsNothing)
    throw conflict('You have a place in this campaign that sees more than a seat does, so you can take no other.')
  if (invitation.role === 'OBSERVER' && placed.some(({ until }) => until === null))
    throw conflict('You observe this campaign already.')
}

/** Before the start each new holder brings bytes of his own; afterwards the dice are fixed. A bot makes room for him. */
const takeSeat = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  seat: string,
  seatBytes: string | undefined,
  now: Date,
): Promise<void> => {
  const taken = (await places.holdersOf(tx, campaign.id)).some((holding) => holding.seat === seat)
  if (taken) throw noLink()
  if (campaign.phase === 'GATHERING') {
    if (!isSeatBytes(seatBytes)) throw seatBytesProblem()
    await places.setSeatBytes(tx, campaign.id, seat, seatBytes)
  }
  const watching = await places.placeOf(tx, campaign.id, caller.userId)
  if (watching) await places.leavePlace(tx, watching.id, now)
  await places.takeSeat(tx, campaign.id, seat, caller.userId)
  await places.setBot(tx, campaign.id, seat, false)
  await revokeInvitations(tx, { campaign: campaign.id, role: 'PLAYER', seat }, now)
}

const takePlace = async (
  tx: Tx,
  context: Context,
  campaign: CampaignEntity,
  caller: Caller,
  role: 'OBSERVER' | 'FACILITATOR',
  now: Date,
): Promise<void> => {
  if (role === 'FACILITATOR' && (await places.facilitatorOf(tx, campaign.id))) throw noLink()
  const watching = await places.placeOf(tx, campaign.id, caller.userId)
  if (watching) await places.leavePlace(tx, watching.id, now)
  await places.takePlace(tx, campaign.id, caller.userId, role)
  if (role === 'OBSERVER') return
  await revokeInvitations(tx, { campaign: campaign.id, role }, now)
  if (campaign.phase === 'GATHERING') return
  await awaitRulings(tx, campaign)
  await briefFacilitator(tx, campaign, rulesetOf(context, campaign), now)
}

/** Takes the place that a link offers. Following one's own used link again is no mistake. */
export const acceptInvitation = async (
  context: Context,
  caller: Caller,
  { token, seatBytes }: { readonly token: string; readonly seatBytes?: string },
): Promise<CampaignRef> =>
  context.store.transaction(async (tx) => {
    const found = await invitationByToken(tx, token)
    const locked = found && (await lockCampaign(tx, found.campaign))
    // Read again under the lock: of two who follow one link at once, one comes too late.
    const invitation = locked && (await invitationByToken(tx, token))
    if (!invitation) throw noLink()
    const { campaign, now } = locked
    if (invitation.usedBy === caller.userId && (await places.isMember(tx, campaign, caller.userId)))
      return { campaignId: campaign.id }
    if (invitation.usedAt || invitation.revokedAt || invitation.expiresAt <= now) throw noLink()
    await mayTake(tx, campaign, caller, invitation)
    await markUsed(tx, invitation.id, caller.userId, now)
    const { role, seat } = invitation
    if (role === 'PLAYER') await takeSeat(tx, campaign, caller, seat ?? '', seatBytes, now)
    else await takePlace(tx, context, campaign, caller, role, now)
    await enterRecord(tx, campaign.id, 'joined', { role, seat, user: caller.userId }, now)
    await bumpVersion(tx, campaign.id)
    await signalCampaign(tx, campaign.id)
    return { campaignId: campaign.id }
  })
