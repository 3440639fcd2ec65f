import type { BetterAuthOptions } from 'better-auth'
import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type pg from 'pg'
import * as words from '../messages/requests.generated.js'
import type { AccountMails } from './mails.js'
import { textIn } from './throttles.js'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** All that the accounts know of somebody, in one statement: no token is left that proves somebody who is not there. Sessions and passwords go with the user. */
const wipe = `WITH tokens AS (DELETE FROM "apikey" WHERE "referenceId" = $1),
  links AS (DELETE FROM "verification" WHERE strpos("value", $1) > 0 OR strpos("value" || "identifier", $2) > 0)
  DELETE FROM "user" WHERE "id" = $1`

interface Deleting {
  readonly pool: pg.Pool
  readonly onLeaving?: (userId: string) => Promise<void>
  /** Never rejects: what it could not do yet is done later. */
  readonly onGone?: (userId: string) => Promise<void>
}

/** The account goes first, so that nobody can act with it any more; then what it leaves behind is cleared, by whom it may be. */
export const deleting = (
  { pool, onLeaving, onGone }: Deleting,
  mails: AccountMails,
): NonNullable<NonNullable<BetterAuthOptions['user']>['deleteUser']> => ({
  enabled: true,
  beforeDelete: async ({ id, email }) => {
    await onLeaving?.(id)
    await pool.query(wipe, [id, email])
  },
  afterDelete: async (user) => {
    await onGone?.(user.id)
    await mails.deleted(user)
  },
})

/** @throws APIError if somebody who has a password does not give it: that they have just signed in is enough for others only */
export const refuseWithoutPassword = async (context: Context): Promise<void> => {
  if (context.path !== '/delete-user' || textIn(context.body, 'password')) return
  const session = await getSessionFromCtx(context)
  const own = session && (await context.context.internalAdapter.findCredentialAccount(session.user.id))
  if (own?.password) throw new APIError('BAD_REQUEST', { message: words.passwordToDelete() })
}

export const hasPassword = async (pool: pg.Pool, userId: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `SELECT FROM "account" WHERE "userId" = $1 AND "providerId" = 'credential' AND "password" IS NOT NULL`,
    [userId],
  )
  return rowCount === 1
}
