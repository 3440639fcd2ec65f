import { personIn } from '../../base/hash.js'
import * as words from '../../messages/problems.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { SeatEntity } from '../../db/entities/places.js'
import { seatsCommanded } from '../../store/commanders.js'
import { seatsDeputised } from '../../store/deputies.js'
import { revokeInvitations } from '../../store/invitations.js'
import { enterLog, isArriving } from '../../store/log.js'
import * as places from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import { conflict } from '../../base/problems.js'
import type { Caller, InvitedRole } from '../common/contract.js'
import { waitForPlace, waitForStart } from '../resolution/beginPlaces.js'
import { awaitRulings } from '../resolution/rulings.js'
import { beginIfAgreed } from './consents.js'
import { diceContributionProblem, isDiceContribution } from './diceContribution.js'

/** A place that is offered: of a player with the seat. */
export interface OfferedPlace {
  readonly role: InvitedRole
  readonly seat: string | null
  /** Who offers it, as far as it is known. */
  readonly madeBy: string | null
}

/**
 * One place with secrets per user and campaign. Somebody who has held a seat knows what it knew, so they may come back to it and take no other; a
 * facilitator has seen everything, so they may hold none, before or after.
 */
export const mayTake = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  { role, seat }: OfferedPlace,
): Promise<void> => {
  const held = await places.everHeld(tx, campaign.id, caller.userId)
  const placed = await places.everPlaced(tx, campaign.id, caller.userId)
  const sameSeat = role === 'PLAYER' && held.every((holding) => holding.seat === seat)
  if (held.length > 0 && !(sameSeat && held.every(({ until }) => until !== null))) throw conflict(words.heldSeat())
  const acted = [
    ...(await seatsDeputised(tx, campaign.id, caller.userId)),
    ...(await seatsCommanded(tx, campaign.id, caller.userId)),
  ]
  if (acted.length > 0 && !(role === 'PLAYER' && acted.every((other) => other === seat)))
    throw conflict(words.heldSeat())
  const knowsMore = placed.some(
    (place) => place.role === 'FACILITATOR' || (place.role === 'OBSERVER' && campaign.observersDelay !== null),
  )
  if (knowsMore) throw conflict(words.seesMore())
  if (role === 'OBSERVER' && placed.some(({ until }) => until === null)) throw conflict(words.alreadyObserver())
  if (placed.some((place) => place.role === 'WAITING' && place.until === null)) throw conflict(words.waitingElsewhere())
}

/** Whether a start was kept until now in vain. */
export const isOver = ({ turn }: Pick<CampaignEntity, 'turn'>, { reservedUntil }: SeatEntity): boolean =>
  reservedUntil !== null && turn >= reservedUntil

/**
 * Seats that no person waits for, and none holds or its silent holder’s is offered to others, in order; a start that is kept only as long as somebody can
 * still begin there.
 */
export const openSeats = async (tx: Tx, campaign: Pick<CampaignEntity, 'id' | 'turn'>): Promise<readonly string[]> => {
  const { id } = campaign
  const holders = await places.holdersOf(tx, id)
  const held = new Set(holders.filter(({ offeredAt }) => !offeredAt).map(({ seat }) => seat))
  const open: string[] = []
  for (const seat of await places.seatsOf(tx, id))
    if (!held.has(seat.seat) && !isOver(campaign, seat) && !(await places.waitingFor(tx, id, seat.seat)))
      open.push(seat.seat)
  return open
}

export const isTaken = async (
  tx: Tx,
  campaign: CampaignEntity,
  { role, seat }: Omit<OfferedPlace, 'madeBy'>,
): Promise<boolean> => {
  const { id } = campaign
  if (role === 'OBSERVER') return false
  if (role === 'PLAYER') return !(await openSeats(tx, campaign)).includes(seat ?? '')
  return (await places.facilitatorOf(tx, id)) !== null || (await places.waitingFor(tx, id, null)) !== null
}

