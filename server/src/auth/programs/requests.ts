import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashOf } from '../caller.js'
import { type Permissions, permissionsIn, type Scope, storedPermissions } from '../permissions.js'
import type { Asking } from './asking.js'
import type { Client } from './clients.js'
import { endGrant, type OnEnd, openGrant, type Tokens } from './grants.js'
import { Refusal } from './refusal.js'

/** Seconds: for a program to fetch its token, for somebody to type a code in, and between two questions of a device. */
const [codeSeconds, deviceSeconds, pauseSeconds] = [60, 900, 5]

/** Consonants, so that no word comes of it, and none that is taken for another. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

const newUserCode = (): string => {
  const code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

const userHash = (typed: string): string => hashOf(`user code ${typed.toUpperCase().replace(/[^A-Z]/g, '')}`)

/** RFC 8628, 3.2, without the addresses. */
export interface DeviceCodes {
  readonly device_code: string
  readonly user_code: string
  readonly expires_in: number
  readonly interval: number
}

export const startDevice = async (pool: pg.Pool, client: Client, scopes: readonly Scope[]): Promise<DeviceCodes> => {
  const [device, user] = [randomBytes(32).toString('base64url'), newUserCode()]
  const asked = JSON.stringify(storedPermissions({ scopes, campaigns: null }))
  await pool.query(
    `INSERT INTO "oauthRequest" ("id", "clientId", "secret", "userCode", "permissions", "state", "pause", "expiresAt")
     VALUES ($1, $2, $3, $4, $5, 'ASKED', $6, now() + $7 * interval '1 second')`,
    [randomUUID(), client.id, hashOf(device), userHash(user), asked, pauseSeconds, deviceSeconds],
  )
  return { device_code: device, user_code: user, expires_in: deviceSeconds, interval: pauseSeconds }
}

export interface DeviceAsking {
  readonly program: string
  readonly scopes: readonly Scope[]
}

/** What the device that shows this code asks for; null: none shows it, or it has its answer. */
export const deviceAsking = async (pool: pg.Pool, typed: string): Promise<DeviceAsking | null> => {
  const { rows } = await pool.query<{ name: string; permissions: string }>(
    `SELECT c."name", r."permissions" FROM "oauthRequest" r JOIN "oauthClient" c ON c."id" = r."clientId"
     WHERE r."userCode" = $1 AND r."state" = 'ASKED' AND r."expiresAt" > now()`,
    [userHash(typed)],
  )
  return rows[0] ? { program: rows[0].name, scopes: permissionsIn(rows[0].permissions).scopes } : null
}

/** False: no device waits for it any more. Null is a no. */
export const answerDevice = async (
  pool: pg.Pool,
  userId: string,
  typed: string,
  granted: Permissions | null,
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `UPDATE "oauthRequest" SET "state" = $3, "userId" = $2, "permissions" = coalesce($4, "permissions")
     WHERE "userCode" = $1 AND "state" = 'ASKED' AND "expiresAt" > now()`,
    [
      ...[userHash(typed), userId, granted ? 'ALLOWED' : 'DENIED'],
      granted && JSON.stringify(storedPermissions(granted)),
    ],
  )
  return rowCount === 1
}

/** The code that a browser carries back to the program. */
export const allow = async (pool: pg.Pool, userId: string, asking: Asking, granted: Permissions): Promise<string> => {
  const code = randomBytes(32).toString('base64url')
  await pool.query(
    `INSERT INTO "oauthRequest" ("id", "clientId", "secret", "userId", "permissions", "redirectUri", "challenge", "state", "pause", "expiresAt")
     VALUES ($1, $2, $3, $4, $5, $6, $7, 'ALLOWED', 0, now() + $8 * interval '1 second')`,
    [
      ...[randomUUID(), asking.client.id, hashOf(code), userId, JSON.stringify(storedPermissions(granted))],
      ...[asking.redirectUri, asking.challenge, codeSeconds],
    ],
  )
  return code
}

