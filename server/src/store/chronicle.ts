import { addToOutbox } from './books.js'
import type { PlacedPicture } from './pictures.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

export interface EntryText {
  readonly title: string
  readonly text: string
  readonly quote: string | null
  readonly turn: number
  readonly public: boolean
  readonly pictures: readonly PlacedPicture[]
}

export interface NewEntry extends EntryText {
  readonly campaign: string
  readonly byUser: string
  /** What they were called then. */
  readonly byName: string
  readonly seat: string | null
  readonly battle: string | null
  readonly writtenAt: Date
  readonly key: string
  readonly bodyHash: string
}

export type HiddenBy = 'WRITER' | 'ORGANISER'

/** One entry of a person at a time, so that their limits and keys hold. */
export const lockWriter = async (tx: Tx, campaign: string, userId: string): Promise<void> => {
  await sql(tx).query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 4))`, [`${campaign} ${userId}`])
}

export const entryByKey = async (
  tx: Tx,
  campaign: string,
  userId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: string } | null> => {
  const rows = await sql(tx).query<{ id: string; bodyHash: string }[]>(
    `SELECT id, body_hash AS "bodyHash" FROM muster.chronicle_entry WHERE campaign = $1 AND by_user = $2 AND key = $3`,
    [campaign, userId, key],
  )
  return rows[0] ?? null
}

/** How many entries a person has written in a campaign in the last 24 hours. */
export const countLately = async (tx: Tx, campaign: string, userId: string): Promise<number> => {
  const rows = await sql(tx).query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM muster.chronicle_entry
     WHERE campaign = $1 AND by_user = $2 AND written_at > clock_timestamp() - interval '24 hours'`,
    [campaign, userId],
  )
  return rows[0]?.count ?? 0
}

export const readsBattle = async (tx: Tx, userId: string, campaign: string, battle: string): Promise<boolean> => {
  const rows = await sql(tx).query<{ reads: boolean }[]>('SELECT muster.reads_battle($1, $2, $3) AS reads', [
    ...[userId, campaign, battle],
  ])
  return rows[0]?.reads ?? false
}

export const insertEntry = async (tx: Tx, row: NewEntry): Promise<string> => {
  const { campaign, byUser, byName, seat, turn, title, text, quote, battle, writtenAt, key, bodyHash } = row
  const made = await sql(tx).query<{ id: string }[]>(
    `INSERT INTO muster.chronicle_entry (campaign, by_user, by_name, seat, turn, title, text, quote, public, battle, written_at, key, body_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
    [campaign, byUser, byName, seat, turn, title, text, quote, row.public, battle, writtenAt, key, bodyHash],
  )
  const entry = made[0]?.id ?? ''
  await addToOutbox(tx, campaign, 'chronicle', [{ entry }], writtenAt)
  return entry
}

export interface LockedEntry extends Omit<EntryText, 'pictures'> {
  readonly byUser: string
  readonly editedAt: Date | null
  readonly hiddenBy: HiddenBy | null
}

/** An entry as it is, locked until the transaction ends. */
export const lockEntry = async (tx: Tx, campaign: string, entry: string): Promise<LockedEntry | null> => {
  const rows = await sql(tx).query<LockedEntry[]>(
    `SELECT by_user AS "byUser", title, text, quote, coalesce(turn, 0) AS turn, public, edited_at AS "editedAt", hidden_by AS "hiddenBy"
     FROM muster.chronicle_entry WHERE campaign = $1 AND id = $2 FOR UPDATE`,
    [campaign, entry],
  )
  return rows[0] ?? null
}

export const updateEntry = async (tx: Tx, entry: string, next: EntryText, editedAt: Date | null): Promise<void> => {
  const { title, text, quote, turn } = next
  await sql(tx).query(
    'UPDATE muster.chronicle_entry SET title = $2, text = $3, quote = $4, turn = $5, public = $6, edited_at = $7 WHERE id = $1',
    [entry, title, text, quote, turn, next.public, editedAt],
  )
}

/** Null: it is shown again. */
export const hideEntry = async (tx: Tx, entry: string, by: HiddenBy | null, now: Date): Promise<void> => {
  await sql(tx).query('UPDATE muster.chronicle_entry SET hidden_by = $2, hidden_at = $3 WHERE id = $1', [
    ...[entry, by, by && now],
  ])
}