/** Before the start each new holder brings a contribution of their own to the dice. A bot makes room for them, and nothing is kept any more. */
const takeSeat = async (
  tx: Tx,
  campaign: string,
  { userId }: Caller,
  seat: string,
  diceContribution: string | undefined,
  now: Date,
): Promise<void> => {
  if (!isDiceContribution(diceContribution)) throw diceContributionProblem()
  await places.setDiceContribution(tx, campaign, seat, diceContribution)
  await places.takeSeat(tx, campaign, seat, userId, now)
  await places.setBot(tx, campaign, seat, false)
  await places.setReserved(tx, campaign, seat, null)
}

/** Whether the campaign could start. */
const isFull = async (tx: Tx, campaign: string): Promise<boolean> => {
  const held = new Set((await places.holdersOf(tx, campaign)).map(({ seat }) => seat))
  return (await places.seatsOf(tx, campaign)).every(
    ({ seat, bot, reservedUntil }) => bot || reservedUntil !== null || held.has(seat),
  )
}

/** What begins immediately, and is announced to all. */
const takeNow = async (
  tx: Tx,
  { id }: CampaignEntity,
  caller: Caller,
  { role, seat }: OfferedPlace,
  diceContribution: string | undefined,
  now: Date,
): Promise<void> => {
  const bot = seat !== null && (await places.isBot(tx, id, seat))
  if (role === 'PLAYER') await takeSeat(tx, id, caller, seat ?? '', diceContribution, now)
  else await places.takePlace(tx, id, caller.userId, role)
  if (role !== 'OBSERVER') await revokeInvitations(tx, { campaign: id, role, ...(seat === null ? {} : { seat }) }, now)
  const bytes = diceContribution ?? null
  const record = { kind: 'joined', entry: { role, seat, person: personIn(id, caller.userId), bytes } }
  const told = role === 'PLAYER' && (await isFull(tx, id)) ? ('FULL' as const) : undefined
  await enterLog(tx, id, { kind: 'JOINED', by: caller, seat, detail: { role, bot }, record, told }, now)
}

/** A campaign that has come from another house waits for its people: nobody is to be given notice before it goes on. */
const comeAlong = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  { role, seat }: OfferedPlace,
  now: Date,
): Promise<void> => {
  const { id } = campaign
  if (role !== 'PLAYER') {
    await places.takePlace(tx, id, caller.userId, role)
    await awaitRulings(tx, campaign)
  } else if (seat !== null) {
    await places.takeSeat(tx, id, seat, caller.userId, now)
    await places.setBot(tx, id, seat, false)
  }
  await revokeInvitations(tx, { campaign: id, role, ...(seat === null ? {} : { seat }) }, now)
  const record = { kind: 'joined', entry: { role, seat, person: personIn(id, caller.userId) } }
  await enterLog(tx, id, { kind: 'JOINED', by: caller, seat, detail: { role }, record }, now)
}

/**
 * Gives a place to somebody who may take it; in mid-war one that sees more begins later. Whether the facilitator is to be briefed now.
 */
export const givePlace = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  place: OfferedPlace,
  diceContribution: string | undefined,
  now: Date,
): Promise<boolean> => {
  const watching = await places.placeOf(tx, campaign.id, caller.userId)
  if (watching) await places.leavePlace(tx, watching.id, now)
  if (campaign.phase === 'GATHERING' || place.role === 'OBSERVER') {
    await takeNow(tx, campaign, caller, place, diceContribution, now)
    return false
  }
  if (await isArriving(tx, campaign.id)) {
    await comeAlong(tx, campaign, caller, place, now)
    return place.role === 'FACILITATOR'
  }
  if (place.seat !== null && (await places.isReserved(tx, campaign.id, place.seat))) {
    await waitForStart(tx, campaign, caller, place.seat, now)
    return false
  }
  return beginIfAgreed(tx, campaign, await waitForPlace(tx, campaign, caller, place, now), now)
}
