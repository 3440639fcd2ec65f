import type { Mail } from '../mail/mail.js'
import { openNotifyBooks } from '../store/notify/books.js'
import type { Store } from '../store/store.js'
import { type Notify, openNotify } from './notify.js'
import { type NotifyPages, openNotifyPages } from './pages.js'
import type { OwnedChannels } from './owned/contract.js'
import { openOwned } from './owned/index.js'
import { channelsOf } from './registry.js'
import { openOutgoing } from './outgoing.js'
import { openPushKey } from '../store/pushKey.js'
import { openUnsubscribe } from './unsubscribe.js'
import type { StageTitle } from './words.js'

export interface NotificationSettings {
  readonly store: Pick<Store, 'transaction' | 'plain'>
  readonly mail: Mail
  /** Whom mails come from. */
  readonly sender: string
  readonly secret: string
  /** Whether addresses that people give may lead to private networks. */
  readonly privateHooks: boolean
  /** Hosts on which chat programs may be called besides their own. */
  readonly chatHosts: readonly string[]
  /** Where people find the server. */
  readonly publicUrl: string
  readonly stageTitle: StageTitle
}

/** Who tells people what concerns them. */
export interface Notifications {
  /** What the jobs do. */
  readonly notify: Notify
  /** What is opened from a message. */
  readonly pages: NotifyPages
  readonly channels: OwnedChannels
}

/** A push service wants somebody to turn to: the address of the server or, if it has none that others reach, the sender of its mails. */
const contactOf = (publicUrl: string, sender: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(sender)?.[1] ?? sender}`

export const openNotifications = async (settings: NotificationSettings): Promise<Notifications> => {
  const { store, mail, sender, secret, publicUrl, stageTitle, privateHooks, chatHosts } = settings
  const books = openNotifyBooks(store)
  const outgoing = openOutgoing({ allowPrivate: privateHooks })
  const unsubscribe = openUnsubscribe(secret)
  const stopLink = (channelId: string): string => `${publicUrl}/unsubscribe/${unsubscribe.tokenOf(channelId)}`
  const pushKey = await store.transaction(openPushKey)
  const pusher = { ...pushKey, contact: contactOf(publicUrl, sender) }
  const channels = channelsOf({ mail, outgoing, pusher, chatHosts, unsubscribe: stopLink })
  return {
    notify: openNotify({ books, channels, publicUrl, stageTitle }),
    pages: openNotifyPages(unsubscribe, (channelId) => books.pauseChannel(channelId, true)),
    channels: openOwned(store, channels, pushKey.publicKey),
  }
}
