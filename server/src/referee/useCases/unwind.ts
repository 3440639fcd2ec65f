import { isCalendar } from '@muster/rulesets/kit/asks.js'
import * as words from '../../messages/unwinding.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { courseNow } from '../../store/course.js'
import type { Logged } from '../../store/log.js'
import type { DryRunViewerRow } from '../../store/reads.js'
import type { Tx } from '../../store/tx.js'
import { type Context, readForMember, rulesetOf } from '../access/context.js'
import { facilitatorOnly, seeingFacilitatorOnly } from '../access/organiser.js'
import { badInput, conflict } from '../../base/problems.js'
import { tidy } from '../compute/sheets.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import type { PublishUnwinding, ReopenStage, UnwindingOf, UnwindingPreview } from '../common/facilitatingContract.js'
import { computeUnwound, mustGoOn, publishUnwound, readWanted, type Wanted } from './unwinding.js'
import { reasonFor } from '../common/reason.js'

const mayUnwind = async (tx: Tx, campaign: CampaignEntity, caller: Caller): Promise<void> => {
  await seeingFacilitatorOnly(tx, campaign, caller)
  mustGoOn(campaign)
}

/** Of questions that only some were asked: what all plan is not written anew once all have read what came of it. */
export const wantedOf = async (
  tx: Tx,
  { id }: Pick<CampaignEntity, 'id'>,
  { question, sheets, reason }: UnwindingOf,
): Promise<Wanted> => {
  const row = (await courseNow(tx, id)).find(({ revision }) => revision === question)
  if (!row || row.groupId === null || row.common) throw badInput(words.notThere(), 'question')
  const corrected = sheets.map(({ seat, askId, orders }) => ({ seat, askId, orders: tidy(orders) }))
  const desks = new Set(corrected.map(({ seat, askId }) => `${seat} ${askId}`))
  if (desks.size === 0 || desks.size < corrected.length || corrected.some(isCalendar))
    throw badInput(words.sheets(), 'sheets')
  return { revision: question, corrected, reason: reasonFor(reason), reopened: null }
}

/** What would come of it if a closed question had been answered otherwise: nothing is stored, and nobody is told. */
export const previewUnwinding = async (
  context: Context,
  caller: Caller,
  input: UnwindingOf,
): Promise<UnwindingPreview> => {
  const { task, digest } = await context.store.snapshot(async (tx) => {
    const { campaign } = await readForMember(tx, caller, input.campaignId)
    await mayUnwind(tx, campaign, caller)
    return readWanted(tx, campaign, await wantedOf(tx, campaign, input))
  })
  const { steps, viewers } = await computeUnwound(context, task)
  const rows = JSON.parse(new TextDecoder().decode(viewers)) as readonly DryRunViewerRow[]
  return { seen: digest, steps, viewers: rows }
}

/** The campaign is played again from there, all of it in one step; everybody reads that it was done, and whoever it concerns what is otherwise. */
export const unwind = async (
  context: Context,
  caller: Caller,
  { seen, ...input }: PublishUnwinding,
): Promise<CampaignRef> => {
  const reason = reasonFor(input.reason)
  await context.store.snapshot(async (tx) => {
    const { campaign } = await readForMember(tx, caller, input.campaignId)
    await mayUnwind(tx, campaign, caller)
  })
  const done = await publishUnwound(
    context,
    input.campaignId,
    async (tx, campaign) => {
      const found = await readWanted(tx, campaign, await wantedOf(tx, campaign, input))
      if (seen !== null && seen !== found.digest) throw conflict(words.changed())
      return found
    },
    async (tx, campaign): Promise<Logged> => {
      await mayUnwind(tx, campaign, caller)
      const record = { kind: 'unwound', entry: { reason }, publish: true }
      return { kind: 'UNWOUND', by: caller, detail: { turn: campaign.turn, note: reason }, record }
    },
  )
  if (!done) throw conflict(words.changed())
  return { campaignId: input.campaignId }
}

/** The last stage that asked all seats the same is open again. */
export const wantedStage = async (
  context: Context,
  tx: Tx,
  campaign: CampaignEntity,
  { seats, reason }: Pick<ReopenStage, 'seats' | 'reason'>,
): Promise<Wanted> => {
  const row = (await courseNow(tx, campaign.id)).filter(({ common }) => common).at(-1)
  if (!row || row.groupId === null) throw conflict(words.nothingClosed())
  const { revision, groupId, turn, stage } = row
  const title = rulesetOf(context, campaign).stages[stage] ?? stage
  return { revision, corrected: [], reason: reasonFor(reason), reopened: { groupId, title, turn, seats } }
}

/** Only seats that were asked then. */
const reading =
  (context: Context, input: Pick<ReopenStage, 'seats' | 'reason'>) => async (tx: Tx, campaign: CampaignEntity) => {
    const wanted = await wantedStage(context, tx, campaign, input)
    const found = await readWanted(tx, campaign, wanted)
    const { facts } = found.task
    const { seats } = JSON.parse(facts) as { readonly seats: readonly { readonly seat: string }[] }
    const known = new Set(seats.map(({ seat }) => seat))
    if (input.seats.length === 0 || !input.seats.every((seat) => known.has(seat)))
      throw badInput(words.seats(), 'seats')
    return found
  }

export const reopen = (
  context: Context,
  campaignId: string,
  input: Pick<ReopenStage, 'seats' | 'reason'>,
  may: (tx: Tx, campaign: CampaignEntity, now: Date) => Promise<Pick<Logged, 'by'> | null>,
): Promise<boolean> =>
  publishUnwound(context, campaignId, reading(context, input), async (tx, campaign, now) => {
    const by = await may(tx, campaign, now)
    if (!by) return null
    const { reopened, reason } = await wantedStage(context, tx, campaign, input)
    const { title = '', turn = 0 } = reopened ?? {}
    const detail = { title, turn, note: reason, seats: [...input.seats].sort() }
    const record = { kind: 'reopened', entry: { reason, seats: detail.seats, turn }, publish: true }
    return { kind: 'REOPENED', ...by, detail, record }
  })

/**
 * Opens the last stage that asked all seats the same again: what came of it does not count, some seats may answer anew, and of all others what they had sealed, or
 * that they had sealed nothing, is kept. All have read what came of it, and go on knowing it.
 */
export const reopenStage = async (
  context: Context,
  caller: Caller,
  { campaignId, ...input }: ReopenStage,
): Promise<CampaignRef> => {
  reasonFor(input.reason)
  const may = async (tx: Tx, campaign: CampaignEntity): Promise<{ readonly by: Caller }> => {
    await facilitatorOnly(tx, campaign, caller)
    mustGoOn(campaign)
    return { by: caller }
  }
  await context.store.snapshot(async (tx) => {
    const { campaign } = await readForMember(tx, caller, campaignId)
    await may(tx, campaign)
  })
  if (!(await reopen(context, campaignId, input, may))) throw conflict(words.changed())
  return { campaignId }
}
