import { outcomeOf } from '../answers.js'
import type { Channel, Outcome, Outgoing } from '../channel.js'
import { type ChatAddress, chatSetUp } from '../chat.js'
import type { Answered, OutgoingRequests } from '../outgoing.js'

const path = /^\/api\/(?:v\d{1,3}\/)?webhooks\/\d{1,25}\/[\w-]{1,200}$/

const address: ChatAddress = {
  kind: 'DISCORD',
  hosts: ['discord.com', 'discordapp.com', 'canary.discord.com', 'ptb.discord.com'],
  ...{ path, elsewhere: path },
  query: ['thread_id'],
  mention: /^\d{5,25}$/,
}

/** Shows a link without a preview of what is behind it. */
const suppressEmbeds = 4
const longest = 2_000
/** Sentences of one stage that are shown: the newest. */
const mostBefore = 12

/** A campaign’s name is text: nothing in it is bold, a link or a mention. */
const literal = (text: string): string => text.replaceAll(/[\\`*_~|<>#@[\]()]/g, '\\$&')

/** The role that its owner chose to mention. A message that is edited calls nobody again; a test calls nobody. */
const roleOf = ({ settings, kind }: Outgoing): string | null =>
  typeof settings['mention'] === 'string' && kind !== 'TEST' ? settings['mention'] : null

const contentOf = (message: Outgoing): string => {
  const { shared, before, words } = message
  const { subject, lines, link } = words
  const said = shared ? before.slice(-mostBefore) : []
  const role = roleOf(message)
  const head = `${role === null ? '' : `<@&${role}> `}**${literal(subject)}**`
  const text = [head, ...[...said, ...lines].map(literal)].join('\n')
  return `${text.slice(0, longest - link.length - 3)}\n<${link}>`
}

const bodyOf = (message: Outgoing): object => ({
  content: contentOf(message),
  flags: suppressEmbeds,
  // Whatever the text looks like, nobody else is mentioned.
  allowed_mentions: { parse: [], ...(roleOf(message) !== null && { roles: [roleOf(message)] }) },
})

const fieldOf = (answered: Answered, name: string): unknown => {
  if ('unanswered' in answered) return undefined
  try {
    const body: unknown = JSON.parse(answered.text)
    return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  } catch {
    return undefined
  }
}

/** Discord’s own pause stands in the body, with fractions of a second. */
const secondsOf = (answered: Answered): number | null => {
  const seconds = fieldOf(answered, 'retry_after')
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(Math.min(seconds, 24 * 3600)) : null
}

const postOf = (answered: Answered): string | null => {
  const id = fieldOf(answered, 'id')
  return typeof id === 'string' && /^\d{1,25}$/.test(id) ? id : null
}

/** Somebody has deleted the message; the webhook is still there. */
const unknownMessage = 10_008

/**
 * By the webhook of a Discord channel. A campaign’s channel has one message for each stage, which is edited as the stage goes on; a person is sent each
 * message anew, because an edit rings nobody.
 */
export const discordChannel = (outgoing: OutgoingRequests, allowed: readonly string[]): Channel => ({
  kind: 'DISCORD',
  rings: true,
  setUp: chatSetUp(address, allowed, outgoing.accepts),
  deliver: async (message) => {
    const { settings, shared, post, kind } = message
    const body = bodyOf(message)
    const at = (below: string, wait: boolean): string => {
      const url = new URL(String(settings['url']))
      url.pathname += below
      if (wait) url.searchParams.set('wait', 'true')
      return url.href
    }
    const isOfStage = shared && kind !== 'TEST'
    const read = (answered: Answered, id: string | null): Outcome => {
      const outcome = outcomeOf(answered, { who: 'Discord', gone: [401, 404, 410], seconds: secondsOf(answered) })
      return outcome.done === 'sent' && isOfStage && id !== null ? { ...outcome, post: id } : outcome
    }
    if (isOfStage && post !== null) {
      const edited = await outgoing.send({ url: at(`/messages/${post}`, false), method: 'PATCH', body })
      if (fieldOf(edited, 'code') !== unknownMessage) return read(edited, post)
    }
    const posted = await outgoing.send({ url: at('', true), body })
    return read(posted, postOf(posted))
  },
})
