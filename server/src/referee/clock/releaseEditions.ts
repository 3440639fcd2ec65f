import { heldForEditions } from '../../store/editions.js'
import { lockCampaign } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { resume } from './resume.js'

/** What another server, or this one as it was, lacked goes on where this one has it. */
export const releaseEditions = async (context: Context): Promise<void> => {
  for (const played of await heldForEditions(context.store.plain)) {
    if (!context.registry.edition(played)) continue
    await context.store.transaction(async (tx) => {
      const locked = await lockCampaign(tx, played.id)
      if (locked?.campaign.phase === 'HELD') await resume(tx, locked.campaign, null, locked.now)
    })
  }
}
