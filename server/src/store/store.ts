import type { Publish } from '../db/carried.js'
import { openDataSource, watchSource } from '../db/dataSource.js'
import { Campaign } from '../db/entities/campaign.js'
import { openSeals, type Seals } from './sealing.js'
import type { Tx } from './tx.js'
import { sql, txOf } from './sql.js'

/** The referee's tables. */
export interface Store {
  transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>
  /** With connections of their own: nothing else makes a seal wait. */
  readonly seals: Seals
  /** Reads that belong together: all as of the first one. */
  snapshot<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>
  /** Statements outside of a transaction, for reads that decide nothing. */
  readonly plain: Tx
  close(): Promise<void>
}

/** Connections for what is no seal: few, and none that a seal or a closing waits for. */
export const openSideStore = async (
  refereeUrl: string,
  size: number,
): Promise<Pick<Store, 'transaction' | 'plain' | 'close'>> => {
  const source = await openDataSource(refereeUrl, size)
  watchSource('notifications', source)
  return {
    transaction: (work) => source.transaction((manager) => work(txOf(manager))),
    plain: txOf(source.manager),
    close: () => source.destroy(),
  }
}

/** Connections reserved for seals. */
const sealing = 6

export const openStore = async (refereeUrl: string, size?: number, publish?: Publish): Promise<Store> => {
  const open = (connections?: number) => openDataSource(refereeUrl, connections, publish)
  const [source, seals] = await Promise.all([open(size), open(sealing)])
  watchSource('referee', source)
  watchSource('seals', seals)
  return {
    transaction: (work) => source.transaction((manager) => work(txOf(manager))),
    seals: openSeals(txOf(seals.manager)),
    snapshot: (work) => source.transaction('REPEATABLE READ', (manager) => work(txOf(manager))),
    plain: txOf(source.manager),
    close: async () => {
      await Promise.all([source.destroy(), seals.destroy()])
    },
  }
}

const emptyLock = 7_302_115

/** Runs the work if there is no campaign yet, and on one node at a time. */
export const whileEmpty = <Value>(store: Store, work: () => Promise<Value>): Promise<Value | null> =>
  store.transaction(async (tx) => {
    // Whoever holds this waits for work on other connections, and a second node for the first.
    for (const limit of ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'])
      await sql(tx).query(`SET LOCAL ${limit} = 0`)
    await sql(tx).query('SELECT pg_advisory_xact_lock($1)', [emptyLock])
    return (await sql(tx).exists(Campaign)) ? null : work()
  })
