import * as problems from '../../messages/problems.generated.js'
import * as words from '../../messages/finding.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { SeatRequestEntity } from '../../db/entities/places.js'
import * as places from '../../store/places.js'
import * as requests from '../../store/requests.js'
import { campaignNow, lockCampaign, type Tx } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { mayOrganise } from '../access/organiser.js'
import { briefFacilitator } from '../resolution/briefFacilitator.js'
import { closed, conflict, notFound, Problem } from '../../base/problems.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import type { AnswerSeatRequest } from '../common/joining.js'
import { givePlace, mayTake, type OfferedPlace, openSeats } from './takePlace.js'
import { isOpen, noteOf, tellOfRequest } from './seatRequests.js'

/** The seat that was asked for, or of any one the organiser's choice: which is free now. */
const seatFor = async (
  tx: Tx,
  campaign: CampaignEntity,
  request: SeatRequestEntity,
  chosen: string | undefined,
): Promise<string> => {
  const open = await openSeats(tx, campaign)
  if (open.length === 0) throw conflict(problems.allSeatsTaken())
  const seat = request.seat ?? chosen
  if (seat === undefined || !open.includes(seat)) {
    const seats = open.join(', ')
    throw conflict(request.seat === null ? problems.chooseFreeSeat({ seats }) : words.seatGone({ seat: request.seat }))
  }
  return seat
}

/** What has changed since they asked is said to the organiser, and not to them. */
const checkAsker = async (tx: Tx, campaign: CampaignEntity, userId: string, place: OfferedPlace): Promise<void> => {
  if (await places.holdingOf(tx, campaign.id, userId)) throw conflict(words.holdsAlready())
  try {
    await mayTake(tx, campaign, { userId }, place)
  } catch (error) {
    if (error instanceof Problem) throw conflict(words.mayNotTake())
    throw error
  }
}

const accept = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  { request, seat: chosen }: { readonly request: SeatRequestEntity; readonly seat: string | undefined },
  now: Date,
): Promise<boolean> => {
  if (campaign.phase === 'ENDED') throw closed(words.over())
  const seat = await seatFor(tx, campaign, request, chosen)
  const place: OfferedPlace = { role: 'PLAYER', seat, madeBy: caller.userId }
  const asker = { userId: request.userId }
  await checkAsker(tx, campaign, request.userId, place)
  return givePlace(tx, campaign, asker, place, request.bytes, now)
}

/**
 * An organiser says yes or no, with a sentence if they like. A yes gives the seat as an invitation would: at once before the start, and after a notice to
 * all in mid-war. For everybody else, whoever asked included, there is no such request.
 */
export const answerSeatRequest = async (
  context: Context,
  caller: Caller,
  { requestId, accept: yes, seat, text = '' }: AnswerSeatRequest,
): Promise<CampaignRef> => {
  const answer = noteOf(text)
  const { campaignId, brief } = await context.store.transaction(async (tx) => {
    const found = await requests.requestById(tx, requestId)
    const seen = found && (await campaignNow(tx, found.campaign))
    // A stranger waits for nobody
    if (!seen || !(await mayOrganise(tx, seen, caller))) throw notFound()
    const locked = await lockCampaign(tx, found.campaign)
    if (!locked || !(await mayOrganise(tx, locked.campaign, caller))) throw notFound()
    const { campaign, now } = locked
    const request = await requests.requestById(tx, requestId)
    const outcome = yes ? 'ACCEPTED' : 'DECLINED'
    if (!request || !isOpen(request, now) || !(await requests.settleRequest(tx, request.id, outcome, answer, now)))
      throw conflict(words.answeredAlready())
    const begins = yes && (await accept(tx, campaign, caller, { request, seat }, now))
    await tellOfRequest(tx, request, outcome, now)
    return { campaignId: campaign.id, brief: begins }
  })
  if (brief) await briefFacilitator(context, campaignId)
  return { campaignId }
}
