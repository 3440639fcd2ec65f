import type { Channel } from './channel.js'
import { deliver } from './delivering.js'
import { nextDigest } from './digest.js'
import type { StageTitle } from './words.js'
import type { NotifyBooks } from '../store/notify/books.js'

export interface NotifySettings {
  readonly books: NotifyBooks
  readonly channels: readonly Channel[]
  /** Where people find the server. */
  readonly publicUrl: string
  readonly stageTitle: StageTitle
}

/** Work of the jobs. Each step can be repeated, by any node and after any end. */
export interface Notify {
  /** From what has happened to who is told of it. */
  tell(): Promise<void>
  /** What no event brings: deadlines that are near, who is awaited last, and digests. */
  tellAwaited(): Promise<void>
  /** Delivers what is due, until nothing is or it is stopped. */
  deliver(stopped?: () => boolean): Promise<void>
  purge(): Promise<void>
}

/** Channels that are served at the same time. */
const atOnce = 8

export const openNotify = ({ books, channels, publicUrl, stageTitle }: NotifySettings): Notify => {
  const given = { channels: new Map(channels.map((channel) => [channel.kind, channel])), publicUrl, stageTitle }
  return {
    tell: async () => {
      while (await books.tellOutbox());
    },
    tellAwaited: async () => {
      await books.tellAwaited()
      while ((await books.tellDigests((due) => nextDigest(due, due.now, due.slot))) > 0);
    },
    deliver: async (stopped = () => false) => {
      while (!stopped()) {
        const due = await books.takeDue(atOnce)
        if (due.length === 0) return
        await Promise.all(due.map(async (one) => books.settle(one, await deliver(one, given))))
      }
    },
    purge: () => books.purge(),
  }
}
