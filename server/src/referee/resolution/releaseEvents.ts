import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as words from '../../messages/preparedEvents.generated.js'
import { inEnglish } from '../../base/language.js'
import { logFault } from '../../base/log.js'
import { addToOutbox } from '../../store/books.js'
import { digestOfFacts } from '../../store/facts.js'
import { type Actor, enterLog } from '../../store/log.js'
import { facilitatorOf } from '../../store/places.js'
import { dueEvents, settleEvent, waitingEvent, type WaitingEvent } from '../../store/preparedEvents.js'
import { campaignNow, lockCampaign, type Tx } from '../../store/tx.js'
import { type Context, rulesetOf } from '../access/context.js'
import type { CorrectResult } from '../compute/correct.js'
import { EngineFault } from '../common/fault.js'
import { commit } from './commit.js'
import { readToCorrect, type ToCorrect, wholeToCorrect } from './correcting.js'

/** `changed`: everything is to be computed again; a text: why it cannot be released now. */
export type Release = 'released' | 'changed' | 'nothing' | { readonly problem: string }

const goesOn = ({ phase }: CampaignEntity): boolean => phase === 'RUNNING' || phase === 'PAUSED'

type Made = Extract<CorrectResult, { readonly problem: null }>

const compute = async (
  { engines }: Context,
  campaignId: string,
  { task }: ToCorrect,
): Promise<Made | { readonly problem: string }> => {
  try {
    const made = await engines.run('correct', task)
    return made.problem === null ? made : { problem: made.problem.message }
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error
    // Nothing of it happens, so the campaign goes on without.
    logFault(`an event that was prepared in campaign ${campaignId} cannot be worked out`, error)
    return { problem: inEnglish(words.notWorkedOut) }
  }
}

/** Whoever prepared it may have left: what nobody answers for does not happen. */
const isLed = async (tx: Tx, campaign: CampaignEntity): Promise<boolean> =>
  !campaign.blindFacilitator && (await facilitatorOf(tx, campaign.id)) !== null

/**
 * Lets an event happen as a correction does: by the same events, briefings and record. `by`: who lets it happen before its turn. It is settled in the same transaction, so it
 * happens once.
 */
export const releaseOne = async (
  context: Context,
  campaignId: string,
  event: WaitingEvent,
  by: Actor | null,
): Promise<Release> => {
  const read = await context.store.snapshot(async (tx) => {
    const campaign = await campaignNow(tx, campaignId)
    return campaign && goesOn(campaign) ? readToCorrect(tx, campaign, event.corrections) : null
  })
  if (!read) return 'nothing'
  const made = await compute(context, campaignId, read)
  if (!('resolution' in made)) return made
  return context.store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    const still = await waitingEvent(tx, campaignId, event.id)
    if (!locked || !goesOn(locked.campaign) || !still) return 'nothing'
    const { campaign, now } = locked
    if (!(await isLed(tx, campaign))) return { problem: inEnglish(words.nobodyLeads) }
    if (still.changedAt.getTime() !== event.changedAt.getTime()) return 'changed'
    if ((await digestOfFacts(tx, wholeToCorrect(campaignId))) !== read.digest) return 'changed'
    const { resolution } = made
    const game = rulesetOf(context, campaign)
    await commit(tx, { campaign, game, why: 'event', closed: null, resolution, now: read.task.now })
    await settleEvent(tx, event.id, null, now)
    const detail = { turn: campaign.turn }
    await enterLog(tx, campaignId, { kind: 'EVENT', ...(by ? { by } : {}), detail }, now)
    return 'released'
  })
}

/** It does not happen. Only the facilitator learns that, and why. */
const fail = (context: Context, campaignId: string, event: WaitingEvent, problem: string): Promise<void> =>
  context.store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    const still = await waitingEvent(tx, campaignId, event.id)
    if (!locked || still?.changedAt.getTime() !== event.changedAt.getTime()) return
    await settleEvent(tx, event.id, problem, locked.now)
    await addToOutbox(tx, campaignId, 'event', [{ event: event.id }], locked.now)
  })

const tries = 5

/** What changes again and again is left to the next sweep. */
const release = async (context: Context, campaignId: string, event: WaitingEvent): Promise<void> => {
  for (let left = tries; left > 0; left -= 1) {
    const done = await releaseOne(context, campaignId, event, null)
    if (typeof done === 'object') return fail(context, campaignId, event, done.problem)
    if (done !== 'changed') return
  }
}

/** What was prepared for a turn that has opened happens, one after the other; what cannot happen stops nothing else. */
export const releaseEvents = async (context: Context, campaignId: string): Promise<void> => {
  const due = await context.store.snapshot(async (tx) => {
    const campaign = await campaignNow(tx, campaignId)
    return campaign && goesOn(campaign) ? dueEvents(tx, campaignId, campaign.turn) : []
  })
  for (const event of due) await release(context, campaignId, event)
}
