import { Campaign, type CampaignEntity } from '../db/entities/campaign.js'
import { sql, type Tx } from './sql.js'

export type { Tx } from './sql.js'

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (id: string): boolean => uuidForm.test(id)

/** The database's time: it alone decides what is late. */
export const clock = async (tx: Tx): Promise<Date> => {
  const rows = await sql(tx).query<{ now: Date }[]>('SELECT clock_timestamp() AS now')
  const now = rows[0]?.now
  if (!now) throw new Error('the database did not return the time')
  return now
}

/** The campaign's row, locked until the transaction ends, and the time read after the lock. Rows that only reference the campaign need not wait for it. */
export const lockCampaign = async (
  tx: Tx,
  id: string,
): Promise<{ readonly campaign: CampaignEntity; readonly now: Date } | null> => {
  if (!isUuid(id)) return null
  const campaign = await sql(tx).findOne(Campaign, { where: { id }, lock: { mode: 'for_no_key_update' } })
  return campaign ? { campaign, now: await clock(tx) } : null
}

/** The campaign as it is, without waiting for locks: for what is checked again under the lock. */
export const campaignNow = async (tx: Tx, id: string): Promise<CampaignEntity | null> =>
  isUuid(id) ? sql(tx).findOneBy(Campaign, { id }) : null

export const updateCampaign = async (tx: Tx, id: string, changes: Partial<CampaignEntity>): Promise<void> => {
  await sql(tx).update(Campaign, { id }, changes)
}

/** Compare-and-set on the revision: of two that resolve the same group one finds that it came too late. */
export const advanceRevision = async (
  tx: Tx,
  { id, revision }: Pick<CampaignEntity, 'id' | 'revision'>,
  next: Partial<CampaignEntity>,
  steps = 1,
): Promise<void> => {
  const done = await sql(tx).update(Campaign, { id, revision }, { ...next, revision: revision + steps })
  if (done.affected !== 1) throw new Error('the campaign moved on while a group was being resolved')
}

/** Everybody sees a difference on the table, and is woken to look after the commit. */
export const changeTable = async (tx: Tx, id: string): Promise<void> => {
  await sql(tx).query(
    `WITH changed AS (UPDATE muster.campaign SET version = version + 1 WHERE id = $1 RETURNING id)
     SELECT muster.signal('campaign:' || id) FROM changed`,
    [id],
  )
}

/** Key of a group's lock, which seals share and a closing holds exclusively. */
const groupLock = `hashtextextended($1::text || ' ' || $2, 0)`

/** Nobody seals in the group until the transaction ends; seals that have begun are waited for. */
export const lockGroup = async (tx: Tx, campaign: string, groupId: string): Promise<void> => {
  await sql(tx).query(`SELECT pg_advisory_xact_lock(${groupLock})`, [campaign, groupId])
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
