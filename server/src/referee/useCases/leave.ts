import { personIn } from '../../base/hash.js'
import * as deputyWords from '../../messages/deputies.generated.js'
import * as words from '../../messages/problems.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { HoldingEntity, PlaceEntity } from '../../db/entities/places.js'
import { commanderOf } from '../../store/commanders.js'
import { deputyOf } from '../../store/deputies.js'
import { revokeInvitations } from '../../store/invitations.js'
import { enterLog } from '../../store/log.js'
import { endNamings } from '../../store/naming.js'
import * as places from '../../store/places.js'
import { signalUser } from '../../store/queue.js'
import { campaignNow, type Tx } from '../../store/tx.js'
import { endActing, endCommander } from '../resolution/commanders.js'
import { withdrawPlace } from '../resolution/beginPlaces.js'
import { type Context, lockForMember } from '../access/context.js'
import { organiserOnly, runnerOnly, sparesOrganiser } from '../access/organiser.js'
import { conflict } from '../../base/problems.js'
import { silenceRulings } from '../resolution/rulings.js'
import type { Caller, CampaignRef, InvitedRole } from '../common/contract.js'

/** Somebody who leaves, or is removed by the organiser. */
interface Leaver extends Caller {
  /** They have deleted their account. */
  readonly deleted?: true
}

/** Everybody reads who left, or by whom they were removed. */
const logGoing = (
  tx: Tx,
  gone: {
    readonly campaign: string
    readonly seat: string | null
    readonly userId: string
    readonly role: InvitedRole
  },
  by: Leaver,
  now: Date,
): Promise<void> => {
  const { campaign, seat, userId: user, role } = gone
  const person = personIn(campaign, user)
  const entry = role === 'PLAYER' ? { seat, person } : { role, person }
  const told = { by, seat, detail: { role, ...(by.deleted && { deleted: true }) } }
  return by.userId === user
    ? enterLog(tx, campaign, { kind: 'LEFT', ...told, record: { kind: 'left', entry } }, now)
    : enterLog(tx, campaign, { kind: 'REMOVED', ...told, of: user, record: { kind: 'removed', entry } }, now)
}

/** The seat becomes vacant, and its former holder's streams ask who they are now. */
export const vacate = async (tx: Tx, holding: HoldingEntity, by: Leaver, now: Date): Promise<void> => {
  const removed = by.userId !== holding.userId
  await endActing(tx, holding, now)
  const { phase } = (await campaignNow(tx, holding.campaign)) ?? {}
  const isPlayed = phase !== 'GATHERING' && phase !== 'ENDED'
  await places.vacateSeat(tx, holding, { removed, gone: isPlayed ? (removed ? 'REMOVED' : 'LEFT') : null }, now)
  await endNamings(tx, holding.campaign, holding.userId, now)
  await revokeInvitations(tx, { campaign: holding.campaign, role: 'PLAYER', seat: holding.seat }, now)
  await logGoing(tx, { ...holding, role: 'PLAYER' }, by, now)
  await signalUser(tx, holding.userId)
}

/** An observer's or the facilitator's place. With the facilitator goes every ruling that they were asked for. */
export const leave = async (
  tx: Tx,
  campaign: CampaignEntity,
  place: PlaceEntity,
  by: Leaver,
  now: Date,
): Promise<void> => {
  await endNamings(tx, campaign.id, place.userId, now)
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
    await organiserOnly(tx, campaign, caller)
    const place = (await places.facilitatorOf(tx, campaign.id)) ?? (await places.waitingFor(tx, campaign.id, null))
    if (!place) throw conflict(words.noFacilitator())
    sparesOrganiser(campaign, caller, place.userId)
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
    await runnerOnly(tx, campaign, caller)
    const holding = (await places.holdersOf(tx, campaign.id)).find((row) => row.seat === seat)
    const waiting = holding ? null : await places.waitingFor(tx, campaign.id, seat)
    const concerned = holding ?? waiting
    if (!concerned) throw conflict(words.seatEmpty({ seat }))
    sparesOrganiser(campaign, caller, concerned.userId)
    if (holding) await vacate(tx, holding, caller, now)
    else if (waiting) await leave(tx, campaign, waiting, caller, now)
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
    const commander = await commanderOf(tx, campaign.id, caller.userId)
    if (commander) {
      await endCommander(tx, commander, caller, now)
      return
    }
    const place = await places.placeOf(tx, campaign.id, caller.userId)
    if (!place && (await deputyOf(tx, campaign.id, caller.userId))) throw conflict(deputyWords.leavesNot())
    if (!place) throw conflict(words.organiserLeaves())
    await leave(tx, campaign, place, caller, now)
  })
