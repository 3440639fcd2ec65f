import type { ChannelKind } from '../api/channels.js'
import * as words from '../messages/channels.generated.js'

export type ChannelOwner = 'PERSON' | 'CAMPAIGN'

/** A kind of channel on the page: whose it may be, and how one is added. */
export interface Way {
  readonly title: string
  /** Whose may be added; empty: everybody has one. */
  readonly owners: readonly ChannelOwner[]
  /** What to give as its address; null: nothing is typed. */
  readonly address: { readonly label: string; readonly hint: string } | null
  /** Whether its messages may mention somebody. */
  readonly mentions?: true
}

const both: readonly ChannelOwner[] = ['PERSON', 'CAMPAIGN']

/** A new kind is an entry here. */
export const ways = (): Readonly<Record<ChannelKind, Way>> => ({
  EMAIL: { title: words.email(), owners: [], address: null },
  DISCORD: {
    title: words.discord(),
    owners: both,
    address: { label: words.webhook(), hint: words.discordHint() },
    mentions: true,
  },
  // Added by the browser itself.
  PUSH: { title: words.push(), owners: ['PERSON'], address: null },
  SLACK: { title: words.slack(), owners: both, address: { label: words.webhook(), hint: words.slackHint() } },
  WEBHOOK: {
    title: words.program(),
    owners: ['PERSON'],
    address: { label: words.programAddress(), hint: words.programHint() },
  },
})

export const titleOf = ({ kind, name }: { readonly kind: ChannelKind; readonly name: string }): string =>
  name === '' ? ways()[kind].title : words.named({ kind: ways()[kind].title, name })
