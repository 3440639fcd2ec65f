import { notFound } from '../../base/problems.js'
import { readForMember } from '../../referee/access/context.js'
import { organiserOnly } from '../../referee/access/organiser.js'
import type { Caller } from '../../referee/common/contract.js'
import { lockChannel, openMailChannel, type StoredChannel } from '../../store/notify/channels.js'
import type { Tx } from '../../store/tx.js'

/** A channel of the caller’s, or of a campaign that the caller organises. For anybody else it does not exist. */
export const channelFor = async (tx: Tx, caller: Caller, id: string): Promise<StoredChannel> => {
  await openMailChannel(tx, caller.userId)
  const channel = await lockChannel(tx, id)
  if (!channel) throw notFound()
  if (channel.campaign !== null) {
    const { campaign } = await readForMember(tx, caller, channel.campaign)
    await organiserOnly(tx, campaign, caller)
  } else if (channel.account !== caller.userId) throw notFound()
  return channel
}
