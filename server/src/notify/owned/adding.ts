import { badInput, closed, conflict, Problem } from '../../base/problems.js'
import * as words from '../../messages/channelSetUp.generated.js'
import { lockForMember } from '../../referee/access/context.js'
import { organiserOnly } from '../../referee/access/organiser.js'
import type { Caller } from '../../referee/common/contract.js'
import { plainText } from '../../referee/common/plainText.js'
import * as channels from '../../store/notify/channels.js'
import { enterLog } from '../../store/log.js'
import type { Tx } from '../../store/tx.js'
import type { SetUp } from '../channel.js'
import { channelFor } from './access.js'
import type { AddedChannel, ChannelRef, NewChannel } from './contract.js'

/** Channels of one person, or of one campaign. */
const most = 10
const longestName = 40

const nameOf = (given: string): string => {
  const name = plainText(given)
  if (name.includes('\n') || name.length > longestName) throw badInput(words.name({ letters: longestName }), 'name')
  return name
}

/** That a campaign has such a channel stands in the log, since it tells others what every member may know. */
const logged = async (
  tx: Tx,
  caller: Caller,
  campaignId: string,
  line: { readonly kind: 'CHANNEL_ADDED' | 'CHANNEL_REMOVED'; readonly channel: string; readonly name: string },
): Promise<void> => {
  const { campaign, now } = await lockForMember(tx, caller, campaignId)
  await organiserOnly(tx, campaign, caller)
  if (campaign.phase === 'ENDED' && line.kind === 'CHANNEL_ADDED') throw closed(words.over())
  const { kind, channel, name } = line
  await enterLog(tx, campaign.id, { kind, by: caller, detail: { channel, ...(name && { name }) } }, now)
}

export const adding =
  (setUps: ReadonlyMap<string, SetUp | undefined>) =>
  async (tx: Tx, caller: Caller, input: NewChannel): Promise<AddedChannel> => {
    const { kind, campaignId, url, keys, mention = null } = input
    const setUp = setUps.get(kind)
    if (!setUp?.owners.includes(campaignId === null ? 'PERSON' : 'CAMPAIGN')) throw badInput(words.notYours(), 'kind')
    if (mention !== null && !setUp.mentions) throw badInput(words.noMention(), 'mention')
    const name = nameOf(input.name)
    if (campaignId !== null) await logged(tx, caller, campaignId, { kind: 'CHANNEL_ADDED', channel: kind, name })
    const owner = { account: campaignId === null ? caller.userId : null, campaign: campaignId }
    const { settings, secret = null } = setUp.open({ url, keys, mention })
    if (setUp.oneForAddress) await channels.dropAddress(tx, kind, settings.url)
    if ((await channels.countChannels(tx, owner)) >= most) throw new Problem('LIMIT', words.tooMany({ channels: most }))
    return { id: await channels.addChannel(tx, { ...owner, kind, name, settings }), secret }
  }

export const remove = async (tx: Tx, caller: Caller, { id }: ChannelRef): Promise<void> => {
  const { kind, name, campaign } = await channelFor(tx, caller, id)
  if (kind === 'EMAIL') throw conflict(words.mailStays())
  if (campaign !== null) await logged(tx, caller, campaign, { kind: 'CHANNEL_REMOVED', channel: kind, name })
  await channels.dropChannel(tx, id)
}
