import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { InvitationEntity } from '../../db/entities/places.js'
import { invitationByToken, markUsed, revokeInvitations } from '../../store/invitations.js'
import { nameIn } from '../../store/people.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import { waitForPlace } from '../resolution/beginPlaces.js'
import { briefFacilitator } from '../resolution/briefFacilitator.js'
import { beginIfAgreed } from './consents.js'
import type { Context } from '../access/context.js'
import { conflict, Problem } from '../../base/problems.js'
import { isSeatBytes, seatBytesProblem } from './seatBytes.js'
import type { Caller, CampaignRef } from '../common/contract.js'

const noLink = (): Problem =>
  new Problem('NOT_FOUND', 'This invitation is unknown, used or expired. Ask the organiser for a new one.')

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
    throw conflict('You have held a seat in this campaign, so you cannot take another place in it until it ends.')
  const knowsMore = placed.some(
    ({ role }) => role === 'FACILITATOR' || (role === 'OBSERVER' && campaign.observersDelay !== null),
  )
  if (knowsMore)
    throw conflict('Your place in this campaign sees more than a seat does, so you cannot take another one.')
  if (invitation.role === 'OBSERVER' && placed.some(({ until }) => until === null))
    throw conflict('You are already an observer of this campaign.')
  if (placed.some(({ role, until }) => role === 'WAITING' && until === null))
    throw conflict('You are waiting for another place in this campaign. Give that up first.')
}

const isTaken = async (
  tx: Tx,
  campaign: CampaignEntity,
  role: InvitationEntity['role'],
  seat: string,
): Promise<boolean> => {
  if (role === 'OBSERVER') return false
  if (await places.waitingFor(tx, campaign.id, role === 'PLAYER' ? seat : null)) return true
  if (role === 'FACILITATOR') return (await places.facilitatorOf(tx, campaign.id)) !== null
  return (await places.holdersOf(tx, campaign.id)).some((holding) => holding.seat === seat)
}

/** Before the start each new holder brings bytes of their own. A bot makes room for them. */
const takeSeat = async (
  tx: Tx,
  campaign: CampaignEntity,
  { userId }: Caller,
  seat: string,
  seatBytes: string | undefined,
  now: Date,
): Promise<void> => {
  if (!isSeatBytes(seatBytes)) throw seatBytesProblem()
  await places.setSeatBytes(tx, campaign.id, seat, seatBytes)
  await places.takeSeat(tx, campaign.id, seat, userId, now)
  await places.setBot(tx, campaign.id, seat, false)
}

/** What is taken at once, and told to all. */
const takeNow = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  { role, seat }: Pick<InvitationEntity, 'role' | 'seat'>,
  seatBytes: string | undefined,
  now: Date,
): Promise<void> => {
  const bot = seat !== null && (await places.isBot(tx, campaign.id, seat))
  if (role === 'PLAYER') await takeSeat(tx, campaign, caller, seat ?? '', seatBytes, now)
  else await places.takePlace(tx, campaign.id, caller.userId, role)
  if (role !== 'OBSERVER')
    await revokeInvitations(tx, { campaign: campaign.id, role, ...(seat === null ? {} : { seat }) }, now)
  const record = { kind: 'joined', entry: { role, seat, user: caller.userId } }
  await enterLog(tx, campaign.id, { kind: 'JOINED', by: caller, seat, detail: { role, bot }, record }, now)
}

/** Takes the place that a link offers; in mid-war one that sees more begins later. Following one's own used link again is no mistake. */
export const acceptInvitation = async (
  context: Context,
  caller: Caller,
  { token, seatBytes }: { readonly token: string; readonly seatBytes?: string },
): Promise<CampaignRef> => {
  const { campaignId, brief } = await context.store.transaction(async (tx) => {
    const found = await invitationByToken(tx, token)
    // A link that is used up by somebody else says so before anything waits.
    if (found?.usedBy !== caller.userId && (found?.usedAt || found?.revokedAt)) throw noLink()
    const locked = found && (await lockCampaign(tx, found.campaign))
    // Read again under the lock: of two who follow one link at once, one comes too late.
    const invitation = locked && (await invitationByToken(tx, token))
    if (!invitation) throw noLink()
    const { campaign, now } = locked
    const { userId } = caller
    if (invitation.usedBy === userId && (await places.isMember(tx, campaign, userId)))
      return { campaignId: campaign.id, brief: false }
    if (invitation.usedAt || invitation.revokedAt || invitation.expiresAt <= now) throw noLink()
    const { role, seat } = invitation
    if (await isTaken(tx, campaign, role, seat ?? '')) throw noLink()
    await mayTake(tx, campaign, caller, invitation)
    await markUsed(tx, invitation.id, { userId, name: await nameIn(tx, campaign.id, userId) }, now)
    const watching = await places.placeOf(tx, campaign.id, userId)
    if (watching) await places.leavePlace(tx, watching.id, now)
    const atOnce = campaign.phase === 'GATHERING' || role === 'OBSERVER'
    if (atOnce) await takeNow(tx, campaign, caller, invitation, seatBytes, now)
    const brief =
      !atOnce && (await beginIfAgreed(tx, campaign, await waitForPlace(tx, campaign, caller, seat, now), now))
    return { campaignId: campaign.id, brief }
  })
  if (brief) await briefFacilitator(context, campaignId)
  return { campaignId }
}
