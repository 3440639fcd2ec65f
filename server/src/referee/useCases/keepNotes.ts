import * as words from '../../messages/facilitating.generated.js'
import { keepNote } from '../../store/notes.js'
import { badInput } from '../../base/problems.js'
import { type Context, readForMember } from '../access/context.js'
import { facilitatorOnly } from '../access/organiser.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import type { KeepNotes } from '../common/facilitatingContract.js'

const most = 20_000

/** What the facilitator writes down for themselves. Nobody else is told, or woken. */
export const keepNotes = async (
  { store: { plain } }: Context,
  caller: Caller,
  { campaignId, text }: KeepNotes,
): Promise<CampaignRef> => {
  if (text.length > most) throw badInput(words.notes({ most }), 'text')
  const { campaign } = await readForMember(plain, caller, campaignId)
  await facilitatorOnly(plain, campaign, caller)
  await keepNote(plain, campaign.id, caller.userId, text)
  return { campaignId }
}
