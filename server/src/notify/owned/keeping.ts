import { badInput, conflict, Problem } from '../../base/problems.js'
import * as words from '../../messages/channels.generated.js'
import { readForMember } from '../../referee/access/context.js'
import { isTimeZone } from '../../referee/common/calendar.js'
import type { Caller } from '../../referee/common/contract.js'
import * as channels from '../../store/notify/channels.js'
import type { QuietHours } from '../../store/reads.notify.js'
import type { Tx } from '../../store/tx.js'
import { type Kind, personalKinds, sharedKinds } from '../kinds.js'
import { channelFor } from './access.js'
import type { ChannelRef } from './contract.js'

export const pause = async (
  tx: Tx,
  caller: Caller,
  { id, paused }: ChannelRef & { readonly paused: boolean },
): Promise<void> => {
  const channel = await channelFor(tx, caller, id)
  if (channel.paused !== paused) await channels.pauseChannel(tx, channel.id, paused)
}

export const test = async (tx: Tx, caller: Caller, { id }: ChannelRef): Promise<void> => {
  const channel = await channelFor(tx, caller, id)
  if (channel.paused) throw conflict(words.pausedTest())
  if (!(await channels.tellTest(tx, channel))) throw new Problem('LIMIT', words.testedNow())
}

export const choose = async (
  tx: Tx,
  caller: Caller,
  {
    id,
    campaignId,
    kinds,
  }: ChannelRef & { readonly campaignId: string | null; readonly kinds: readonly Kind[] | null },
): Promise<void> => {
  const channel = await channelFor(tx, caller, id)
  const all: readonly Kind[] = channel.campaign === null ? personalKinds : sharedKinds
  const strange = kinds?.find((kind) => !all.includes(kind))
  if (strange !== undefined) throw badInput(words.strangeKind({ kind: strange, kinds: all.join(', ') }), 'kinds')
  if (campaignId !== null) {
    if (channel.campaign !== null) throw badInput(words.oneCampaign(), 'campaignId')
    // Only what is chosen anew needs a place there: who has left may still forget an old choice.
    if (kinds !== null) await readForMember(tx, caller, campaignId)
  }
  await channels.muteChannel(tx, channel.id, campaignId, kinds && all.filter((kind) => !kinds.includes(kind)))
}

const hour = /^([01]\d|2[0-3]):[0-5]\d$/

export const setQuietHours = async (tx: Tx, caller: Caller, hours: QuietHours | null): Promise<void> => {
  if (hours) {
    if (!isTimeZone(hours.zone)) throw badInput(words.zone(), 'zone')
    for (const at of ['from', 'until'] as const) if (!hour.test(hours[at])) throw badInput(words.hour(), at)
    if (hours.from === hours.until) throw badInput(words.sameHour(), 'until')
  }
  await channels.setQuietHours(tx, caller.userId, hours)
}
