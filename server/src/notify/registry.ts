import type { Mail } from '../mail/mail.js'
import type { Channel } from './channel.js'
import type { OutgoingRequests } from './outgoing.js'
import { discordChannel } from './channels/discord.js'
import { mailChannel } from './channels/mail.js'
import { pushChannel, type Pusher } from './channels/push.js'
import { slackChannel } from './channels/slack.js'
import { webhookChannel } from './channels/webhook.js'

/** What channels may need of the server. */
export interface ChannelNeeds {
  readonly mail: Mail
  /** By which a channel calls an address that its owner gave. */
  readonly outgoing: OutgoingRequests
  readonly pusher: Pusher
  /** Hosts on which chat programs may be called besides their own, as the operator says. */
  readonly chatHosts: readonly string[]
  /** Where a channel's owner stops it without signing in. */
  readonly unsubscribe: (channelId: string) => string
}

/** Every way to tell somebody: a new one is a line here, and a file in `channels`. */
export const channelsOf = ({ mail, outgoing, pusher, chatHosts, unsubscribe }: ChannelNeeds): readonly Channel[] => [
  mailChannel(mail, unsubscribe),
  discordChannel(outgoing, chatHosts),
  slackChannel(outgoing, chatHosts),
  pushChannel(outgoing, pusher),
  webhookChannel(outgoing),
]
