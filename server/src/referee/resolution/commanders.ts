import { personIn } from '../../base/hash.js'
import type { CommanderEntity } from '../../db/entities/commanders.js'
import type { HoldingEntity } from '../../db/entities/places.js'
import * as commanders from '../../store/commanders.js'
import { enterLog } from '../../store/log.js'
import { signalUser } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import type { Caller } from '../common/contract.js'
import { endDeputyOf } from './deputies.js'

/** Takes a link back that nobody has followed: nobody but the holder knew of it. */
export const withdrawCommander = async (
  tx: Tx,
  { campaign, seat }: Pick<HoldingEntity, 'campaign' | 'seat'>,
  now: Date,
): Promise<boolean> => {
  const asked = await commanders.askedCommander(tx, campaign, seat)
  if (asked) await commanders.endCommand(tx, asked, now)
  return asked !== null
}

/** Somebody plays the seat no longer, and all read it. `by` is left out where their holder has gone; whoever runs the table says why. */
export const endCommander = async (
  tx: Tx,
  commander: CommanderEntity,
  by: Caller | null,
  now: Date,
  reason?: string,
): Promise<void> => {
  const { campaign, seat, userId } = commander
  await commanders.endCommand(tx, commander, now)
  if (userId === null) return
  const of = by?.userId === userId ? {} : { of: userId }
  const record = { kind: 'commanderEnded', entry: { seat, person: personIn(campaign, userId) } }
  const why = reason === undefined ? {} : { detail: { note: reason } }
  await enterLog(tx, campaign, { kind: 'COMMANDER_ENDED', seat, ...(by && { by }), ...of, ...why, record }, now)
  await signalUser(tx, userId)
}

/** Somebody holds the seat no longer, and so nobody acts for them, or with them. */
export const endActing = async (tx: Tx, holding: HoldingEntity, now: Date): Promise<void> => {
  await endDeputyOf(tx, holding, now)
  await withdrawCommander(tx, holding, now)
  for (const commander of await commanders.commandersOf(tx, holding)) await endCommander(tx, commander, null, now)
}
