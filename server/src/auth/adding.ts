import { APIError, type createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type pg from 'pg'
import { memberOf } from '../base/memberOf.js'
import * as words from '../messages/signingIn.generated.js'
import type { AccountMails, Addressee } from './mails.js'
import { isPasskeyName } from './passkeyName.js'
import type { Provider } from './providers.js'
import { textIn } from './throttles.js'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const mostPasskeys = 20

const refusePasskey = async (context: Context, pool: pg.Pool): Promise<void> => {
  if (!isPasskeyName(textIn(context.body, 'name') ?? ''))
    throw new APIError('BAD_REQUEST', { message: words.passkeyName() })
  const session = await getSessionFromCtx(context)
  const { rowCount } = await pool.query('SELECT FROM "passkey" WHERE "userId" = $1', [session?.user.id])
  if ((rowCount ?? 0) >= mostPasskeys)
    throw new APIError('BAD_REQUEST', { message: words.mostPasskeys({ most: mostPasskeys }) })
}

/** What the library asks for a passkey holds for a service too: whoever finds a browser signed in cannot make the account theirs. */
const refuseConnection = async (context: Context): Promise<void> => {
  const found = await getSessionFromCtx(context)
  if (!found) return
  const age = Date.now() - new Date(found.session.createdAt).getTime()
  if (age >= context.context.sessionConfig.freshAge * 1000)
    throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH', message: words.notFresh() })
  if (!found.user.emailVerified)
    throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED', message: words.addressFirst() })
}

/** @throws APIError where somebody may not add such a way to sign in */
export const refuseWay = async (context: Context, pool: pg.Pool): Promise<void> => {
  const { path } = context
  if (path === '/passkey/verify-registration') await refusePasskey(context, pool)
  // A proof that came by another way than the provider’s own pages is bound to no browser.
  if ((path === '/sign-in/social' || path === '/link-social') && memberOf(context.body, 'idToken') !== undefined)
    throw new APIError('BAD_REQUEST', { message: words.byProvider() })
  if (path === '/link-social') await refuseConnection(context)
}

/** Whoever owns an account that was there before is told that a service signs in to it from now on. */
export const tellConnected = async (
  { pool, providers }: { readonly pool: pg.Pool; readonly providers: readonly Provider[] },
  mails: AccountMails,
  account: { readonly id: string; readonly userId: string; readonly providerId: string },
): Promise<void> => {
  const name = providers.find(({ id }) => id === account.providerId)?.name
  if (name === undefined) return
  const { rows } = await pool.query<Addressee>(
    `SELECT "name", "email" FROM "user" WHERE "id" = $1
      AND (EXISTS (SELECT FROM "account" WHERE "userId" = $1 AND "id" <> $2) OR EXISTS (SELECT FROM "passkey" WHERE "userId" = $1))`,
    [account.userId, account.id],
  )
  if (rows[0]) await mails.wayAdded(rows[0], name)
}
