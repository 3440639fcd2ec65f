import * as words from '../../messages/problems.generated.js'
import { setAbsence } from '../../store/absence.js'
import { deputyshipOf } from '../../store/deputies.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { type Context, lockForMember } from '../access/context.js'
import { conflict, forbidden } from '../../base/problems.js'
import { endDeputyship } from '../resolution/deputies.js'
import { withdrawOffer } from '../resolution/offers.js'
import type { CampaignRef, Caller } from '../common/contract.js'

/** A holder is back: no bot plays their seat any more, and nobody else may take it over. */
export const keepSeat = async ({ store }: Context, caller: Caller, { campaignId }: CampaignRef): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const holding = await places.holdingOf(tx, campaign.id, caller.userId)
    if (!holding) throw forbidden(words.keepOfHolders())
    const { seat } = holding
    const bot = await places.isBot(tx, campaign.id, seat)
    if (!bot && !holding.offeredAt) throw conflict(words.keepsSeat())
    const deputy = bot ? await deputyshipOf(tx, campaign.id, seat) : null
    if (deputy?.bot && deputy.begun) await endDeputyship(tx, deputy, caller, now)
    else if (bot) {
      await places.setBot(tx, campaign.id, seat, false)
      await enterLog(tx, campaign.id, { kind: 'SEAT_KEPT', by: caller, seat, detail: { then: 'BOT' } }, now)
    }
    await setAbsence(tx, [holding.id], { silentStages: 0 })
    await withdrawOffer(tx, campaign, holding, now)
    return { campaignId: campaign.id }
  })
