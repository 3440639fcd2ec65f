import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashOf } from '../caller.js'
import { tokenPrefix } from '../options.js'
import { type Permissions, permissionsIn } from '../permissions.js'
import { Refusal } from './refusal.js'

/** What somebody granted to a program, as they see it. */
export interface GrantRow extends Permissions {
  readonly id: string
  readonly program: string
  readonly grantedAt: Date
  readonly lastUsedAt: Date
}

/** RFC 6749, 5.1. */
export interface Tokens {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

/** Seconds for which a token is valid, and days after which a program that nobody uses has to ask again. */
const [tokenSeconds, idleDays] = [3600, 90]

const secret = (): string => randomBytes(32).toString('base64url')

interface Granted {
  readonly id: string
  readonly userId: string
  readonly clientId: string
  readonly permissions: string
}

/** A token like a personal one, which passes the same doors. Those of the grant that have run out go. */
const issue = async (pool: pg.Pool, { id, userId, clientId, permissions }: Granted): Promise<string> => {
  const raw = `${tokenPrefix}${secret()}`
  await pool.query(
    `WITH gone AS (DELETE FROM "apikey" WHERE "grantId" = $1 AND "expiresAt" < now())
     INSERT INTO "apikey" ("id", "configId", "name", "start", "prefix", "key", "referenceId", "enabled", "rateLimitEnabled", "permissions", "expiresAt",
       "createdAt", "updatedAt", "grantId")
     SELECT $2, 'default', c."name", $3, $4, $5, $6, true, false, $7, now() + $8 * interval '1 second', now(), now(), $1
     FROM "oauthClient" c WHERE c."id" = $9`,
    [
      ...[id, randomUUID(), raw.slice(0, tokenPrefix.length + 4), tokenPrefix, hashOf(raw), userId, permissions],
      ...[tokenSeconds, clientId],
    ],
  )
  return raw
}

const answer = (access: string, { id, permissions }: Granted, refresh: string): Tokens => ({
  ...{ access_token: access, token_type: 'Bearer', expires_in: tokenSeconds, refresh_token: `${id}.${refresh}` },
  scope: permissionsIn(permissions).scopes.join(' '),
})

/** Somebody has granted something, and the program has shown that it was the one that asked. */
export const openGrant = async (pool: pg.Pool, granted: Granted): Promise<Tokens> => {
  const refresh = secret()
  await pool.query(
    `INSERT INTO "oauthGrant" ("id", "clientId", "userId", "permissions", "refresh", "createdAt", "renewedAt", "expiresAt")
     VALUES ($1, $2, $3, $4, $5, now(), now(), now() + $6 * interval '1 day')`,
    [granted.id, granted.clientId, granted.userId, granted.permissions, hashOf(refresh), idleDays],
  )
  return answer(await issue(pool, granted), granted, refresh)
}

/** Ends a grant with all its tokens. Whose it was; null: there is none. */
export const endGrant = async (pool: pg.Pool, id: string, userId: string | null = null): Promise<string | null> => {
  const { rows } = await pool.query<{ userId: string }>(
    `WITH gone AS (DELETE FROM "oauthGrant" WHERE "id" = $1 AND ($2::text IS NULL OR "userId" = $2) RETURNING "id", "userId"),
     tokens AS (DELETE FROM "apikey" WHERE "grantId" IN (SELECT "id" FROM gone))
     SELECT "userId" FROM gone`,
    [id, userId],
  )
  return rows[0]?.userId ?? null
}

/** Called with whose grant has ended. */
export type OnEnd = (userId: string) => Promise<void>

/**
 * A new token for a refresh token, which is valid once. One that was used before was copied by somebody: nobody can tell who is who, so the grant ends.
 * @throws Refusal
 */
export const renew = async (pool: pg.Pool, clientId: string, token: string, onEnd: OnEnd): Promise<Tokens> => {
  const [id = '', given = ''] = token.split('.')
  const refresh = secret()
  const { rows } = await pool.query<{ userId: string; permissions: string }>(
    `UPDATE "oauthGrant" SET "refresh" = $4, "renewedAt" = now(), "expiresAt" = now() + $5 * interval '1 day'
     WHERE "id" = $1 AND "clientId" = $2 AND "refresh" = $3 AND "expiresAt" > now() RETURNING "userId", "permissions"`,
    [id, clientId, hashOf(given), hashOf(refresh), idleDays],
  )
  const [row] = rows
  if (row) {
    const granted = { ...row, id, clientId }
    return answer(await issue(pool, granted), granted, refresh)
  }
  const { rowCount } = await pool.query('SELECT FROM "oauthGrant" WHERE "id" = $1 AND "clientId" = $2', [id, clientId])
  const owner = rowCount === 1 ? await endGrant(pool, id) : null
  if (owner !== null) await onEnd(owner)
  throw new Refusal('invalid_grant', 'This refresh token is unknown, used or expired. Ask again for access.')
}

/** Those of a user, newest first. */
export const listGrants = async (pool: pg.Pool, userId: string): Promise<readonly GrantRow[]> => {
  const { rows } = await pool.query<Omit<GrantRow, keyof Permissions> & { permissions: string }>(
    `SELECT g."id", c."name" AS "program", g."permissions", g."createdAt" AS "grantedAt",
       greatest(g."renewedAt", (SELECT max(k."lastRequest") FROM "apikey" k WHERE k."grantId" = g."id")) AS "lastUsedAt"
     FROM "oauthGrant" g JOIN "oauthClient" c ON c."id" = g."clientId"
     WHERE g."userId" = $1 AND g."expiresAt" > now() ORDER BY g."createdAt" DESC, g."id" LIMIT 100`,
    [userId],
  )
  return rows.map(({ permissions, ...row }) => ({ ...row, ...permissionsIn(permissions) }))
}

/** Ends the grant of a token that a program gives back, of either kind; what it does not know is no fault. Whose it was. */
export const giveBack = async (pool: pg.Pool, clientId: string, token: string): Promise<string | null> => {
  const [id = '', refresh = ''] = token.split('.')
  const { rows } = await pool.query<{ id: string }>(
    `SELECT g."id" FROM "oauthGrant" g WHERE g."clientId" = $1 AND ((g."id" = $2 AND g."refresh" = $3)
       OR g."id" IN (SELECT k."grantId" FROM "apikey" k WHERE k."key" = $4))`,
    [clientId, id, hashOf(refresh), hashOf(token)],
  )
  return rows[0] ? endGrant(pool, rows[0].id) : null
}
