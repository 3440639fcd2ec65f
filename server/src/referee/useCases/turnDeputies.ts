import { deputiesDue } from '../../store/deputies.js'
import { unattendedCampaigns } from '../../store/vacations.js'
import { lockCampaign } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { attendVacations } from '../resolution/vacations.js'
import { turnDeputies } from '../resolution/deputies.js'

/** Campaigns in which somebody begins or ends to act, or a bot is to act for somebody on vacation. */
export const dueCampaigns = async ({ store }: Context): Promise<readonly string[]> => [
  ...new Set([...(await deputiesDue(store.plain)), ...(await unattendedCampaigns(store.plain))]),
]

/** Somebody begins to act for the holder of a seat, or does so no longer: all read it. What they may read and do follows the times themselves. */
export const turnDue = ({ store }: Context, campaignId: string): Promise<void> =>
  store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    if (!locked) return
    await turnDeputies(tx, locked.campaign, locked.now)
    await attendVacations(tx, locked.campaign, locked.now)
  })
