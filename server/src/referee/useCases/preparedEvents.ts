import * as words from '../../messages/preparedEvents.generated.js'
import * as correcting from '../../messages/corrections.generated.js'
import { badInput, closed, conflict, notFound } from '../../base/problems.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import {
  changeEvent,
  countWaiting,
  deleteEvent,
  insertEvent,
  waitingEvent,
  type WaitingEvent,
} from '../../store/preparedEvents.js'
import type { Tx } from '../../store/tx.js'
import { type Context, lockForMember, readForMember, rulesetOf } from '../access/context.js'
import { seeingFacilitatorOnly } from '../access/organiser.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import type { EventRef, PrepareEvent } from '../common/facilitatingContract.js'
import { releaseOne } from '../resolution/releaseEvents.js'
import { checkCorrections } from './correct.js'

const [most, farthest] = [50, 500]

const mayPrepare = async (tx: Tx, campaign: CampaignEntity, caller: Caller): Promise<void> => {
  await seeingFacilitatorOnly(tx, campaign, caller)
  if (campaign.phase === 'ENDED') throw closed(words.over())
}

/** Only its form is looked at: whether it can happen, the state says when its turn opens. */
const checkForm = (context: Context, campaign: CampaignEntity, { turn, corrections }: PrepareEvent): void => {
  checkCorrections(corrections)
  const { corrections: known } = rulesetOf(context, campaign)
  if (!known) throw conflict(correcting.nothingHere())
  for (const { kind } of corrections) if (!known.kinds[kind]) throw badInput(words.unknownKind({ kind }), 'corrections')
  if (turn <= campaign.turn || turn > campaign.turn + farthest) throw badInput(words.laterTurn(), 'turn')
}

const eventOf = async (tx: Tx, { campaignId, eventId }: EventRef): Promise<WaitingEvent> => {
  const event = await waitingEvent(tx, campaignId, eventId)
  if (!event) throw notFound()
  return event
}

/** Prepares something that happens when a turn opens, or changes it. Nobody else is told, or woken, and nothing is counted. */
export const prepareEvent = (context: Context, caller: Caller, input: PrepareEvent): Promise<CampaignRef> =>
  context.store.transaction(async (tx) => {
    const { campaignId, eventId } = input
    const { campaign } = await lockForMember(tx, caller, campaignId)
    await mayPrepare(tx, campaign, caller)
    checkForm(context, campaign, input)
    if (eventId !== null) await changeEvent(tx, (await eventOf(tx, { campaignId, eventId })).id, input)
    else if ((await countWaiting(tx, campaignId)) >= most) throw conflict(words.tooMany({ most }))
    else await insertEvent(tx, campaignId, input)
    return { campaignId }
  })

/** Takes it back before it happens. */
export const deletePreparedEvent = (context: Context, caller: Caller, input: EventRef): Promise<CampaignRef> =>
  context.store.transaction(async (tx) => {
    const { campaign } = await lockForMember(tx, caller, input.campaignId)
    await mayPrepare(tx, campaign, caller)
    await deleteEvent(tx, (await eventOf(tx, input)).id)
    return { campaignId: input.campaignId }
  })

/** Lets it happen now. What is wrong with it is said, and it waits on. */
export const releaseEvent = async (context: Context, caller: Caller, input: EventRef): Promise<CampaignRef> => {
  const { campaignId } = input
  const event = await context.store.snapshot(async (tx) => {
    const { campaign } = await readForMember(tx, caller, campaignId)
    await mayPrepare(tx, campaign, caller)
    return eventOf(tx, input)
  })
  const done = await releaseOne(context, campaignId, event, caller)
  if (typeof done === 'object') throw conflict(words.cannot({ message: done.problem }))
  if (done !== 'released') throw conflict(words.changed())
  return { campaignId }
}
