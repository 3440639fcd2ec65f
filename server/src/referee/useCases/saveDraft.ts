import { setDraft } from '../../store/asks.js'
import { signalDraft } from '../../store/queue.js'
import { readSeal } from '../../store/sealing.js'
import { logFault } from '../../base/log.js'
import type { Context } from '../access/context.js'
import { judged } from '../sealing/judging.js'
import { openAskOf } from '../sealing/openAsk.js'
import { conflict } from '../../base/problems.js'
import { tidy } from '../compute/sheets.js'
import type { Caller, DraftView, SaveDraft } from '../common/contract.js'

/**
 * Keeps a desk's unfinished sheet, faults and all; what is wrong with it is told at once. It takes no lock: a draft that waits would tell by its
 * delay that something of others' is being resolved. With a revision it replaces that one alone, so that of two devices neither loses what the other
 * has written.
 */
export const saveDraft = async (
  context: Context,
  caller: Caller,
  { campaignId, askId, orders, revision }: SaveDraft,
): Promise<DraftView> => {
  const drafts = tidy(orders)
  const { plain } = context.store
  const { userId } = caller
  const open = openAskOf(await readSeal(plain, { userId, campaignId, askId }))
  const { problems, remarks } = await judged(context, plain, open, drafts)
  const updatedAt = new Date(open.arrived)
  const row = {
    campaign: open.campaign.id,
    seat: open.desk,
    askId,
    orders: drafts,
    problems,
    remarks,
    by: userId,
    updatedAt,
  }
  const kept = await setDraft(plain, row, revision ?? null)
  if (kept === null)
    throw conflict(
      'These orders were changed elsewhere, e.g. on another device. Read the current draft and apply your changes to it.',
    )
  // Not waited for: signals leave one after the other, and whose goes first is nothing to be told by a delay.
  signalDraft(plain, open.campaign.id, userId).catch((error: unknown) => logFault('a draft was not signalled', error))
  return { askId, orders: drafts, updatedAt: updatedAt.toISOString(), problems, remarks, revision: kept }
}
