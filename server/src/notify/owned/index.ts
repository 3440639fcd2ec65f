import type { Caller } from '../../referee/common/contract.js'
import type { Store } from '../../store/store.js'
import type { Tx } from '../../store/tx.js'
import type { Channel } from '../channel.js'
import { adding, remove } from './adding.js'
import type { OwnedChannels } from './contract.js'
import { acknowledge, endCalendar, renewCalendar, setDigest } from './feeds.js'
import { choose, pause, setQuietHours, test } from './keeping.js'
import { renewing, replay } from './webhooks.js'

export const openOwned = (
  { transaction }: Pick<Store, 'transaction'>,
  channels: readonly Channel[],
  pushKey: string,
): OwnedChannels => {
  const use =
    <Input, Output>(work: (tx: Tx, caller: Caller, input: Input) => Promise<Output>) =>
    (caller: Caller, input: Input): Promise<Output> =>
      transaction((tx) => work(tx, caller, input))
  const setUps = new Map(channels.map(({ kind, setUp }) => [kind, setUp]))
  return {
    pushKey,
    add: use(adding(setUps)),
    remove: use(remove),
    pause: use(pause),
    test: use(test),
    renewSecret: use(renewing(setUps)),
    replay: use(replay),
    choose: use(choose),
    acknowledge: use(acknowledge),
    renewCalendar: use(renewCalendar),
    endCalendar: use(endCalendar),
    setDigest: use(setDigest),
    setQuietHours: use(setQuietHours),
  }
}
