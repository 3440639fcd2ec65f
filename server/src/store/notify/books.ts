import type { Store } from '../store.js'
import { pauseChannel } from './channels.js'
import { type DueDelivery, purgeTold, settle, type Settled, takeDue } from './deliveries.js'
import { type DueDigest, tellDigests } from './digests.js'
import { tellAwaited, tellOutbox } from './told.js'

/** What is written of who is told what: each a transaction of its own. */
export interface NotifyBooks {
  tellOutbox(): Promise<boolean>
  tellAwaited(): Promise<void>
  tellDigests(nextOf: (due: DueDigest) => Date): Promise<number>
  takeDue(most: number): Promise<readonly DueDelivery[]>
  settle(due: DueDelivery, done: Settled): Promise<void>
  pauseChannel(id: string, paused: boolean): Promise<void>
  purge(): Promise<void>
}

export const openNotifyBooks = ({ transaction }: Pick<Store, 'transaction'>): NotifyBooks => ({
  tellOutbox: () => transaction(tellOutbox),
  tellAwaited: () => transaction(tellAwaited),
  tellDigests: (nextOf) => transaction((tx) => tellDigests(tx, nextOf)),
  takeDue: (most) => transaction((tx) => takeDue(tx, most)),
  settle: (due, done) => transaction((tx) => settle(tx, due, done)),
  pauseChannel: (id, paused) => transaction((tx) => pauseChannel(tx, id, paused)),
  purge: () => transaction(purgeTold),
})
