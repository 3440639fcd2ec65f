import { pausesOver } from '../../store/beat.js'
import { lockCampaign } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { awake } from './away.js'
import { resume } from './resume.js'

/** Paused campaigns whose return was announced for now. */
export const duePauses = ({ store }: Context): Promise<readonly string[]> => pausesOver(store.plain)

/** A pause ends when it was said to. Time without any server is made up for first, while the campaign stands still: it is then part of the pause. */
export const endPause = async (context: Context, campaignId: string): Promise<void> => {
  await awake(context)
  await context.store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    if (locked?.campaign.phase !== 'PAUSED') return
    const { campaign, now } = locked
    if (campaign.resumesAt && campaign.resumesAt <= now) await resume(tx, campaign, null, now)
  })
}
