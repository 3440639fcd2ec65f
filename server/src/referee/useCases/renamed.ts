import { enterLog, lastName } from '../../store/log.js'
import { campaignsOf, nameIn } from '../../store/people.js'
import { lockCampaign } from '../../store/tx.js'
import type { Context } from '../access/context.js'

/** Old lines keep the old name; a line of its own says who has the new one. */
export const renamed = async ({ store }: Context, userId: string): Promise<void> => {
  for (const campaignId of await campaignsOf(store.plain, userId))
    await store.transaction(async (tx) => {
      const locked = await lockCampaign(tx, campaignId)
      const before = locked && (await lastName(tx, campaignId, userId))
      const name = await nameIn(tx, campaignId, userId)
      if (!locked || before === null || before === name) return
      await enterLog(tx, campaignId, { kind: 'RENAMED', by: { userId }, byName: before, detail: { name } }, locked.now)
    })
}
