import { createHash, randomBytes } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import type pg from 'pg'
import type { LoginLimits } from './limits.js'
import { nameProblem } from '../names/nameProblem.js'
import { memberOf } from './member.js'
import { countAttempt, forgetAttempts } from './throttle.js'

const text = (body: unknown, key: string): string | null => {
  const value = memberOf(body, key)
  return typeof value === 'string' ? value : null
}

export interface LoginHooks {
  readonly pool: pg.Pool
  readonly secret: string
  readonly isSecure: boolean
}

const deviceDays = 400

/** One cookie an account, so that a browser of two people knows both. */
const deviceCookie = (email: string): string =>
  `muster.device_${createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16)}`

/**
 * A device that has signed in to this account before counts its attempts by itself: whoever tries out passwords elsewhere cannot lock its owner
 * out. Everybody else shares the account's count.
 */
const bucketOf = (email: string, device: unknown): string =>
  typeof device === 'string' && device !== '' ? `${email} on ${device}` : email

/** What the library does not check by itself: attempts by account, and names. */
export const loginHooks = (
  { pool, secret, isSecure }: LoginHooks,
  limits: LoginLimits,
): NonNullable<BetterAuthOptions['hooks']> => ({
  before: createAuthMiddleware(async (context) => {
    if (context.path === '/sign-in/email') {
      const email = text(context.body, 'email') ?? ''
      const device = await context.getSignedCookie(deviceCookie(email), secret)
      if (!(await countAttempt(pool, bucketOf(email, device), limits.signInPerAccount)))
        throw new APIError('TOO_MANY_REQUESTS', {
          message: 'Too many attempts for this account. Wait a few minutes and try again.',
        })
    }
    if (context.path === '/sign-up/email' || context.path === '/update-user') {
      const name = text(context.body, 'name')
      const wrong = name === null ? null : nameProblem(name)
      if (wrong) throw new APIError('BAD_REQUEST', { message: wrong })
    }
  }),
  after: createAuthMiddleware(async (context) => {
    if (!['/sign-in/email', '/sign-up/email'].includes(context.path) || !context.context.newSession) return
    const email = text(context.body, 'email') ?? ''
    const known = await context.getSignedCookie(deviceCookie(email), secret)
    const device = typeof known === 'string' ? known : randomBytes(12).toString('base64url')
    await forgetAttempts(pool, bucketOf(email, known))
    await context.setSignedCookie(deviceCookie(email), device, secret, {
      ...{ path: '/api/auth', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: deviceDays * 24 * 60 * 60 },
    })
  }),
})
