import { APIError, BASE_ERROR_CODES } from 'better-auth'
import type { Language } from '@muster/rulesets/kit/language.js'
import type pg from 'pg'
import * as words from '../messages/requests.generated.js'

/** What Muster adds to the library's table of users; no request can set these. */
export const userFields = {
  /** Made by a sign-up whose mail was not answered yet. */
  awaitsMail: { type: 'boolean', required: false, input: false, returned: false },
  /** By an operator, and why: for operators alone. */
  blockedAt: { type: 'date', required: false, input: false, returned: false },
  blockReason: { type: 'string', required: false, input: false, returned: false },
  /** In which they read; null: as their browser says. */
  language: { type: 'string', required: false, input: false, returned: false },
  /** When they were last here, to the minute. */
  seenAt: { type: 'date', required: false, input: false, returned: false },
} as const

interface Row {
  readonly awaitsMail: boolean | null
  readonly blocked: boolean
}

/**
 * @throws APIError where the user may not be signed in. Who has not confirmed a sign-up is told what a wrong password is told: an unknown address has no other
 * answer. Who is blocked has proven who they are by then, so only they are told.
 */
export const refuseSession = async (pool: pg.Pool, userId: string): Promise<void> => {
  const { rows } = await pool.query<Row>(
    `SELECT "awaitsMail", "blockedAt" IS NOT NULL AS "blocked" FROM "user" WHERE "id" = $1`,
    [userId],
  )
  if (rows[0]?.awaitsMail) throw APIError.from('UNAUTHORIZED', BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD)
  if (rows[0]?.blocked) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_BLOCKED', message: words.accountBlocked() })
}

/** The owner of the address has answered. */
export const letIn = async (pool: pg.Pool, userId: string): Promise<void> => {
  await pool.query('UPDATE "user" SET "awaitsMail" = NULL WHERE "id" = $1', [userId])
}

export const chooseLanguage = async (pool: pg.Pool, userId: string, language: Language | null): Promise<void> => {
  await pool.query('UPDATE "user" SET "language" = $2 WHERE "id" = $1', [userId, language])
}

const days = 7

/** Sign-ups that nobody confirmed, and links that have run out. */
export const purgeUnanswered = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`DELETE FROM "user" WHERE "awaitsMail" AND "createdAt" < now() - interval '${String(days)} days'`)
  await pool.query(`DELETE FROM "verification" WHERE "expiresAt" < now() - interval '1 day'`)
}
