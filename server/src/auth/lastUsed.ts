import type pg from 'pg'
import { logFault } from '../base/log.js'
import { hashOf } from './caller.js'
import type { Credential } from './credential.js'

const every = 60_000

/** What stays when the session or token is gone. */
const andOwners = `UPDATE "user" SET "seenAt" = greatest("user"."seenAt", used.at)
  FROM (SELECT owner, max(at) AS at FROM touched GROUP BY owner) used WHERE "user"."id" = used.owner`

const touchTokens = `WITH touched AS (UPDATE "apikey" SET "lastRequest" = greatest("lastRequest", noted.at)
  FROM unnest($1::text[], $2::timestamptz[]) AS noted (hash, at) WHERE "key" = noted.hash RETURNING "referenceId" AS owner, noted.at)
  ${andOwners}`

const touchSessions = `WITH touched AS (UPDATE "session" SET "updatedAt" = greatest("updatedAt", noted.at)
  FROM unnest($1::text[], $2::timestamptz[]) AS noted (token, at) WHERE "session"."token" = noted.token RETURNING "userId" AS owner, noted.at)
  ${andOwners}`

export interface LastUsed {
  /** A session or token was used now. */
  note(credential: Credential): void
  /** Writes what was noted. */
  write(): Promise<void>
  close(): Promise<void>
}

/** When sessions and tokens were last used, written once a minute for all of them. */
export const openLastUsed = (pool: pg.Pool): LastUsed => {
  let noted = new Map<string, readonly [Credential, Date]>()
  const write = async (): Promise<void> => {
    const those = noted
    if (those.size === 0) return
    noted = new Map()
    const of = (kind: Credential['kind']) => [...those.values()].filter(([credential]) => credential.kind === kind)
    const [sessions, tokens] = [of('session'), of('token')]
    const times = (used: typeof sessions): readonly Date[] => used.map(([, at]) => at)
    if (tokens.length > 0) await pool.query(touchTokens, [tokens.map(([{ raw }]) => hashOf(raw)), times(tokens)])
    if (sessions.length > 0) await pool.query(touchSessions, [sessions.map(([{ raw }]) => raw), times(sessions)])
  }
  const attempt = (): Promise<void> =>
    write().catch((error: unknown) => logFault('the last use of sessions and tokens could not be saved', error))
  const timer = setInterval(() => void attempt(), every).unref()
  return {
    note: (credential) => void noted.set(credential.raw, [credential, new Date()]),
    write,
    close: () => {
      clearInterval(timer)
      return attempt()
    },
  }
}
