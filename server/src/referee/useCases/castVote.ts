import * as words from '../../messages/votes.generated.js'
import * as problems from '../../messages/problems.generated.js'
import { enterLog } from '../../store/log.js'
import { giveConsent, matterOf, openMatters } from '../../store/matters.js'
import { isVote, needsAll } from '../../store/votes.js'
import { type Context, lockForMember } from '../access/context.js'
import { firstOrganiserOnly } from '../access/organiser.js'
import { conflict, notFound } from '../../base/problems.js'
import { voterSeat } from './callVote.js'
import { settleVote } from './settleDueVote.js'
import { endVote, settleNow } from './settleVote.js'
import type { Caller, CampaignRef, CastVote } from '../common/contract.js'

/** The holder of a seat votes, and may change their mind until the vote is over. All see it. */
export const castVote = async (
  context: Context,
  caller: Caller,
  { campaignId, matterId, inFavour }: CastVote,
): Promise<CampaignRef> => {
  const kind = await context.store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const matter = await matterOf(tx, campaign.id, matterId)
    if (!matter || !isVote(matter.kind)) throw notFound()
    if (matter.settledAt) throw conflict(problems.settled())
    const seat = await voterSeat(tx, campaign, caller)
    const vote = { campaign: campaign.id, matter: matter.id, seat, userId: caller.userId, at: now, against: !inFavour }
    if (await giveConsent(tx, vote)) {
      const detail = { vote: matter.kind, against: !inFavour }
      await enterLog(tx, campaign.id, { kind: 'VOTED', by: caller, seat, detail }, now)
      await settleNow(tx, { campaign, matter, now })
    }
    return matter.kind
  })
  if (needsAll(kind)) await settleVote(context, { campaignId, matterId })
  return { campaignId }
}

/** An organiser whom the seats want to replace says that they are there. */
export const keepOrganising = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    firstOrganiserOnly(campaign, caller)
    const [matter] = await openMatters(tx, campaign.id, 'ORGANISER')
    if (!matter) throw conflict(words.noneOpen())
    await endVote(tx, { campaign, matter, now }, 'back', caller)
    return { campaignId: campaign.id }
  })
