import * as words from '../../messages/problems.generated.js'
import { setDraft } from '../../store/asks.js'
import { readSeal } from '../../store/sealing.js'
import type { Context } from '../access/context.js'
import { judged } from '../sealing/judging.js'
import { writtenOn } from '../sealing/commanded.js'
import { openDraftOf } from '../sealing/openAsk.js'
import { signalDraft } from '../sealing/signalDraft.js'
import { conflict } from '../../base/problems.js'
import { tidy } from '../compute/sheets.js'
import type { Caller, DraftView, SaveDraft } from '../common/contract.js'

/**
 * Saves a desk's unfinished sheet, faults and all; what is wrong with it is reported immediately. It takes no lock: a draft that waits would reveal by its
 * delay that something of others' is being resolved. With a revision it replaces only that one, so that of two devices neither loses what the other
 * has written.
 */
export const saveDraft = async (
  context: Context,
  caller: Caller,
  { campaignId, askId, orders, revision }: SaveDraft,
): Promise<DraftView> => {
  const { plain } = context.store
  const { userId } = caller
  const open = openDraftOf(await readSeal(plain, { userId, campaignId, askId }))
  const { orders: drafts, revision: on } = writtenOn(open, tidy(orders), revision ?? null)
  const { problems, warnings } = await judged(context, plain, open, drafts)
  const updatedAt = new Date(open.arrived)
  const row = {
    campaign: open.campaign.id,
    seat: open.desk,
    askId,
    orders: drafts,
    problems,
    warnings,
    by: userId,
    updatedAt,
  }
  const kept = await setDraft(plain, row, { revision: on, pieces: open.pieces })
  if (kept === null) throw conflict(words.draftChanged())
  signalDraft(plain, open.campaign.id, open.desk, userId)
  return { askId, orders: drafts, updatedAt: updatedAt.toISOString(), problems, warnings, revision: kept }
}
