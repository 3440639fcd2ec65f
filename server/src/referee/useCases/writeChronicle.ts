import { canonical } from '@muster/rulesets/kit/json.js'
import * as words from '../../messages/chronicle.generated.js'
import { notFound, Problem } from '../../base/problems.js'
import { sha256 } from '../../base/hash.js'
import * as chronicle from '../../store/chronicle.js'
import { nameIn } from '../../store/people.js'
import { holdingOf } from '../../store/places.js'
import { isUuid, type Tx } from '../../store/tx.js'
import { type Context, readForMember } from '../access/context.js'
import { chronicleLimits } from '../chronicle/chronicleLimits.js'
import { entryText } from '../chronicle/entryText.js'
import { placePictures } from '../chronicle/placePictures.js'
import type { Caller, ChronicleEntryRef, WriteChronicle } from '../common/contract.js'
import { checkKey, keyUsed } from '../common/idempotencyKey.js'

/** A battle may be named by its sides. Of any other it is not said whether there is one. */
const battleOf = async (
  tx: Tx,
  { userId }: Caller,
  { campaignId, battleId }: WriteChronicle,
): Promise<string | null> => {
  if (battleId === undefined) return null
  if (!isUuid(battleId) || !(await chronicle.readsBattle(tx, userId, campaignId, battleId))) throw notFound()
  return battleId
}

/** Only the writer's own entries count, also those that they have taken back. */
const checkRate = async (tx: Tx, campaignId: string, userId: string): Promise<void> => {
  const { aDay } = chronicleLimits
  if ((await chronicle.countLately(tx, campaignId, userId)) >= aDay)
    throw new Problem('LIMIT', words.entriesPerDay({ most: aDay }))
}

/** Writes an entry. The campaign is not locked, and nothing on the table changes. */
export const writeChronicle = async (
  { store }: Context,
  caller: Caller,
  input: WriteChronicle,
): Promise<ChronicleEntryRef> => {
  const { campaignId, idempotencyKey: key, battleId = null, ...given } = input
  checkKey(key)
  return store.transaction(async (tx) => {
    const { campaign, now } = await readForMember(tx, caller, campaignId)
    await chronicle.lockWriter(tx, campaign.id, caller.userId)
    const bodyHash = sha256(canonical({ ...given, pictures: [...(given.pictures ?? [])], battleId }))
    const known = await chronicle.entryByKey(tx, campaign.id, caller.userId, key)
    if (known && known.bodyHash !== bodyHash) throw keyUsed()
    if (known) return { campaignId: campaign.id, entryId: known.id }
    const entry = entryText(campaign, given)
    const battle = await battleOf(tx, caller, input)
    await checkRate(tx, campaign.id, caller.userId)
    const entryId = await chronicle.insertEntry(tx, {
      ...{ campaign: campaign.id, byUser: caller.userId, byName: await nameIn(tx, campaign.id, caller.userId) },
      ...{ seat: (await holdingOf(tx, campaign.id, caller.userId))?.seat ?? null, battle, key, bodyHash },
      ...{ ...entry, writtenAt: now },
    })
    await placePictures(tx, { campaign: campaign.id, userId: caller.userId, entry: entryId }, entry.pictures)
    return { campaignId: campaign.id, entryId }
  })
}
