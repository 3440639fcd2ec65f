import { createHash, randomBytes } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type pg from 'pg'
import { refuseWay } from './adding.js'
import { refuseWithoutPassword } from './deletion.js'
import { evenOut, noteArrival } from './evenTime.js'
import type { LoginLimits } from './limits.js'
import type { AccountMails } from './mails.js'
import { repeatRefusal } from './refusals.js'
import { refuseSignUp, type SignUps } from './signUps.js'
import { nameProblem } from '../names/nameProblem.js'
import * as words from '../messages/signingIn.generated.js'
import { forgetAttempts } from './throttle.js'
import { countOrRefuse, textIn as text, throttleAccount } from './throttles.js'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const told = new Set(['/change-email', '/change-password', '/passkey/verify-registration'])

/** Whoever owns the account is told of what somebody signed in has changed of it. */
const tellOwner = async (context: Context, mails: AccountMails): Promise<void> => {
  if (!told.has(context.path)) return
  if (context.context.returned instanceof APIError) return
  const session = await getSessionFromCtx(context)
  if (!session) return
  if (context.path === '/passkey/verify-registration') await mails.wayAdded(session.user, words.passkey())
  else if (context.path === '/change-password') await mails.passwordChanged(session.user)
  // A confirmed address is asked first, which tells it.
  else if (!session.user.emailVerified) await mails.leaving(session.user, text(context.body, 'newEmail') ?? '')
}

export interface LoginHooks {
  readonly pool: pg.Pool
  readonly secret: string
  readonly isSecure: boolean
  /** True: who signs up is let in once they have answered a mail. */
  readonly confirmFirst: boolean
  readonly mails: AccountMails
  readonly signUps: SignUps
}

const deviceDays = 400

/** Where an address is named that may be known or not. */
const evened = new Set(['/request-password-reset', '/change-email'])

/** One cookie per account, so that a browser shared by two people knows both. */
const deviceCookie = (email: string): string =>
  `muster.device_${createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16)}`

/**
 * A device that has signed in to this account before has a count of its own: somebody who guesses passwords elsewhere cannot lock the owner
 * out. Everybody else shares the account's count.
 */
const bucketOf = (email: string, device: unknown): string =>
  typeof device === 'string' && device !== '' ? `${email} on ${device}` : email

/** What the library does not check: attempts by account, and names. */
export const loginHooks = (
  { pool, secret, isSecure, confirmFirst, mails, signUps }: LoginHooks,
  limits: LoginLimits,
): NonNullable<BetterAuthOptions['hooks']> => ({
  before: createAuthMiddleware(async (context) => {
    if (context.path === '/sign-in/email') {
      const email = text(context.body, 'email') ?? ''
      const device = await context.getSignedCookie(deviceCookie(email), secret)
      await countOrRefuse(pool, bucketOf(email, device), limits.signInPerAccount)
    }
    if (context.path === '/sign-up/email') await refuseSignUp(pool, signUps, text(context.body, 'invitation'))
    if (context.path === '/sign-up/email' || context.path === '/update-user') {
      const name = text(context.body, 'name')
      const wrong = name === null ? null : nameProblem(name)
      if (wrong) throw new APIError('BAD_REQUEST', { message: wrong })
    }
    await throttleAccount(context, pool, limits)
    await refuseWithoutPassword(context)
    await refuseWay(context, pool)
    if (evened.has(context.path) || (confirmFirst && context.path === '/sign-up/email')) noteArrival(context.request)
  }),
  after: createAuthMiddleware(async (context) => {
    if (context.path === '/passkey/verify-authentication') repeatRefusal(context.request)
    await tellOwner(context, mails)
    await evenOut(context.request)
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
