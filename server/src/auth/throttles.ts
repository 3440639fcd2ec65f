import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type pg from 'pg'
import * as words from '../messages/requests.generated.js'
import { memberOf } from '../base/memberOf.js'
import type { Attempts, LoginLimits } from './limits.js'
import { countAttempt } from './throttle.js'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** A text in the body of a request. */
export const textIn = (body: unknown, key: string): string | null => {
  const value = memberOf(body, key)
  return typeof value === 'string' ? value : null
}

/** @throws APIError in the same words, whether or not there is such an account */
export const countOrRefuse = async (pool: pg.Pool, bucket: string, limit: Attempts): Promise<void> => {
  if (!(await countAttempt(pool, bucket, limit)))
    throw new APIError('TOO_MANY_REQUESTS', { message: words.tooManyAttempts() })
}

/** Which address a request sends a mail to. */
const mailed: Readonly<Record<string, string>> = {
  '/sign-up/email': 'email',
  '/request-password-reset': 'email',
  '/send-verification-email': 'email',
  '/change-email': 'newEmail',
}

/** What a session may try a password with. */
const guessing = new Set(['/change-password', '/delete-user'])

/** Counts by account what sends mails, and guesses at a password by somebody who found a browser signed in. */
export const throttleAccount = async (context: Context, pool: pg.Pool, limits: LoginLimits): Promise<void> => {
  const key = mailed[context.path]
  const email = key === undefined ? null : textIn(context.body, key)
  if (email !== null) await countOrRefuse(pool, `mail to ${email}`, limits.mailPerAccount)
  if (context.path !== '/change-email' && !guessing.has(context.path)) return
  const session = await getSessionFromCtx(context)
  if (!session) return
  const limit = guessing.has(context.path) ? limits.signInPerAccount : limits.mailPerAccount
  await countOrRefuse(pool, `${context.path} by ${session.user.id}`, limit)
}
