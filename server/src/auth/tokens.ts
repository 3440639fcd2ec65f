import type pg from 'pg'
import { type Permissions, permissionsIn } from './permissions.js'

/** A personal API token as its owner sees it: never the secret, which was shown once. */
export interface ApiTokenRow extends Permissions {
  readonly id: string
  readonly name: string
  /** The first characters, to tell tokens apart. */
  readonly prefix: string
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly lastUsedAt: Date | null
}

interface Row {
  readonly id: string
  readonly name: string | null
  readonly start: string | null
  readonly permissions: string | null
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly lastRequest: Date | null
}

/** Newest first. */
export const listTokens = async (pool: pg.Pool, userId: string): Promise<readonly ApiTokenRow[]> => {
  const { rows } = await pool.query<Row>(
    `SELECT "id", "name", "start", "permissions", "createdAt", "expiresAt", "lastRequest"
     FROM "apikey" WHERE "referenceId" = $1 AND "grantId" IS NULL ORDER BY "createdAt" DESC, "id"`,
    [userId],
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    prefix: row.start ?? '',
    ...permissionsIn(row.permissions),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    lastUsedAt: row.lastRequest,
  }))
}

/** False if the user has no such token. */
export const deleteToken = async (pool: pg.Pool, userId: string, id: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'DELETE FROM "apikey" WHERE "id" = $1 AND "referenceId" = $2 AND "grantId" IS NULL',
    [...[id, userId]],
  )
  return rowCount === 1
}
