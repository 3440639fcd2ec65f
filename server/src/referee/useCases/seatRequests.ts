import * as problems from '../../messages/problems.generated.js'
import * as words from '../../messages/finding.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { SeatRequestEntity } from '../../db/entities/places.js'
import { addToOutbox } from '../../store/books.js'
import * as places from '../../store/places.js'
import { signalCampaign } from '../../store/queue.js'
import * as requests from '../../store/requests.js'
import { campaignNow, clock, type Tx } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { badInput, conflict, notFound, Problem } from '../../base/problems.js'
import { plainText } from '../common/plainText.js'
import { reaches } from '../common/caller.js'
import type { Caller } from '../common/contract.js'
import type { RequestRef, RequestSeat } from '../common/joining.js'
import { diceContributionProblem, isDiceContribution } from './diceContribution.js'
import { mayTake, openSeats } from './takePlace.js'

const day = 86_400_000

export const requestLimits = {
  note: 500,
  /** Days until a request that nobody answers lapses. */
  days: 14,
  /** Open ones of one account. */
  open: 5,
  /** Of one account in 24 hours. */
  aDay: 10,
  /** Open ones to one campaign. */
  toCampaign: 50,
} as const

/** What somebody writes with a request, or the organiser with the answer. */
export const noteOf = (given: string): string => {
  const note = plainText(given)
  if (note.length > requestLimits.note) throw badInput(words.noteLength({ most: requestLimits.note }), 'note')
  return note
}

/** Whether it waits for an answer. */
export const isOpen = ({ outcome, lapsesAt }: SeatRequestEntity, now: Date): boolean =>
  outcome === null && lapsesAt > now

/** @throws Problem if this account has asked too much */
const checkAsker = async (tx: Tx, userId: string, now: Date): Promise<void> => {
  if ((await requests.countOpenOf(tx, userId, now)) >= requestLimits.open)
    throw new Problem('LIMIT', words.mostOpen({ most: requestLimits.open }))
  if ((await requests.countAskedSince(tx, userId, new Date(now.getTime() - day))) >= requestLimits.aDay)
    throw new Problem('LIMIT', words.mostADay({ most: requestLimits.aDay }))
}

/** @throws Problem if it is no use to ask this campaign: everything that is looked at is on its card, or the caller's own */
const checkCampaign = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  seat: string | null,
  now: Date,
): Promise<void> => {
  if (await places.isMember(tx, campaign, caller.userId)) throw conflict(words.memberAlready())
  const before = await requests.requestsTo(tx, campaign.id, caller.userId)
  if (before.some((one) => isOpen(one, now))) throw conflict(words.askedAlready())
  if (before.some(({ outcome }) => outcome === 'DECLINED')) throw conflict(words.declinedBefore())
  const open = await openSeats(tx, campaign)
  if (open.length === 0) throw conflict(words.noSeat())
  if (seat !== null && !open.includes(seat)) throw conflict(problems.chooseFreeSeat({ seats: open.join(', ') }))
  await mayTake(tx, campaign, caller, { role: 'PLAYER', seat, madeBy: null })
  if ((await requests.countOpenTo(tx, campaign.id, now)) >= requestLimits.toCampaign)
    throw new Problem('LIMIT', words.mostToCampaign())
}

/** Tells the organisers, or the one who asked, what has become of it; an open page of an organiser reads the requests again. */
export const tellOfRequest = async (
  tx: Tx,
  { id, campaign }: Pick<SeatRequestEntity, 'id' | 'campaign'>,
  kind: 'REQUESTED' | 'ACCEPTED' | 'DECLINED',
  now: Date,
): Promise<void> => {
  await addToOutbox(tx, campaign, 'request', [{ request: id, kind }], now)
  await signalCampaign(tx, campaign)
}

/**
 * Asks for a seat in a campaign that is not private. It waits for no lock of the campaign, so that no delay tells a stranger what is being resolved; a
 * private campaign is the same as none.
 */
export const requestSeat = async (
  { store }: Context,
  caller: Caller,
  { campaignId, seat: wanted, note, diceContribution }: RequestSeat,
): Promise<RequestRef> => {
  const text = noteOf(note)
  const seat = wanted ?? null
  if (!isDiceContribution(diceContribution)) throw diceContributionProblem()
  return store.transaction(async (tx) => {
    const { userId } = caller
    await requests.lockAsker(tx, userId)
    const now = await clock(tx)
    await checkAsker(tx, userId, now)
    const campaign = await campaignNow(tx, campaignId)
    if (!campaign || campaign.visibility === 'PRIVATE' || campaign.phase === 'ENDED') throw notFound()
    await checkCampaign(tx, campaign, caller, seat, now)
    const row = { campaign: campaign.id, userId, seat, note: text, bytes: diceContribution }
    const lapsesAt = new Date(now.getTime() + requestLimits.days * day)
    const id = await requests.insertRequest(tx, { ...row, askedAt: now, lapsesAt })
    await tellOfRequest(tx, { id, campaign: campaign.id }, 'REQUESTED', now)
    return { requestId: id }
  })
}

/** Whoever asked no longer wants to. A request of somebody else is the same as none. */
export const withdrawSeatRequest = async (
  { store }: Context,
  caller: Caller,
  { requestId }: RequestRef,
): Promise<RequestRef> =>
  store.transaction(async (tx) => {
    const request = await requests.requestById(tx, requestId)
    if (request?.userId !== caller.userId || !reaches(caller, request.campaign)) throw notFound()
    const now = await clock(tx)
    if (!isOpen(request, now) || !(await requests.settleRequest(tx, request.id, 'WITHDRAWN', '', now)))
      throw conflict(words.answeredAlready())
    await signalCampaign(tx, request.campaign)
    return { requestId: request.id }
  })
