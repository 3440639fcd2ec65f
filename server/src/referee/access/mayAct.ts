import * as words from '../../messages/deputies.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { seatsCommanded } from '../../store/commanders.js'
import { seatsDeputised } from '../../store/deputies.js'
import * as places from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import { conflict } from '../../base/problems.js'
import type { Caller } from '../common/contract.js'

/** One place with secrets per user and campaign: whoever acts for a holder, or with them, knows what the seat knows. */
export const mayAct = async (
  tx: Tx,
  { id, observersDelay, organiser }: CampaignEntity,
  { userId }: Caller,
  seat: string,
): Promise<void> => {
  const known = [
    ...(await places.everHeld(tx, id, userId)).map((holding) => holding.seat),
    ...(await seatsDeputised(tx, id, userId)),
    ...(await seatsCommanded(tx, id, userId)),
  ]
  if (await places.holdingOf(tx, id, userId)) throw conflict(words.hasSeat())
  if (known.some((other) => other !== seat)) throw conflict(words.knowsOther())
  const placed = await places.everPlaced(tx, id, userId)
  const knowsMore = placed.some(
    ({ role }) => role === 'FACILITATOR' || (role === 'OBSERVER' && observersDelay !== null),
  )
  if (knowsMore || (organiser === userId && observersDelay !== null && placed.length > 0))
    throw conflict(words.seesMore())
  if (placed.some(({ until }) => until === null)) throw conflict(words.hasPlace())
}
