import { notFound } from '../../base/problems.js'
import * as chronicle from '../../store/chronicle.js'
import { isUuid } from '../../store/tx.js'
import { type Context, readForMember } from '../access/context.js'
import { entryText } from '../chronicle/entryText.js'
import { placePictures } from '../chronicle/placePictures.js'
import type { Caller, ChronicleEntryRef, ChronicleText } from '../common/contract.js'

/** Its writer writes an entry anew, at any time; whoever reads it is told that it was edited. Whether it is public may change without that. */
export const editChronicle = async (
  { store }: Context,
  caller: Caller,
  { campaignId, entryId, ...given }: ChronicleEntryRef & ChronicleText,
): Promise<ChronicleEntryRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await readForMember(tx, caller, campaignId)
    const entry = isUuid(entryId) ? await chronicle.lockEntry(tx, campaign.id, entryId) : null
    if (entry?.byUser !== caller.userId) throw notFound()
    const next = entryText(campaign, { turn: entry.turn, ...given }, entry.public)
    const of = { campaign: campaign.id, userId: caller.userId, entry: entryId }
    const pictured = await placePictures(tx, of, next.pictures)
    const { title, text, quote, turn } = next
    const isOther = title !== entry.title || text !== entry.text || quote !== entry.quote || turn !== entry.turn
    await chronicle.updateEntry(tx, entryId, next, isOther || pictured ? now : entry.editedAt)
    return { campaignId: campaign.id, entryId }
  })
