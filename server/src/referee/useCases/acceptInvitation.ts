import * as words from '../../messages/problems.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { InvitationEntity } from '../../db/entities/places.js'
import { invitationByToken, markUsed } from '../../store/invitations.js'
import { nameIn } from '../../store/people.js'
import * as places from '../../store/places.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import { briefFacilitator } from '../resolution/briefFacilitator.js'
import type { Context } from '../access/context.js'
import { conflict, Problem } from '../../base/problems.js'
import type { AcceptInvitation, Caller, CampaignRef } from '../common/contract.js'
import { acceptAsCommander } from './commanders.js'
import { acceptAsDeputy } from './deputies.js'
import { givePlace, isTaken, mayTake, type OfferedPlace, openSeats } from './takePlace.js'

const noLink = (): Problem => new Problem('NOT_FOUND', words.invitationUnknown())

/** Whether it offers every free seat, to as many people. */
const isForMany = ({ role, seat }: Pick<OfferedPlace, 'role' | 'seat'>): boolean => role === 'PLAYER' && seat === null

/** The place that somebody asks for with a link. */
const placeBy = async (
  tx: Tx,
  campaign: CampaignEntity,
  { role, seat, madeBy }: InvitationEntity,
  wanted: string | undefined,
): Promise<OfferedPlace> => {
  if (campaign.phase === 'ENDED') throw noLink()
  if (!isForMany({ role, seat })) {
    if (await isTaken(tx, campaign, { role, seat })) throw noLink()
    return { role, seat, madeBy }
  }
  const open = await openSeats(tx, campaign)
  if (open.length === 0) throw conflict(words.allSeatsTaken())
  if (wanted === undefined || !open.includes(wanted)) throw conflict(words.chooseFreeSeat({ seats: open.join(', ') }))
  return { role, seat: wanted, madeBy }
}

/** Takes the place that a link offers; in mid-war one that sees more begins later. Following one's own used link again is no mistake. */
export const acceptInvitation = async (
  context: Context,
  caller: Caller,
  { token, seat, diceContribution }: AcceptInvitation,
): Promise<CampaignRef> => {
  const { campaignId, brief } = await context.store.transaction(async (tx) => {
    const acting = await acceptAsDeputy(tx, caller, token, noLink)
    if (acting) return { ...acting, brief: false }
    const joining = await acceptAsCommander(tx, caller, token, noLink)
    if (joining) return { ...joining, brief: false }
    const found = await invitationByToken(tx, token)
    // A link that somebody else has used up is refused before anything waits.
    if (found?.usedBy !== caller.userId && (found?.usedAt || found?.revokedAt)) throw noLink()
    const locked = found && (await lockCampaign(tx, found.campaign))
    // Read again under the lock: of two who follow one link at the same time, one is too late.
    const invitation = locked && (await invitationByToken(tx, token))
    if (!invitation) throw noLink()
    const { campaign, now } = locked
    const { userId } = caller
    const many = isForMany(invitation)
    const used = invitation.usedBy === userId && (await places.isMember(tx, campaign, userId))
    if (used || (many && (await places.holdingOf(tx, campaign.id, userId))))
      return { campaignId: campaign.id, brief: false }
    if (invitation.usedAt || invitation.revokedAt || invitation.expiresAt <= now) throw noLink()
    const place = await placeBy(tx, campaign, invitation, seat)
    await mayTake(tx, campaign, caller, place)
    if (!many) await markUsed(tx, invitation.id, { userId, name: await nameIn(tx, campaign.id, userId) }, now)
    return { campaignId: campaign.id, brief: await givePlace(tx, campaign, caller, place, diceContribution, now) }
  })
  if (brief) await briefFacilitator(context, campaignId)
  return { campaignId }
}
