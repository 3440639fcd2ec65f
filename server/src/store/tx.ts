import type { EntityManager } from 'typeorm'
import { openDataSource } from '../db/dataSource.js'
import { Campaign, type CampaignEntity } from '../db/entities/campaign.js'
import { openSeals, type Seals } from './sealing.js'

/** One transaction of the referee. */
export type Tx = EntityManager

/** The referee's books. */
export interface Store {
  transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>
  /** For a seal, with connections of their own: nothing else keeps one waiting. */
  sealing<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>
  /** On the same connections. */
  readonly seals: Seals
  /** Reads that belong together: all as it stood when the first was made. */
  snapshot<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>
  /** Statements outside a transaction, for reads that decide nothing. */
  readonly plain: Tx
  close(): Promise<void>
}

/** Connections that are kept for seals. */
const sealing = 6

export const openStore = async (refereeUrl: string, size?: number): Promise<Store> => {
  const [source, seals] = await Promise.all([openDataSource(refereeUrl, size), openDataSource(refereeUrl, sealing)])
  return {
    transaction: (work) => source.transaction(work),
    sealing: (work) => seals.transaction(work),
    seals: openSeals(seals.manager),
    snapshot: (work) => source.transaction('REPEATABLE READ', work),
    plain: source.manager,
    close: async () => {
      await Promise.all([source.destroy(), seals.destroy()])
    },
  }
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (id: string): boolean => uuidForm.test(id)

/** The database's time: it alone decides what is late. */
export const clock = async (tx: Tx): Promise<Date> => {
  const rows = await tx.query<{ now: Date }[]>('SELECT clock_timestamp() AS now')
  const now = rows[0]?.now
  if (!now) throw new Error('the database did not tell its time')
  return now
}

/** The campaign's row, locked until the transaction ends, and the time read after the lock. Rows that only name the campaign need not wait for it. */
export const lockCampaign = async (
  tx: Tx,
  id: string,
): Promise<{ readonly campaign: CampaignEntity; readonly now: Date } | null> => {
  if (!isUuid(id)) return null
  const campaign = await tx.findOne(Campaign, { where: { id }, lock: { mode: 'for_no_key_update' } })
  return campaign ? { campaign, now: await clock(tx) } : null
}

/** The campaign as it stands, without waiting for anybody: for what is checked again under the lock. */
export const campaignNow = async (tx: Tx, id: string): Promise<CampaignEntity | null> =>
  isUuid(id) ? tx.findOneBy(Campaign, { id }) : null

export const updateCampaign = async (tx: Tx, id: string, changes: Partial<CampaignEntity>): Promise<void> => {
  await tx.update(Campaign, { id }, changes)
}

/** Everybody sees a difference on the table. */
export const bumpVersion = async (tx: Tx, id: string): Promise<void> => {
  await tx.increment(Campaign, { id }, 'version', 1)
}

const emptyLock = 7_302_115

/** Runs the work if there is no campaign yet, and on one node at a time. */
export const whileEmpty = <Value>(store: Store, work: () => Promise<Value>): Promise<Value | null> =>
  store.transaction(async (tx) => {
    // Whoever holds this waits for work on other connections, and a second node for the first.
    for (const limit of ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'])
      await tx.query(`SET LOCAL ${limit} = 0`)
    await tx.query('SELECT pg_advisory_xact_lock($1)', [emptyLock])
    return (await tx.exists(Campaign)) ? null : work()
  })

/** Key of a group's lock, which whoever seals shares and whoever closes has alone. */
const groupLock = `hashtextextended($1::text || ' ' || $2, 0)`

/** Nobody seals in the group until the transaction ends; whoever has begun to is waited for. */
export const lockGroup = async (tx: Tx, campaign: string, groupId: string): Promise<void> => {
  await tx.query(`SELECT pg_advisory_xact_lock(${groupLock})`, [campaign, groupId])
}

/** Whether the database refused a row for breaking this constraint. */
export const breaks = (error: unknown, constraint: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'driverError' in error &&
  typeof error.driverError === 'object' &&
  error.driverError !== null &&
  'constraint' in error.driverError &&
  error.driverError.constraint === constraint
