import type { QuietHours } from '../reads.notify.js'
import { sql } from '../sql.js'
import { isUuid, type Tx } from '../tx.js'
import { numberOwn } from './numbers.js'

/** A channel with all that is stored of it; one of the two owns it. */
export interface StoredChannel {
  readonly id: string
  readonly account: string | null
  readonly campaign: string | null
  readonly kind: string
  readonly name: string
  readonly paused: boolean
  readonly settings: Readonly<Record<string, unknown>>
}

type Owner = Pick<StoredChannel, 'account' | 'campaign'>

/** Everybody has a channel for mails: it is written down before it is changed. */
export const openMailChannel = async (tx: Tx, account: string): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.notify_channel (id, account, kind) SELECT muster.mail_channel($1), $1, 'EMAIL'
     WHERE NOT EXISTS (SELECT FROM muster.notify_channel c WHERE c.account = $1 AND c.kind = 'EMAIL') ON CONFLICT DO NOTHING`,
    [account],
  )
}

/** A channel, locked until the transaction ends. */
export const lockChannel = async (tx: Tx, id: string): Promise<StoredChannel | null> => {
  if (!isUuid(id)) return null
  const rows = await sql(tx).query<StoredChannel[]>(
    'SELECT id, account, campaign, kind, name, paused, settings FROM muster.notify_channel WHERE id = $1 FOR UPDATE',
    [id],
  )
  return rows[0] ?? null
}

/** What an owner has added: the channel for mails, which everybody has, does not count. An owner adds one at a time. */
export const countChannels = async (tx: Tx, { account, campaign }: Owner): Promise<number> => {
  await sql(tx).query('SELECT pg_advisory_xact_lock(hashtext($1))', [`channels of ${account ?? campaign ?? ''}`])
  const rows = await sql(tx).query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM muster.notify_channel WHERE account IS NOT DISTINCT FROM $1 AND campaign IS NOT DISTINCT FROM $2::uuid
     AND kind <> 'EMAIL'`,
    [account, campaign],
  )
  return rows[0]?.count ?? 0
}

export const addChannel = async (
  tx: Tx,
  { account, campaign, kind, name, settings }: Owner & Pick<StoredChannel, 'kind' | 'name' | 'settings'>,
): Promise<string> => {
  const rows = await sql(tx).query<{ id: string }[]>(
    'INSERT INTO muster.notify_channel (account, campaign, kind, name, settings) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [account, campaign, kind, name, JSON.stringify(settings)],
  )
  return rows[0]?.id ?? ''
}

/** What opens the place it leads to, and proves from whom its messages are. */
export const setUpAnew = async (tx: Tx, id: string, settings: object): Promise<void> => {
  await sql(tx).query('UPDATE muster.notify_channel SET settings = $2 WHERE id = $1', [id, JSON.stringify(settings)])
}

/** With all that waits for it. */
export const dropChannel = async (tx: Tx, id: string): Promise<void> => {
  await sql(tx).query('DELETE FROM muster.notify_channel WHERE id = $1', [id])
}

/** Whose ever it was, it has another owner from now on. */
export const dropAddress = async (tx: Tx, kind: string, url: string): Promise<void> => {
  await sql(tx).query(`DELETE FROM muster.notify_channel WHERE kind = $1 AND settings ->> 'url' = $2`, [kind, url])
}

/** Nothing more goes there, or it does again. What waited for it is dropped, so that nobody is flooded with old news. */
export const pauseChannel = async (tx: Tx, id: string, paused: boolean): Promise<void> => {
  if (!isUuid(id)) return
  await sql(tx).query(
    `UPDATE muster.notify_channel SET paused = $2, failing_since = NULL, last_error = NULL WHERE id = $1`,
    [id, paused],
  )
  await sql(tx).query(`UPDATE muster.delivery SET state = 'VOID' WHERE channel = $1 AND state = 'WAITING'`, [id])
}

/** What a channel is not told, of one campaign or else of all; null: nothing is chosen. */
export const muteChannel = async (
  tx: Tx,
  id: string,
  campaign: string | null,
  muted: readonly string[] | null,
): Promise<void> => {
  await sql(tx).query('DELETE FROM muster.notify_choice WHERE channel = $1 AND campaign IS NOT DISTINCT FROM $2', [
    id,
    campaign,
  ])
  if (muted !== null)
    await sql(tx).query('INSERT INTO muster.notify_choice (channel, campaign, muted) VALUES ($1, $2, $3)', [
      ...[id, campaign, muted],
    ])
}

export const setQuietHours = async (tx: Tx, account: string, hours: QuietHours | null): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.notify_person (account, zone, quiet_from, quiet_until) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account) DO UPDATE SET zone = excluded.zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`,
    [account, hours?.zone ?? null, hours?.from ?? null, hours?.until ?? null],
  )
}

/** A message for a channel’s owner to see whether it arrives. False: there was one within the last minute. */
export const tellTest = async (tx: Tx, { id, account, campaign }: StoredChannel): Promise<boolean> => {
  const rows = await sql(tx).query<{ n: string }[]>(
    `WITH test AS (
       INSERT INTO muster.notification (account, campaign, kind, event, about) SELECT $2, $3::uuid, 'TEST', 'test:' || gen_random_uuid(), '{}'
       WHERE NOT EXISTS (SELECT FROM muster.delivery d JOIN muster.notification n ON n.number = d.notification
         WHERE d.channel = $1 AND n.kind = 'TEST' AND n.at > clock_timestamp() - interval '1 minute') RETURNING number)
     INSERT INTO muster.delivery (notification, channel) SELECT number, $1 FROM test RETURNING notification AS n`,
    [id, account, campaign],
  )
  await numberOwn(
    tx,
    rows.map(({ n }) => n),
  )
  return rows.length > 0
}
