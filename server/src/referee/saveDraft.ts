import { setDraft } from '../store/asks.js'
import { type Context, readForMember, rulesetOf } from './context.js'
import { openAskOf } from './sealOrders.js'
import { knownView } from './known.js'
import { judge, remarksOn, tidy } from './sheets.js'
import type { Caller, DraftView, SaveDraft } from './useCases.js'

/**
 * Keeps a desk's unfinished sheet, faults and all; what is wrong with it is told at once. It takes no lock of the campaign's: a draft that waits
 * would tell by its delay that something of others' is being resolved.
 */
export const saveDraft = async (
  context: Context,
  caller: Caller,
  { campaignId, askId, orders }: SaveDraft,
): Promise<DraftView> => {
  const drafts = tidy(orders)
  return context.store.transaction(async (tx) => {
    const { campaign, now } = await readForMember(tx, caller, campaignId)
    const { ask } = await openAskOf(tx, campaign, caller, askId, now)
    const view = await knownView(tx, campaign, ask.seat)
    const ruleset = rulesetOf(context, campaign)
    const judgement = judge(ruleset, view, ask.view, drafts)
    const { problems } = judgement
    const remarks = remarksOn(ruleset, view, ask.view, judgement)
    const { seat } = ask
    const by = caller.userId
    await setDraft(tx, { campaign: campaign.id, seat, askId, orders: drafts, problems, remarks, by, updatedAt: now })
    return { askId, orders: drafts, updatedAt: now.toISOString(), problems, remarks }
  })
}
