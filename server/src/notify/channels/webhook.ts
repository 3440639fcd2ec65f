import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { badInput } from '../../base/problems.js'
import * as words from '../../messages/channelSetUp.generated.js'
import { outcomeOf } from '../answers.js'
import type { Channel, Outgoing, SetUp } from '../channel.js'
import type { OutgoingRequests } from '../outgoing.js'

const longest = 500

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** So long a receiver has to take over a new secret. */
const handover = 24 * 3_600_000

const setUp = (outgoing: OutgoingRequests): SetUp => ({
  owners: ['PERSON'],
  open: ({ url }) => {
    const text = url?.trim() ?? ''
    if (text.length > longest || !outgoing.accepts(text)) throw badInput(words.endpoint(), 'url')
    const { href, host } = new URL(text)
    const secret = newSecret()
    return { settings: { url: href, shown: host, secret }, secret }
  },
  renew: (settings, now) => {
    const [secret, formerUntil] = [newSecret(), new Date(now.getTime() + handover)]
    const [url, shown] = [String(settings['url']), String(settings['shown'])]
    const former = { former: settings['secret'], formerUntil: formerUntil.toISOString() }
    return { settings: { url, shown, secret, ...former }, secret, formerUntil }
  },
})

/** One, or for some time after a renewal two: the receiver knows one of them. */
const secretsOf = ({ settings, now }: Outgoing): readonly string[] => {
  const { secret, former, formerUntil } = settings
  const isValid = typeof formerUntil === 'string' && now < new Date(formerUntil)
  return [secret, ...(isValid ? [former] : [])].map(String)
}

/** What happened, and where to read it: the rest is told to whoever has an API token. */
const payloadOf = ({ kind, at, number, campaignId, head, receipt }: Outgoing): string =>
  JSON.stringify({
    type: kind,
    timestamp: at.toISOString(),
    data: { number, campaignId, head, ...(receipt && { receipt }) },
  })

const headersOf = (message: Outgoing, body: string): Readonly<Record<string, string>> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(Math.floor(message.now.getTime() / 1000)),
  'webhook-signature': secretsOf(message)
    .map((secret) => new Webhook(secret).sign(message.id, message.now, body))
    .join(' '),
})

/** To a program of its owner’s own, signed as the Standard Webhooks specification says. A log is kept of it. */
export const webhookChannel = (outgoing: OutgoingRequests): Channel => ({
  kind: 'WEBHOOK',
  rings: false,
  setUp: setUp(outgoing),
  deliver: async (message) => {
    const body = payloadOf(message)
    const answered = await outgoing.send({
      url: String(message.settings['url']),
      body,
      headers: headersOf(message, body),
    })
    const status = 'status' in answered ? answered.status : null
    return { ...outcomeOf(answered, { who: 'the endpoint', gone: [410] }), status }
  },
})
