import type { SentReceipt } from '../store/reads.notify.js'
import type { Kind } from './kinds.js'

/** A message on its way to one channel. */
export interface Outgoing {
  /** The same however often it is tried: whoever gets it twice can tell by it. */
  readonly id: string
  readonly at: Date
  /** When this attempt began. */
  readonly now: Date
  /** Counts what its reader is told; null: it is told to a campaign. */
  readonly number: number | null
  /** The newest published head of the campaign’s record; null: its reader is shown none. */
  readonly head: string | null
  readonly kind: Kind
  /** Of a sheet, where the message is about one. */
  readonly receipt: SentReceipt | null
  readonly campaignId: string | null
  /** For a person: what they are told; for a campaign: only what every member may know. */
  readonly words: Words
  /** Where it goes, as its owner has set the channel up. */
  readonly channelId: string
  /** Whether the channel belongs to a campaign, and not to a person. */
  readonly shared: boolean
  readonly settings: Readonly<Record<string, unknown>>
  /** A verified e-mail address, of a channel for e-mail; null: there is none. */
  readonly address: string | null
  /** What the message is about: the same for all of one stage, in one channel. */
  readonly topic: string
  /** What the channel said of the last message about the same stage; null: there is none. */
  readonly post: string | null
  /** Sentences that the channel has been told of the same stage, oldest first. */
  readonly before: readonly string[]
}

export interface Words {
  readonly subject: string
  /** Whole sentences. */
  readonly lines: readonly string[]
  /** Where the facts are, for those who may know them. */
  readonly link: string
}

/**
 * `post`: what the channel calls the message, so that the next about the same stage can take its place. `status`: what was answered by HTTP, null if nothing was,
 * for the log of the channel; left out by those that keep none.
 */
export type Outcome = { readonly status?: number | null } & (
  | { readonly done: 'sent'; readonly post?: string }
  /** To be tried again; `seconds`: not sooner, as the other side has asked. */
  | { readonly done: 'later'; readonly why: string; readonly seconds?: number }
  /** The channel is there no longer. */
  | { readonly done: 'gone'; readonly why: string }
  /** There is nobody to tell. */
  | { readonly done: 'nobody'; readonly why: string }
)

export type ChannelOwner = 'PERSON' | 'CAMPAIGN'

/** What somebody gives to set a channel up. */
export interface Given {
  readonly url: string | null
  /** Of a group in a chat program: who is called by each new message; null or left out: nobody. */
  readonly mention?: string | null
  /** Of a browser that is to be pushed to, in Base64. */
  readonly keys: { readonly p256dh: string; readonly auth: string } | null
}

/** What is stored of it. */
export interface Opened {
  /** `url` is a secret, and never shown again; `shown` is where it leads, as its owner may see it. */
  readonly settings: Readonly<Record<string, unknown>> & { readonly url: string; readonly shown: string }
  /** Shown to its owner once. */
  readonly secret?: string
}

/** With a secret that proves from whom a message is. `formerUntil`: so long the one before it proves it, too. */
export interface Renewed extends Opened {
  readonly secret: string
  readonly formerUntil: Date
}

export interface SetUp {
  /** Whose such a channel may be. */
  readonly owners: readonly ChannelOwner[]
  /** Whether there is one at most for an address, which its last owner has. */
  readonly oneForAddress?: boolean
  /** Whether its messages may call somebody. */
  readonly mentions?: boolean
  /** @throws Problem if nothing can be sent there */
  open(given: Given): Opened
  /** Gives a channel a new secret; left out: it has none. */
  renew?(settings: Readonly<Record<string, unknown>>, now: Date): Renewed
}

/** One way to tell somebody. A new one is one file and a line in registry.ts. */
export interface Channel {
  readonly kind: string
  /** Whether it keeps the quiet hours of its owner: it wakes people, and not machines. */
  readonly rings: boolean
  /** Left out: everybody has one, and nobody adds or removes one. */
  readonly setUp?: SetUp
  /** Whether one that is gone is removed, because it never comes back; otherwise it is paused. */
  readonly removedWhenGone?: boolean
  /** May throw: then it is tried again. */
  deliver(message: Outgoing): Promise<Outcome>
}
