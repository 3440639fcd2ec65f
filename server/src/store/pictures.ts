import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** A picture in its place in an entry. */
export interface PlacedPicture {
  readonly id: string
  readonly caption: string
}

/** Nobody else adds a picture to the campaign until the transaction ends. */
export const lockPictures = async (tx: Tx, campaign: string): Promise<void> => {
  await sql(tx).query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 5))`, [campaign])
}

/** Of all entries, and of a person's loose ones. */
export const pictureBytes = async (tx: Tx, campaign: string, userId: string): Promise<number> => {
  const rows = await sql(tx).query<{ bytes: string }[]>('SELECT muster.picture_bytes($1, $2) AS bytes', [
    ...[userId, campaign],
  ])
  return Number(rows[0]?.bytes ?? 0)
}

export const countLoose = async (tx: Tx, campaign: string, userId: string): Promise<number> => {
  const rows = await sql(tx).query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM muster.chronicle_picture WHERE campaign = $1 AND by_user = $2 AND entry IS NULL`,
    [campaign, userId],
  )
  return rows[0]?.count ?? 0
}

export interface NewPicture {
  readonly campaign: string
  readonly userId: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
  readonly thumb: Buffer
  readonly at: Date
}

export const insertPicture = async (tx: Tx, row: NewPicture): Promise<string> => {
  const { campaign, userId, width, height, bytes, thumb, at } = row
  const made = await sql(tx).query<{ id: string }[]>(
    `INSERT INTO muster.chronicle_picture (campaign, by_user, width, height, bytes, thumb, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [campaign, userId, width, height, bytes, thumb, at],
  )
  return made[0]?.id ?? ''
}

/** In their order. */
export const picturesIn = async (tx: Tx, entry: string): Promise<readonly PlacedPicture[]> =>
  sql(tx).query('SELECT id, caption FROM muster.chronicle_picture WHERE entry = $1 ORDER BY position, id', [entry])

/** Puts a person's own pictures into an entry: loose ones, or those that it has. How many there were. */
export const placePictures = async (
  tx: Tx,
  { campaign, userId, entry }: { readonly campaign: string; readonly userId: string; readonly entry: string },
  pictures: readonly PlacedPicture[],
): Promise<number> => {
  const [placed] = await sql(tx).query<[{ id: string }[], number]>(
    `UPDATE muster.chronicle_picture p SET entry = $3, position = x.position, caption = x.caption
     FROM unnest($4::uuid[], $5::text[]) WITH ORDINALITY AS x (id, caption, position)
     WHERE p.id = x.id AND p.campaign = $1 AND p.by_user = $2 AND (p.entry IS NULL OR p.entry = $3) RETURNING p.id`,
    [campaign, userId, entry, pictures.map(({ id }) => id), pictures.map(({ caption }) => caption)],
  )
  return placed.length
}

export const deletePictures = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await sql(tx).query('DELETE FROM muster.chronicle_picture WHERE id = ANY($1)', [ids])
}

/** Pictures that nobody has put into an entry for so many hours. */
export const purgeLoose = async (tx: Tx, hours: number): Promise<void> => {
  await sql(tx).query(
    `DELETE FROM muster.chronicle_picture WHERE entry IS NULL AND at < clock_timestamp() - $1 * interval '1 hour'`,
    [hours],
  )
}
