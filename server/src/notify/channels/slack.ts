import { outcomeOf } from '../answers.js'
import type { Channel, Outgoing } from '../channel.js'
import { type ChatAddress, chatSetUp } from '../chat.js'
import type { Kind } from '../kinds.js'
import type { OutgoingRequests } from '../outgoing.js'

const address: ChatAddress = {
  kind: 'SLACK',
  hosts: ['hooks.slack.com', 'hooks.slack-gov.com'],
  path: /^\/services\/[A-Z0-9]{1,30}\/[A-Z0-9]{1,30}\/\w{1,100}$/i,
  // Mattermost and others.
  elsewhere: /^\/[\w/-]{1,300}$/,
}

/** Nothing in a text is a link or a mention. */
const literal = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const bodyOf = ({ words: { subject, lines, link } }: Outgoing): object => ({
  text: [`*${literal(subject)}*`, ...lines.map(literal), `<${link}>`].join('\n'),
  unfurl_links: false,
  unfurl_media: false,
})

/** They say that the stage does not go on as it was announced. */
const interrupting: readonly Kind[] = ['PAUSED', 'RESUMED', 'HELD', 'ENDED']

/** By an incoming webhook, whose messages cannot be edited: a campaign’s channel is told once of each stage, and of what interrupts it. */
export const slackChannel = (outgoing: OutgoingRequests, allowed: readonly string[]): Channel => ({
  kind: 'SLACK',
  rings: true,
  setUp: chatSetUp(address, allowed, outgoing.accepts),
  deliver: async (message) => {
    const { settings, shared, post, kind } = message
    const isOfStage = shared && kind !== 'TEST' && !interrupting.includes(kind)
    if (isOfStage && post !== null) return { done: 'nobody', why: 'Slack was told of this stage before' }
    const answered = await outgoing.send({ url: String(settings['url']), body: bodyOf(message) })
    const outcome = outcomeOf(answered, { who: 'Slack', gone: [403, 404, 410] })
    return outcome.done === 'sent' && isOfStage ? { ...outcome, post: 'told' } : outcome
  },
})
