import { randomBytes } from 'node:crypto'
import * as words from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import { logFault } from '../../base/log.js'
import { editionMissing, type Played, playedNow } from '../../store/editions.js'
import type { Context } from '../access/context.js'
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
