import type { Channel, Outcome, Outgoing } from '../../server/src/notify/channel.js'
import { openOwned } from '../../server/src/notify/owned/index.js'
import type { OwnedChannels } from '../../server/src/notify/owned/contract.js'
import { type Notify, openNotify } from '../../server/src/notify/notify.js'
import { type NotifyBooks, openNotifyBooks } from '../../server/src/store/notify/books.js'
import { openSideStore } from '../../server/src/store/store.js'
import type { House, Person } from './house.js'

/** Where tests find the server in messages. */
export const publicUrl = 'https://muster.example'

/** A channel for e-mail that writes down what it is given, and answers as it is told to. */
export interface Recorder extends Channel {
  readonly got: Outgoing[]
  answer: (message: Outgoing) => Outcome
}

export const recorder = (kind = 'EMAIL', rings = true): Recorder => {
  const got: Outgoing[] = []
  const made: Recorder = {
    ...{ kind, rings, got, answer: () => ({ done: 'sent' }) },
    deliver: (message) => {
      got.push(message)
      return Promise.resolve(made.answer(message))
    },
  }
  return made
}

export interface Teller extends Notify {
  readonly books: NotifyBooks
  /** What owners do with their channels. */
  readonly owned: OwnedChannels
  /** Tells all that happened, and delivers it. */
  all(): Promise<void>
  close(): Promise<void>
}

export const openTeller = async (
  house: House,
  channels: readonly Channel[],
  around: (books: NotifyBooks) => NotifyBooks = (books) => books,
): Promise<Teller> => {
  const store = await openSideStore(house.urls.referee, 4)
  const books = around(openNotifyBooks(store))
  const notify = openNotify({ books, channels, publicUrl, stageTitle: (_, stage) => `Stage ${stage}` })
  return {
    ...notify,
    books,
    owned: openOwned(store, channels, ''),
    all: async () => {
      await notify.tell()
      await notify.tellAwaited()
      await notify.deliver()
    },
    close: () => store.close(),
  }
}

/** Somebody has proven their address. */
export const verified = async (house: House, ...people: readonly Person[]): Promise<void> => {
  await house.sql(`UPDATE accounts."user" SET "emailVerified" = true WHERE "id" = ANY($1)`, [
    people.map(({ userId }) => userId),
  ])
}

export const addressOf = ({ userId }: Person): string => `${userId}@example.org`

/** What each person was told, in order: every notification there is. */
export const toldTo = async (house: House, person: Person | null): Promise<readonly string[]> => {
  const rows = await house.sql<{ kind: string }>(
    'SELECT kind FROM muster.notification WHERE account IS NOT DISTINCT FROM $1 ORDER BY number',
    [person?.userId ?? null],
  )
  return rows.map(({ kind }) => kind)
}

/** Everything that rests or waits for a channel is due now: no test waits for a clock. */
export const hurry = async (house: House): Promise<void> => {
  await house.sql(`UPDATE muster.notify_channel SET busy_until = '-infinity'`)
  await house.sql(`UPDATE muster.delivery SET next_at = clock_timestamp() WHERE state = 'WAITING'`)
}
