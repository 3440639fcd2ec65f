import * as words from '../../messages/deputies.generated.js'
import { setAbsence } from '../../store/absence.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { changeTable } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { closed, conflict, forbidden, Problem } from '../../base/problems.js'
import { plainText } from '../common/plainText.js'
import type { Caller, CampaignRef } from '../common/contract.js'

/** Characters of a note. */
export const longestOffer = 300

/** The holder of a seat looks for a substitute, and plays on until somebody takes the seat over. Doing it again changes the note. */
export const offerSeat = async (
  { store }: Context,
  caller: Caller,
  { campaignId, note = '' }: CampaignRef & { readonly note?: string | undefined },
): Promise<CampaignRef> => {
  const offerNote = plainText(note)
  if ([...offerNote].length > longestOffer) throw new Problem('LIMIT', words.offerNote({ most: longestOffer }))
  return store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const holding = await places.holdingOf(tx, campaign.id, caller.userId)
    if (!holding) throw forbidden(words.ofHolders())
    if (campaign.phase === 'GATHERING') throw conflict(words.notStarted())
    if (campaign.phase === 'ENDED') throw closed(words.over())
    const { id, seat, offeredAt, offeredByHolder } = holding
    await setAbsence(tx, [id], { offeredAt: offeredAt ?? now, offeredByHolder: true, offerNote })
    if (offeredByHolder) await changeTable(tx, campaign.id)
    else await enterLog(tx, campaign.id, { kind: 'SEAT_OFFERED', by: caller, seat }, now)
    return { campaignId: campaign.id }
  })
}