interface Shown {
  readonly code: string
  readonly redirectUri: string
  readonly verifier: string
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * The token for a code, which is valid once, for the program that asked. One that is shown again was copied: what was granted by it ends.
 * @throws Refusal, in the same words whatever is wrong
 */
export const redeemCode = async (pool: pg.Pool, client: Client, shown: Shown, onEnd: OnEnd): Promise<Tokens> => {
  const id = randomUUID()
  const { rows } = await pool.query<{ userId: string; permissions: string }>(
    `UPDATE "oauthRequest" SET "state" = 'USED', "grantId" = $5
     WHERE "secret" = $1 AND "clientId" = $2 AND "redirectUri" = $3 AND "challenge" = $4 AND "state" = 'ALLOWED' AND "expiresAt" > now()
     RETURNING "userId", "permissions"`,
    [hashOf(shown.code), client.id, shown.redirectUri, challengeOf(shown.verifier), id],
  )
  if (rows[0]) return openGrant(pool, { ...rows[0], id, clientId: client.id })
  const used = await pool.query<{ grantId: string }>(
    `SELECT "grantId" FROM "oauthRequest" WHERE "secret" = $1 AND "state" = 'USED' AND "userCode" IS NULL`,
    [hashOf(shown.code)],
  )
  const owner = used.rows[0] ? await endGrant(pool, used.rows[0].grantId) : null
  if (owner !== null) await onEnd(owner)
  throw new Refusal('invalid_grant', 'This code is unknown, used or expired, or was not given to you.')
}

interface Polled {
  readonly id: string
  readonly state: string
  readonly alive: boolean
  readonly hasty: boolean | null
}

const waiting: Readonly<Record<string, readonly [string, string]>> = {
  ASKED: ['authorization_pending', 'Nobody has answered yet.'],
  DENIED: ['access_denied', 'The answer was no.'],
}

/** The token for a device, once somebody has said yes. @throws Refusal */
export const redeemDevice = async (pool: pg.Pool, client: Client, device: string): Promise<Tokens> => {
  const { rows } = await pool.query<Polled>(
    `WITH was AS (
       SELECT "id", "polledAt" > now() - "pause" * interval '1 second' AS "hasty" FROM "oauthRequest"
       WHERE "secret" = $1 AND "clientId" = $2 AND "userCode" IS NOT NULL FOR UPDATE)
     UPDATE "oauthRequest" r SET "polledAt" = now(), "pause" = r."pause" + CASE WHEN was."hasty" THEN $3::integer ELSE 0 END
     FROM was WHERE r."id" = was."id" RETURNING r."id", r."state", r."expiresAt" > now() AS "alive", was."hasty"`,
    [hashOf(device), client.id, pauseSeconds],
  )
  const [polled] = rows
  if (!polled || polled.state === 'USED') throw new Refusal('invalid_grant', 'This device_code is unknown or used.')
  if (!polled.alive) throw new Refusal('expired_token', 'Nobody has answered in time. Start again.')
  if (polled.hasty) throw new Refusal('slow_down', `Ask ${String(pauseSeconds)} seconds later than before, each time.`)
  const wait = waiting[polled.state]
  if (wait) throw new Refusal(...wait)
  const id = randomUUID()
  const taken = await pool.query<{ userId: string; permissions: string }>(
    `UPDATE "oauthRequest" SET "state" = 'USED', "grantId" = $2 WHERE "id" = $1 AND "state" = 'ALLOWED' RETURNING "userId", "permissions"`,
    [polled.id, id],
  )
  const [row] = taken.rows
  if (!row) throw new Refusal('invalid_grant', 'This device_code is used.')
  return openGrant(pool, { ...row, id, clientId: client.id })
}

/** Questions that nobody can answer any more, and grants that nobody renewed. */
export const purgeRequests = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`DELETE FROM "oauthRequest" WHERE "expiresAt" < now() - interval '1 day'`)
  await pool.query(`DELETE FROM "oauthGrant" WHERE "expiresAt" < now() - interval '1 day'`)
}
