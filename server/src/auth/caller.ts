import { createHash } from 'node:crypto'
import { isLanguage, type Language } from '@muster/rulesets/kit/language.js'
import type pg from 'pg'
import type { Credential } from './credential.js'
import { tokenPrefix } from './options.js'
import { everything, type Permissions, permissionsIn } from './permissions.js'

/** A user whom the accounts vouch for, and how they came in. */
export interface SignedIn extends Permissions {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly credential: Credential
  /** By an API token, not in person. */
  readonly tool: boolean
  /** Which they have chosen; null: none. */
  readonly language: Language | null
}

/** A caller, and how long the proof is valid. */
export interface Proven {
  readonly caller: SignedIn
  readonly expiresAt: Date | null
}

interface Row {
  readonly kind: Credential['kind']
  readonly key: string
  readonly expiresAt: Date | null
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: string | null
  readonly permissions: string | null
}

/** How the library stores keys. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

const proving = `SELECT 'session' AS "kind", s."token" AS "key", u."id", u."name", u."email", u."language", NULL AS "permissions", s."expiresAt"
  FROM "session" s JOIN "user" u ON u."id" = s."userId" WHERE s."token" = ANY($1) AND s."expiresAt" > now() AND u."blockedAt" IS NULL
  UNION ALL
  SELECT 'token', k."key", u."id", u."name", u."email", u."language", k."permissions", k."expiresAt"
  FROM "apikey" k JOIN "user" u ON u."id" = k."referenceId"
  WHERE k."key" = ANY($2) AND k."enabled" AND (k."expiresAt" IS NULL OR k."expiresAt" > now()) AND u."blockedAt" IS NULL`

const standing = `SELECT s."token" AS "key" FROM "session" s JOIN "user" u ON u."id" = s."userId" AND u."blockedAt" IS NULL
  WHERE s."token" = ANY($1) AND s."expiresAt" > now()
  UNION ALL
  SELECT k."key" FROM "apikey" k JOIN "user" u ON u."id" = k."referenceId" AND u."blockedAt" IS NULL
  WHERE k."key" = ANY($2) AND k."enabled" AND (k."expiresAt" IS NULL OR k."expiresAt" > now())`

/** Which of many raw credentials are known, and neither expired nor revoked: one statement. */
export const whoStand = async (pool: pg.Pool, credentials: readonly string[]): Promise<ReadonlySet<string>> => {
  const hashed = new Map(credentials.filter((raw) => raw.startsWith(tokenPrefix)).map((raw) => [hashOf(raw), raw]))
  const sessions = credentials.filter((raw) => !raw.startsWith(tokenPrefix))
  const { rows } = await pool.query<{ key: string }>(standing, [sessions, [...hashed.keys()]])
  return new Set(rows.map(({ key }) => hashed.get(key) ?? key))
}

/** Who is behind many credentials, in their order: one statement. Null for one that is unknown, expired or revoked. */
export const whoAre = async (
  pool: pg.Pool,
  credentials: readonly Credential[],
): Promise<readonly (Proven | null)[]> => {
  const keys = credentials.map(({ kind, raw }) => ({ kind, key: kind === 'token' ? hashOf(raw) : raw }))
  const of = (wanted: Credential['kind']): readonly string[] =>
    keys.flatMap(({ kind, key }) => (kind === wanted ? [key] : []))
  const { rows } = await pool.query<Row>(proving, [of('session'), of('token')])
  const nameOf = (kind: Credential['kind'], key: string): string => `${kind} ${key}`
  const found = new Map(rows.map((row) => [nameOf(row.kind, row.key), row]))
  return credentials.map((credential, index): Proven | null => {
    const { kind } = credential
    const row = found.get(nameOf(kind, keys[index]?.key ?? ''))
    if (!row) return null
    const { id: userId, name, email, permissions, expiresAt } = row
    const language = isLanguage(row.language) ? row.language : null
    const tool = kind === 'token'
    const granted = tool ? permissionsIn(permissions) : everything
    return { caller: { userId, name, email, credential, tool, language, ...granted }, expiresAt }
  })
}
