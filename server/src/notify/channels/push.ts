import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { badInput } from '../../base/problems.js'
import * as words from '../../messages/channelSetUp.generated.js'
import type { PushKey } from '../../store/pushKey.js'
import { outcomeOf } from '../answers.js'
import type { Channel, Opened, Outgoing, SetUp } from '../channel.js'
import type { Kind } from '../kinds.js'
import type { OutgoingRequests } from '../outgoing.js'

export interface Pusher extends PushKey {
  /** Where a push service finds whoever runs this server: `https:` or `mailto:`. */
  readonly contact: string
}

const hour = 3_600

const urgent: readonly Kind[] = ['DEADLINE', 'LAST', 'TEST']
const asked: readonly Kind[] = ['ORDERS', 'QUESTION', 'DEADLINE', 'LAST']

/** Seconds that a push service keeps it for a browser that is away: a question is old news after a day. */
const lifeOf = (kind: Kind): number => (kind === 'TEST' ? hour : asked.includes(kind) ? 24 * hour : 72 * hour)

/** What takes the place of an older message that has not arrived: of the same stage, or of the same kind. It tells a push service nothing. */
const topicOf = ({ channelId, topic, kind }: Outgoing): string =>
  createHash('sha256')
    .update(JSON.stringify([channelId, topic, asked.includes(kind) ? 'ASKED' : kind]))
    .digest('base64url')
    .slice(0, 32)

/** More than any text of ours, and less than every push service takes. */
const longest = 1_000

const payloadOf = (message: Outgoing): string => {
  const { subject, lines, link } = message.words
  return JSON.stringify({
    subject: subject.slice(0, longest),
    text: lines.join('\n').slice(0, longest),
    link,
    topic: topicOf(message),
  })
}

const isBase64 = (text: string, bytes: number): boolean =>
  /^[\w-]{1,200}={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes

const setUp = (outgoing: OutgoingRequests): SetUp => ({
  owners: ['PERSON'],
  oneForAddress: true,
  open: ({ url, keys }): Opened => {
    const isSubscription = url !== null && url.length <= longest && outgoing.accepts(url)
    // A point on the curve that is not compressed, and 16 random bytes (RFC 8291).
    if (!isSubscription || !keys || !isBase64(keys.p256dh, 65) || !isBase64(keys.auth, 16))
      throw badInput(words.pushSubscription(), 'keys')
    return { settings: { url, shown: new URL(url).host, p256dh: keys.p256dh, auth: keys.auth } }
  },
})

/** To a browser, by the push service that it chose: encrypted, so that the service reads neither words nor link (RFC 8030, 8291, 8292). */
export const pushChannel = (outgoing: OutgoingRequests, { contact, publicKey, privateKey }: Pusher): Channel => ({
  kind: 'PUSH',
  rings: true,
  setUp: setUp(outgoing),
  removedWhenGone: true,
  deliver: async (message) => {
    const { settings, kind } = message
    const [url, p256dh, auth] = ['url', 'p256dh', 'auth'].map((key) => String(settings[key]))
    const { cipherText } = webPush.encrypt(p256dh ?? '', auth ?? '', payloadOf(message), 'aes128gcm')
    const { origin } = new URL(url ?? '')
    const { Authorization } = webPush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm')
    const answered = await outgoing.send({
      url: url ?? '',
      body: cipherText,
      headers: {
        ...{ Authorization, 'Content-Encoding': 'aes128gcm', TTL: String(lifeOf(kind)), Topic: topicOf(message) },
        Urgency: urgent.includes(kind) ? 'high' : 'normal',
      },
    })
    if ('status' in answered && answered.status === 413) return { done: 'nobody', why: 'the push service answered 413' }
    return outcomeOf(answered, { who: 'the push service', gone: [404, 410] })
  },
})
