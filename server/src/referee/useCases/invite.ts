import { randomBytes } from 'node:crypto'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as invitations from '../../store/invitations.js'
import { facilitatorOf, holdersOf, seatsOf, waitingFor } from '../../store/places.js'
import { campaignNow, lockCampaign, type Tx } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { badInput, closed, conflict, notFound, Problem } from '../../base/problems.js'
import type { Caller, CampaignRef, InvitedRole, NewInvitation } from '../common/contract.js'

const days = 14
const mostOpen = 100

/** A place may be offered while it is free; one seat at a time, one facilitator a campaign. */
const checkFree = async (
  tx: Tx,
  campaign: CampaignEntity,
  role: InvitedRole,
  seat: string | undefined,
): Promise<void> => {
  if (campaign.phase === 'ENDED') throw closed('The campaign has ended. Create a new one to go on playing.')
  const waiting =
    role === 'OBSERVER' ? null : await waitingFor(tx, campaign.id, role === 'PLAYER' ? (seat ?? '') : null)
  if (waiting)
    throw conflict('Somebody is already waiting for this place. Remove them before you invite somebody else.')
  if (role === 'FACILITATOR' && (await facilitatorOf(tx, campaign.id)))
    throw conflict('The campaign has a facilitator. Remove them before you invite another.')
  if (role !== 'PLAYER') {
    if (seat !== undefined) throw badInput('Only players can be invited to a seat. Leave the seat out.')
    return
  }
  const seats = (await seatsOf(tx, campaign.id)).map((row) => row.seat)
  if (seat === undefined || !seats.includes(seat)) throw badInput(`Choose one of the seats ${seats.join(', ')}.`)
  if ((await holdersOf(tx, campaign.id)).some((holding) => holding.seat === seat))
    throw conflict(`Seat ${seat} is taken. Remove its holder first.`)
}

/** Makes a link to one place. The token is told this once and kept as a hash. */
export const invite = async (
  { store }: Context,
  caller: Caller,
  { campaignId, role, seat }: { readonly campaignId: string; readonly role: InvitedRole; readonly seat?: string },
): Promise<NewInvitation> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    organiserOnly(campaign, caller)
    await checkFree(tx, campaign, role, seat)
    if ((await invitations.countOpenInvitations(tx, campaign.id, now)) >= mostOpen)
      throw new Problem(
        'LIMIT',
        `There are ${String(mostOpen)} open invitations, the maximum. Revoke some before you create more.`,
      )
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + days * 86_400_000)
    const row = { campaign: campaign.id, role, seat: seat ?? null, tokenHash: invitations.tokenHash(token), expiresAt }
    const id = await invitations.insertInvitation(tx, row)
    return { id, token, role, seat: seat ?? null, expiresAt: expiresAt.toISOString() }
  })

/** An unknown invitation and one of another organiser are the same to the caller. */
export const revokeInvitation = async (
  { store }: Context,
  caller: Caller,
  { id }: { readonly id: string },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const invitation = await invitations.invitationById(tx, id)
    const seen = invitation && (await campaignNow(tx, invitation.campaign))
    // A stranger waits for nobody
    if (seen?.organiser !== caller.userId) throw notFound()
    const locked = invitation && (await lockCampaign(tx, invitation.campaign))
    if (!invitation || locked?.campaign.organiser !== caller.userId) throw notFound()
    if (invitation.usedAt) throw conflict('This invitation has been used. Remove the holder of the place instead.')
    await invitations.revokeInvitations(tx, { id: invitation.id }, locked.now)
    return { campaignId: invitation.campaign }
  })
