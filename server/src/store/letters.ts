import { addToOutbox } from './books.js'
import { signalOwn } from './queue.js'
import { clock, type Tx } from './tx.js'
import { sql } from './sql.js'

export interface NewLetter {
  readonly campaign: string
  readonly byParty: string
  readonly byUser: string
  /** What they were called then. */
  readonly byName: string
  readonly signed: string | null
  readonly proven: boolean
  readonly recipients: readonly string[]
  readonly conversation: string
  readonly text: string
  readonly quote: string | null
  readonly sentAt: Date
  readonly dueAt: Date
  /** Null: it is on its way. */
  readonly deliveredAt: Date | null
  readonly key: string
  readonly bodyHash: string
}

/** One letter of a person at a time, so that their limits and keys hold. */
export const lockWriter = async (tx: Tx, campaign: string, userId: string): Promise<void> => {
  await sql(tx).query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 2))`, [`${campaign} ${userId}`])
}

export const letterByKey = async (
  tx: Tx,
  campaign: string,
  userId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: string } | null> => {
  const rows = await sql(tx).query<{ id: string; bodyHash: string }[]>(
    `SELECT id, body_hash AS "bodyHash" FROM muster.letter WHERE campaign = $1 AND by_user = $2 AND key = $3`,
    [campaign, userId, key],
  )
  return rows[0] ?? null
}

/** How many letters a person has written in a campaign in the last minute and in the last 24 hours. */
export const countLately = async (
  tx: Tx,
  campaign: string,
  userId: string,
): Promise<{ readonly minute: number; readonly day: number }> => {
  const rows = await sql(tx).query<{ minute: number; day: number }[]>(
    `SELECT count(*) FILTER (WHERE sent_at > clock_timestamp() - interval '1 minute')::integer AS minute, count(*)::integer AS day
     FROM muster.letter WHERE campaign = $1 AND by_user = $2 AND sent_at > clock_timestamp() - interval '24 hours'`,
    [campaign, userId],
  )
  return rows[0] ?? { minute: 0, day: 0 }
}

/** The screens of those who may read it are woken, and nobody else's. */
const wakeReaders = async (tx: Tx, campaign: string, letter: string): Promise<void> => {
  const readers = await sql(tx).query<{ account: string }[]>('SELECT account FROM muster.letter_readers($1)', [letter])
  await signalOwn(
    tx,
    campaign,
    readers.map(({ account }) => account),
  )
}

const tellOf = async (tx: Tx, campaign: string, letter: string, now: Date): Promise<void> => {
  await addToOutbox(tx, campaign, 'letter', [{ letter }], now)
  await wakeReaders(tx, campaign, letter)
}

export const insertLetter = async (tx: Tx, row: NewLetter): Promise<string> => {
  const { campaign, byParty, byUser, byName, signed, proven, recipients, conversation, text, quote } = row
  const { sentAt, dueAt, deliveredAt, key, bodyHash } = row
  const made = await sql(tx).query<{ id: string }[]>(
    `INSERT INTO muster.letter (campaign, by_party, by_user, by_name, signed, proven, recipients, conversation, text, quote,
       sent_at, due_at, delivered_at, key, body_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id`,
    [
      ...[campaign, byParty, byUser, byName, signed, proven, recipients, conversation, text, quote],
      ...[sentAt, dueAt, deliveredAt, key, bodyHash],
    ],
  )
  const id = made[0]?.id ?? ''
  if (deliveredAt) await tellOf(tx, campaign, id, deliveredAt)
  else await wakeReaders(tx, campaign, id)
  return id
}

/** Letters whose time has come. */
export const lettersDue = `muster.letter x WHERE x.delivered_at IS NULL AND x.due_at <= statement_timestamp()`

/** Delivers them; how many. */
export const deliverDue = async (tx: Tx, most: number): Promise<number> => {
  const [due] = await sql(tx).query<[{ id: string; campaign: string }[], number]>(
    `UPDATE muster.letter l SET delivered_at = clock_timestamp() FROM (
       SELECT x.id FROM ${lettersDue} ORDER BY x.due_at LIMIT $1 FOR UPDATE SKIP LOCKED) d
     WHERE l.id = d.id RETURNING l.id, l.campaign`,
    [most],
  )
  if (due.length === 0) return 0
  const now = await clock(tx)
  for (const { id, campaign } of due) await tellOf(tx, campaign, id, now)
  return due.length
}

/** False: there is no such letter for this user. */
export const markRead = async (tx: Tx, userId: string, campaign: string, letter: string): Promise<boolean> => {
  const rows = await sql(tx).query<{ marked: boolean }[]>('SELECT muster.mark_letters($1, $2, $3) AS marked', [
    ...[userId, campaign, letter],
  ])
  return rows[0]?.marked ?? false
}
