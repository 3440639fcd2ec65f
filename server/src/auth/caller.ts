import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Credential } from './credential.js'
import { memberOf } from './member.js'
import { scopeResource, tokenPrefix } from './options.js'

export type Scope = 'read' | 'orders'

/** A user whom the accounts vouch for, and how he came in. */
export interface SignedIn {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly credential: Credential
  /** By an API token, not in person. */
  readonly tool: boolean
  readonly scopes: readonly Scope[]
}

/** A caller, and until when the proof holds. */
export interface Proven {
  readonly caller: SignedIn
  readonly expiresAt: Date | null
}

interface Row {
  readonly expiresAt: Date | null
  readonly id: string
  readonly name: string
  readonly email: string
  readonly permissions: string | null
}

/** How the library keeps keys at rest. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

const bySession = `SELECT u."id", u."name", u."email", NULL AS "permissions", s."expiresAt"
  FROM "session" s JOIN "user" u ON u."id" = s."userId" WHERE s."token" = $1 AND s."expiresAt" > now()`

const byToken = `SELECT u."id", u."name", u."email", k."permissions", k."expiresAt"
  FROM "apikey" k JOIN "user" u ON u."id" = k."referenceId"
  WHERE k."key" = $1 AND k."enabled" AND (k."expiresAt" IS NULL OR k."expiresAt" > now())`

export const scopesOf = (permissions: string | null): readonly Scope[] => {
  const granted: unknown = permissions === null ? {} : JSON.parse(permissions)
  const listed: unknown = memberOf(granted, scopeResource)
  const names: readonly unknown[] = Array.isArray(listed) ? listed : []
  return (['read', 'orders'] as const).filter((scope) => names.includes(scope))
}

const standing = `SELECT s."token" AS "key" FROM "session" s WHERE s."token" = ANY($1) AND s."expiresAt" > now()
  UNION ALL
  SELECT k."key" FROM "apikey" k WHERE k."key" = ANY($2) AND k."enabled" AND (k."expiresAt" IS NULL OR k."expiresAt" > now())`

/** Which of many raw credentials are known, and neither expired nor revoked: one statement. */
export const whoStand = async (pool: pg.Pool, credentials: readonly string[]): Promise<ReadonlySet<string>> => {
  const hashed = new Map(credentials.filter((raw) => raw.startsWith(tokenPrefix)).map((raw) => [hashOf(raw), raw]))
  const sessions = credentials.filter((raw) => !raw.startsWith(tokenPrefix))
  const { rows } = await pool.query<{ key: string }>(standing, [sessions, [...hashed.keys()]])
  return new Set(rows.map(({ key }) => hashed.get(key) ?? key))
}

/** Null for a credential that is unknown, expired or revoked. */
export const whoIs = async (pool: pg.Pool, credential: Credential): Promise<Proven | null> => {
  const isToken = credential.kind === 'token'
  const key = isToken ? hashOf(credential.raw) : credential.raw
  const { rows } = await pool.query<Row>(isToken ? byToken : bySession, [key])
  const row = rows[0]
  if (!row) return null
  const { id: userId, name, email, permissions, expiresAt } = row
  const scopes = isToken ? scopesOf(permissions) : (['read', 'orders'] as const)
  return { caller: { userId, name, email, credential, tool: isToken, scopes }, expiresAt }
}
