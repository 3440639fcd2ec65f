import { randomBytes } from 'node:crypto'
import * as words from '../../messages/problems.generated.js'
import * as late from '../../messages/lateStart.generated.js'
import { newCode } from '../../base/invitationCode.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as invitations from '../../store/invitations.js'
import { facilitatorOf, holdersOf, holdingOf, seatsOf, waitingFor } from '../../store/places.js'
import { campaignNow, lockCampaign, type Tx } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { mayOrganise, organiserOnly } from '../access/organiser.js'
import { badInput, closed, conflict, notFound, Problem } from '../../base/problems.js'
import type { Caller, CampaignRef, InvitedRole, NewInvitation } from '../common/contract.js'
import { isOver, openSeats } from './takePlace.js'

const days = 14
const mostOpen = 100

/** A place may be offered while it is free; one seat at a time, one facilitator per campaign. */
const checkFree = async (
  tx: Tx,
  campaign: CampaignEntity,
  role: InvitedRole,
  seat: string | undefined,
): Promise<void> => {
  if (campaign.phase === 'ENDED') throw closed(words.createNew())
  const awaited = role === 'PLAYER' ? seat : null
  if (role !== 'OBSERVER' && awaited !== undefined && (await waitingFor(tx, campaign.id, awaited)))
    throw conflict(words.placeAwaited())
  if (role === 'FACILITATOR' && (await facilitatorOf(tx, campaign.id))) throw conflict(words.hasFacilitator())
  if (role !== 'PLAYER') {
    if (seat !== undefined) throw badInput(words.seatForPlayers(), 'seat')
    return
  }
  if (seat === undefined) {
    if ((await openSeats(tx, campaign)).length === 0) throw conflict(words.allSeatsTaken())
    return
  }
  const seats = await seatsOf(tx, campaign.id)
  const found = seats.find((row) => row.seat === seat)
  if (!found) throw badInput(words.chooseSeat({ seats: seats.map((row) => row.seat).join(', ') }), 'seat')
  if (isOver(campaign, found)) throw conflict(late.over({ seat }))
  if ((await holdersOf(tx, campaign.id)).some((holding) => holding.seat === seat && !holding.offeredAt))
    throw conflict(words.seatTaken({ seat }))
}

/** Whoever looks for a substitute may hand out a link to their own seat. */
const offersOwn = async (
  tx: Tx,
  { id }: CampaignEntity,
  { userId }: Caller,
  { role, seat }: { readonly role: InvitedRole; readonly seat: string | undefined },
): Promise<boolean> => {
  const own = role === 'PLAYER' && seat !== undefined ? await holdingOf(tx, id, userId) : null
  return own !== null && own.seat === seat && own.offeredByHolder
}

/** Makes a link to one place, or a code to all free seats. The token is returned only once and stored as a hash. */
export const invite = async (
  { store }: Context,
  caller: Caller,
  { campaignId, role, seat }: { readonly campaignId: string; readonly role: InvitedRole; readonly seat?: string },
): Promise<NewInvitation> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    if (!(await offersOwn(tx, campaign, caller, { role, seat }))) await organiserOnly(tx, campaign, caller)
    await checkFree(tx, campaign, role, seat)
    if ((await invitations.countOpenInvitations(tx, campaign.id, now)) >= mostOpen)
      throw new Problem('LIMIT', words.openInvitations({ most: mostOpen }))
    const token = role === 'PLAYER' && seat === undefined ? newCode() : randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + days * 86_400_000)
    const row = {
      campaign: campaign.id,
      role,
      seat: seat ?? null,
      tokenHash: invitations.tokenHash(token),
      expiresAt,
      madeBy: caller.userId,
    }
    const id = await invitations.insertInvitation(tx, row)
    return { id, token, role, seat: seat ?? null, expiresAt: expiresAt.toISOString() }
  })

/** An unknown invitation and one of another campaign are the same for the caller. */
export const revokeInvitation = async (
  { store }: Context,
  caller: Caller,
  { id }: { readonly id: string },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const invitation = await invitations.invitationById(tx, id)
    const seen = invitation && (await campaignNow(tx, invitation.campaign))
    // A stranger waits for nobody
    if (!seen || !(await mayOrganise(tx, seen, caller))) throw notFound()
    const locked = await lockCampaign(tx, invitation.campaign)
    if (!locked || !(await mayOrganise(tx, locked.campaign, caller))) throw notFound()
    if (invitation.usedAt) throw conflict(words.invitationUsed())
    await invitations.revokeInvitations(tx, { id: invitation.id }, locked.now)
    return { campaignId: invitation.campaign }
  })
