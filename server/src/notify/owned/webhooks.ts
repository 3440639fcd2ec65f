import { badInput, conflict, notFound } from '../../base/problems.js'
import * as words from '../../messages/channels.generated.js'
import type { Caller } from '../../referee/common/contract.js'
import { setUpAnew } from '../../store/notify/channels.js'
import * as log from '../../store/notify/deliveryLog.js'
import { clock, type Tx } from '../../store/tx.js'
import type { SetUp } from '../channel.js'
import { channelFor } from './access.js'
import type { ChannelRef, RenewedSecret } from './contract.js'

export const renewing =
  (setUps: ReadonlyMap<string, SetUp | undefined>) =>
  async (tx: Tx, caller: Caller, { id }: ChannelRef): Promise<RenewedSecret> => {
    const { kind, settings: before } = await channelFor(tx, caller, id)
    const renewed = setUps.get(kind)?.renew?.(before, await clock(tx))
    if (!renewed) throw badInput(words.noSecret(), 'channelId')
    const { settings, secret, formerUntil } = renewed
    await setUpAnew(tx, id, settings)
    return { secret, formerUntil }
  }

export const replay = async (
  tx: Tx,
  caller: Caller,
  { deliveryId }: { readonly deliveryId: string },
): Promise<void> => {
  const channelId = await log.channelOfDelivery(tx, deliveryId)
  if (channelId === null) throw notFound()
  const { paused } = await channelFor(tx, caller, channelId)
  if (paused) throw conflict(words.pausedReplay())
  if (!(await log.replay(tx, deliveryId))) throw conflict(words.stillTried())
}
