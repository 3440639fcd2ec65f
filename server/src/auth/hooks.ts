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

/** What the library does not check by itself: attempts by account, and names. */
export const loginHooks = (pool: pg.Pool, limits: LoginLimits): NonNullable<BetterAuthOptions['hooks']> => ({
  before: createAuthMiddleware(async (context) => {
    if (context.path === '/sign-in/email') {
      const email = text(context.body, 'email') ?? ''
      if (!(await countAttempt(pool, email, limits.signInPerAccount)))
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
    if (context.path === '/sign-in/email' && context.context.newSession)
      await forgetAttempts(pool, text(context.body, 'email') ?? '')
  }),
})
