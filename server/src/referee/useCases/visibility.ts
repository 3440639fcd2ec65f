import * as words from '../../messages/finding.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { enterLog } from '../../store/log.js'
import { type Tx, updateCampaign } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { closed, conflict } from '../../base/problems.js'
import type { Caller, CampaignRef, Visibility } from '../common/contract.js'

/** Everybody reads who may find the campaign from now on. Listing it again brings it no further up the list. */
export const show = async (
  tx: Tx,
  { id, listedAt }: Pick<CampaignEntity, 'id' | 'listedAt'>,
  by: Caller,
  visibility: Visibility,
  now: Date,
): Promise<void> => {
  await updateCampaign(tx, id, { visibility, ...(visibility === 'LISTED' && { listedAt: listedAt ?? now }) })
  await enterLog(tx, id, { kind: 'VISIBILITY_SET', by, detail: { visibility } }, now)
}

/** Who finds the campaign: everybody, whoever has its address, or nobody without an invitation. */
export const setVisibility = async (
  { store }: Context,
  caller: Caller,
  { campaignId, visibility }: CampaignRef & { readonly visibility: Visibility },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    if (campaign.phase === 'ENDED') throw closed(words.over())
    if (campaign.visibility === visibility) throw conflict(words.visibleAlready())
    await show(tx, campaign, caller, visibility, now)
    return { campaignId: campaign.id }
  })
