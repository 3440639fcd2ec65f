import { personIn } from '../../base/hash.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { MatterEntity } from '../../db/entities/organising.js'
import type { InvitationEntity, PlaceEntity } from '../../db/entities/places.js'
import { revokeInvitations } from '../../store/invitations.js'
import { enterLog } from '../../store/log.js'
import * as matters from '../../store/matters.js'
import { nameIn } from '../../store/people.js'
import * as places from '../../store/places.js'
import { signalUser } from '../../store/queue.js'
import type { LogDetail } from '../../store/reads.js'
import type { Tx } from '../../store/tx.js'
import { replaceHolder } from './offers.js'
import type { Caller } from '../common/contract.js'

const hour = 3_600_000

const roleOf = (seat: string | null): 'PLAYER' | 'FACILITATOR' => (seat === null ? 'FACILITATOR' : 'PLAYER')

/**
 * In mid-war a place that sees more begins when all have been told: with the first turn after the notice, or once everybody consents. Until then
 * the person who waits for it knows what all seats share.
 */
export const waitForPlace = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  { seat, madeBy: offeredBy }: Pick<InvitationEntity, 'seat' | 'madeBy'>,
  now: Date,
): Promise<MatterEntity> => {
  const { id, turn, stage, noticeHours } = campaign
  await revokeInvitations(tx, { campaign: id, role: roleOf(seat), ...(seat === null ? {} : { seat }) }, now)
  const place = await places.takePlace(tx, id, caller.userId, 'WAITING', seat)
  const dueAt = new Date(now.getTime() + noticeHours * hour)
  const detail = { role: roleOf(seat), at: dueAt.toISOString() }
  await enterLog(tx, id, { kind: 'WAITS', by: caller, seat, detail }, now)
  const byName = await nameIn(tx, id, caller.userId)
  const base = { campaign: id, kind: 'PLACE' as const, place, offeredBy, about: {}, byUser: caller.userId, byName }
  return matters.openMatter(tx, { ...base, turn, stage, openedAt: now, dueAt })
}

/** The place is theirs from now on: a seat with all that it knew, or the view of everything. */
export const beginPlace = async (
  tx: Tx,
  campaign: Pick<CampaignEntity, 'id'>,
  { id: matter, place: waiting }: MatterEntity,
  outcome: 'turn' | 'consent',
  now: Date,
): Promise<PlaceEntity | null> => {
  const place = waiting === null ? null : await places.placeById(tx, waiting)
  if (!place) return null
  const { userId, seat } = place
  await places.leavePlace(tx, place.id, now)
  const bot = seat !== null && (await places.isBot(tx, campaign.id, seat))
  if (seat === null) await places.takePlace(tx, campaign.id, userId, 'FACILITATOR')
  else {
    const before = (await places.holdersOf(tx, campaign.id)).find((holding) => holding.seat === seat)
    if (before) await replaceHolder(tx, campaign, before, now)
    await places.takeSeat(tx, campaign.id, seat, userId, now)
    await places.setBot(tx, campaign.id, seat, false)
  }
  await matters.settleMatter(tx, matter, outcome, now)
  const detail: LogDetail = { role: roleOf(seat), bot, ...(outcome === 'consent' ? { cause: 'CONSENT' } : {}) }
  const record = { kind: 'joined', entry: { role: roleOf(seat), seat, person: personIn(campaign.id, userId) } }
  await enterLog(tx, campaign.id, { kind: 'BEGAN', seat, of: userId, detail, record }, now)
  await signalUser(tx, userId)
  return place
}

/**
 * Somebody waits for a start that was kept. It knows no more than the waiting see, and was announced from the start: nobody has to be given notice, and it
 * begins with the next turn.
 */
export const waitForStart = async (
  tx: Tx,
  { id }: Pick<CampaignEntity, 'id'>,
  caller: Caller,
  seat: string,
  now: Date,
): Promise<void> => {
  await revokeInvitations(tx, { campaign: id, role: 'PLAYER', seat }, now)
  await places.takePlace(tx, id, caller.userId, 'WAITING', seat)
  await enterLog(tx, id, { kind: 'WAITS', by: caller, seat, detail: { role: 'PLAYER', late: true } }, now)
}

/** Late starters begin with the turn in which the ruleset has admitted them. */
const beginLate = async (tx: Tx, { id }: CampaignEntity, now: Date): Promise<void> => {
  for (const { seat, reservedUntil } of await places.seatsOf(tx, id)) {
    const place = reservedUntil === null ? null : await places.waitingFor(tx, id, seat)
    if (!place) continue
    const { userId } = place
    await places.leavePlace(tx, place.id, now)
    await places.takeSeat(tx, id, seat, userId, now)
    await places.setReserved(tx, id, seat, null)
    const record = { kind: 'joined', entry: { role: 'PLAYER', seat, person: personIn(id, userId) } }
    const detail: LogDetail = { role: 'PLAYER', late: true }
    await enterLog(tx, id, { kind: 'BEGAN', seat, of: userId, detail, record }, now)
    await signalUser(tx, userId)
  }
}

/** A turn begins: so do the places whose notice is over, and late starters. */
export const beginDuePlaces = async (tx: Tx, campaign: CampaignEntity, now: Date): Promise<void> => {
  await beginLate(tx, campaign, now)
  for (const matter of await matters.openMatters(tx, campaign.id, 'PLACE'))
    if (matter.dueAt <= now) await beginPlace(tx, campaign, matter, 'turn', now)
}

/** Somebody no longer waits; `by` is they themselves, or the organiser. */
export const withdrawPlace = async (
  tx: Tx,
  campaign: CampaignEntity,
  place: PlaceEntity,
  by: Caller,
  now: Date,
): Promise<void> => {
  const matter = await matters.matterOfPlace(tx, place.id)
  if (matter) await matters.settleMatter(tx, matter.id, 'withdrawn', now)
  await places.leavePlace(tx, place.id, now)
  const { seat, userId } = place
  const other = userId === by.userId ? {} : { of: userId }
  await enterLog(tx, campaign.id, { kind: 'WITHDRAWN', by, seat, ...other, detail: { role: roleOf(seat) } }, now)
  await signalUser(tx, userId)
}
