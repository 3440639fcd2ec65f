import { randomBytes } from 'node:crypto'
import * as words from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import { logFault } from '../../base/log.js'
import { editionMissing, heldForEditions, type Played, playedNow } from '../../store/editions.js'
import { lockCampaign } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { resume } from '../clock/resume.js'
import { hold } from './hold.js'

/** Holds a campaign that cannot be resolved here, so that its players read why. */
export const holdForEdition = async (
  context: Context,
  { id: campaignId, ruleset, edition, revision }: Played,
): Promise<void> => {
  const fault = { reference: randomBytes(4).toString('hex'), error: editionMissing, place: `${ruleset} ${edition}` }
  const note = inEnglish(() => words.heldForEdition({ ruleset, edition }))
  logFault(`campaign ${campaignId} is on hold, fault ${fault.reference}: this server lacks ${fault.place}`)
  await hold(context, { campaignId, revision, fault, note })
}

/** Before the first resolution of a server: what it lacks is said at once, and not at the next deadline. */
export const holdWithoutEdition = async (context: Context): Promise<void> => {
  for (const played of await playedNow(context.store.plain))
    if (!context.registry.edition(played)) await holdForEdition(context, played)
}

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
