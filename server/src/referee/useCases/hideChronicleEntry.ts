import * as words from '../../messages/chronicle.generated.js'
import { forbidden, notFound } from '../../base/problems.js'
import * as chronicle from '../../store/chronicle.js'
import { isUuid } from '../../store/tx.js'
import { type Context, readForMember } from '../access/context.js'
import { mayOrganise } from '../access/organiser.js'
import type { Caller, ChronicleEntryRef } from '../common/contract.js'

/**
 * What its writer takes back is there for nobody else, until they show it again. What an organiser hides stays in sight without what it says, so that all see
 * that it was done; only an organiser shows it again.
 */
export const hideChronicleEntry = async (
  { store }: Context,
  caller: Caller,
  { campaignId, entryId, hidden }: ChronicleEntryRef & { readonly hidden: boolean },
): Promise<ChronicleEntryRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await readForMember(tx, caller, campaignId)
    const entry = isUuid(entryId) ? await chronicle.lockEntry(tx, campaign.id, entryId) : null
    const isWriter = entry?.byUser === caller.userId
    if (!entry || (entry.hiddenBy === 'WRITER' && !isWriter)) throw notFound()
    const ref = { campaignId: campaign.id, entryId }
    if (entry.hiddenBy !== 'ORGANISER' && isWriter) {
      await chronicle.hideEntry(tx, entryId, hidden ? 'WRITER' : null, now)
      return ref
    }
    if (!(await mayOrganise(tx, campaign, caller))) throw forbidden(words.hidesNot({ own: isWriter ? 'yes' : 'no' }))
    await chronicle.hideEntry(tx, entryId, hidden ? 'ORGANISER' : null, now)
    return ref
  })
