import { personIn } from '../../base/hash.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { seatsDeputised } from '../../store/deputies.js'
import { enterLog } from '../../store/log.js'
import { endNamings } from '../../store/naming.js'
import * as places from '../../store/places.js'
import { signalUser } from '../../store/queue.js'
import { type Tx, updateCampaign } from '../../store/tx.js'

/** Whoever organised and holds no seat watches on, knowing what they knew before; if they once held one, they are a former holder. */
const watchOn = async (tx: Tx, { id }: Pick<CampaignEntity, 'id'>, userId: string): Promise<void> => {
  const placed = (await places.holdingOf(tx, id, userId)) ?? (await places.placeOf(tx, id, userId))
  if (placed || (await places.everHeld(tx, id, userId)).length > 0) return
  if ((await seatsDeputised(tx, id, userId)).length > 0) return
  await places.takePlace(tx, id, userId, 'OBSERVER')
}

/** Somebody organises from now on, in the place of whoever did before, and all read it. `told`: the seats chose them, so they are told, too. */
export const takeOver = async (
  tx: Tx,
  { id, organiser }: Pick<CampaignEntity, 'id' | 'organiser'>,
  userId: string,
  now: Date,
  told?: 'ELECTED',
): Promise<void> => {
  await endNamings(tx, id, userId, now)
  await updateCampaign(tx, id, { organiser: userId })
  if (organiser !== null) await watchOn(tx, { id }, organiser)
  const record = { kind: 'organises', entry: { person: personIn(id, userId) } }
  await enterLog(
    tx,
    id,
    { kind: 'ORGANISES', by: { userId }, ...(organiser === null ? {} : { of: organiser }), record, told },
    now,
  )
  for (const concerned of [userId, ...(organiser === null ? [] : [organiser])]) await signalUser(tx, concerned)
}
