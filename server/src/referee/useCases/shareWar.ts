import * as words from '../../messages/sharedWar.generated.js'
import { closed, conflict, forbidden } from '../../base/problems.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { updateCampaign } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { newLinkToken } from '../common/newLinkToken.js'
import type { Caller, CampaignRef } from '../common/contract.js'

/** Opens a war that is over to whoever has its link, which nobody has had before, or closes it. All members read it in the log. */
export const shareWar = async (
  { store }: Context,
  caller: Caller,
  { campaignId, open }: CampaignRef & { readonly open: boolean },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    const ref = { campaignId: campaign.id }
    if (open && campaign.openedAt === null) throw closed(words.notOver())
    if (open && campaign.warRefused.length > 0) throw conflict(words.refused())
    if (!open && campaign.warCode === null) return ref
    await updateCampaign(tx, campaign.id, { warCode: open ? newLinkToken() : null })
    const link = open ? (campaign.warCode === null ? 'OPENED' : 'MOVED') : 'CLOSED'
    await enterLog(tx, campaign.id, { kind: 'WAR_SHARED', by: caller, detail: { link } }, now)
    return ref
  })

/** The holder of a seat wants no such link, before there is one or after: it leads nowhere from then on, until they want it again and an organiser opens it. */
export const refuseWarLink = async (
  { store }: Context,
  caller: Caller,
  { campaignId, refused }: CampaignRef & { readonly refused: boolean },
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const ref = { campaignId: campaign.id }
    const holding = await places.holdingOf(tx, campaign.id, caller.userId)
    if (!holding) throw forbidden(words.holdersOnly())
    const { seat } = holding
    const before = campaign.warRefused
    if (before.includes(seat) === refused) return ref
    const warRefused = refused ? [...before, seat].sort() : before.filter((other) => other !== seat)
    await updateCampaign(tx, campaign.id, { warRefused, ...(refused && { warCode: null }) })
    const link = refused ? 'REFUSED' : 'ALLOWED'
    await enterLog(tx, campaign.id, { kind: 'WAR_SHARED', by: caller, seat, detail: { link } }, now)
    return ref
  })
