import type pg from 'pg'

/** A session as its owner sees it: never its token. */
export interface SessionRow {
  readonly id: string
  /** What the browser says of itself. */
  readonly device: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  /** The one that asks. */
  readonly current: boolean
}

/** Most recently used first. */
export const listSessions = async (pool: pg.Pool, userId: string, raw: string): Promise<readonly SessionRow[]> => {
  const { rows } = await pool.query<SessionRow>(
    `SELECT "id", left(coalesce("userAgent", ''), 300) AS "device", "createdAt", "updatedAt" AS "lastUsedAt", "token" = $2 AS "current"
     FROM "session" WHERE "userId" = $1 AND "expiresAt" > now() ORDER BY "updatedAt" DESC, "id" LIMIT 50`,
    [userId, raw],
  )
  return rows
}

/** False if the user has no such session. */
export const deleteSession = async (pool: pg.Pool, userId: string, id: string): Promise<boolean> => {
  const { rowCount } = await pool.query('DELETE FROM "session" WHERE "userId" = $1 AND "id" = $2', [userId, id])
  return rowCount === 1
}

/** How many there were. */
export const deleteSessions = async (pool: pg.Pool, userId: string): Promise<number> => {
  const { rowCount } = await pool.query('DELETE FROM "session" WHERE "userId" = $1', [userId])
  return rowCount ?? 0
}
