import { enterLog } from '../../store/log.js'
import { updateCampaign } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { newLinkToken } from '../common/newLinkToken.js'
import type { Caller, CampaignRef } from '../common/contract.js'

/** Opens the public page at an address that nobody has had, or closes it. What was at an old address is gone from there. All members read it in the log. */
export const publishChronicle = async (
  { store }: Context,
  caller: Caller,
  { campaignId, open }: CampaignRef & { readonly open: boolean },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    const ref = { campaignId: campaign.id }
    const wasOpen = campaign.chronicleToken !== null
    if (!open && !wasOpen) return ref
    await updateCampaign(tx, campaign.id, { chronicleToken: open ? newLinkToken() : null })
    const page = open ? (wasOpen ? 'MOVED' : 'OPENED') : 'CLOSED'
    await enterLog(tx, campaign.id, { kind: 'CHRONICLE', by: caller, detail: { page } }, now)
    return ref
  })
