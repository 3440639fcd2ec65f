import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { apiKey } from '@better-auth/api-key'
import { language } from '@muster/rulesets/kit/language.js'
import type { BetterAuthOptions } from 'better-auth'
import type pg from 'pg'
import { tellConnected } from './adding.js'
import { loginHooks } from './hooks.js'
import { type Attempts, type LoginLimits, loginLimits } from './limits.js'
import { type AccountMails, openMails } from './mails.js'
import type { Mail } from '../mail/mail.js'
import { deleting } from './deletion.js'
import { refuseNewcomer } from './newcomers.js'
import { passkeys } from './passkeys.js'
import { programTables } from './programs/tables.js'
import type { Provider } from './providers.js'
import { noteRefusal } from './refusals.js'
import type { SignUps } from './signUps.js'
import { letIn, refuseSession, userFields } from './standing.js'
import { vouching } from './vouching.js'
import { memberOf } from '../base/memberOf.js'
import { logFault } from '../base/log.js'
import { logLine } from './logLine.js'

/** What is stored of a password. */
export type PasswordHash = NonNullable<NonNullable<BetterAuthOptions['emailAndPassword']>['password']>

export interface AuthSettings {
  readonly pool: pg.Pool
  readonly secret: string
  /** Where browsers find the server, e.g. `https://muster.example`; null: at whatever address the browser used. */
  readonly publicUrl: string | null
  readonly mail: Mail
  /** What links in mails begin with. Never what a request says: it could be anybody's. */
  readonly linkBase: string
  /** True: mails reach people, so who signs up is let in once they have answered one, and a known address is told from a new one by its owner alone. */
  readonly confirmFirst: boolean
  /** Left out: everybody may make an account. */
  readonly signUps?: SignUps
  /** Other services with which people sign in; left out: none. */
  readonly providers?: readonly Provider[]
  readonly limits?: LoginLimits
  /** Left out: the library's own, which is slow by design. */
  readonly passwordHash?: PasswordHash
  /** Where a request comes from; left out: the other end of its connection. */
  readonly addressOf?: (request: IncomingMessage) => string
  /** Called whenever a session of a user ends: signed out, or revoked. */
  readonly onSessionEnd?: (userId: string) => Promise<void>
  /** Called before an account is deleted, and when it has been. */
  readonly onLeaving?: (userId: string) => Promise<void>
  readonly onGone?: (userId: string) => Promise<void>
  /** Called whenever a user's name may have changed. */
  readonly onRename?: (userId: string) => Promise<void>
}

/** The header in which the server itself states the caller's network address; one sent by a caller is dropped. */
export const addressHeader = 'x-muster-address'

export const tokenPrefix = 'muster_'

/** Sessions are listed and ended through the API, which shows no token of one. */
const ofSessions = [
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/update-session',
]

/** Ways to sign in are listed and removed through the API, which leaves one; no token of a service is kept or shown. */
const ofWays = [
  ...['/list-accounts', '/unlink-account', '/account-info', '/get-access-token', '/refresh-token'],
  ...['list-user-passkeys', 'delete-passkey', 'update-passkey'].map((name) => `/passkey/${name}`),
]

/** Keys are made and revoked only through the API, where scopes are named: the library's own routes are closed. */
const shutPaths = ['create', 'delete', 'delete-all-expired-api-keys', 'get', 'list', 'update', 'verify'].map(
  (name) => `/api-key/${name}`,
)

export const tokens = apiKey({
  defaultPrefix: tokenPrefix,
  // 256 bits. The library's generator draws letters only.
  customKeyGenerator: ({ prefix }) => `${prefix ?? ''}${randomBytes(32).toString('base64url')}`,
  startingCharactersConfig: { shouldStore: true, charactersLength: tokenPrefix.length + 4 },
  maximumNameLength: 60,
  rateLimit: { enabled: false },
})

/** What the library adds for tokens, passkeys, other services and programs. */
export const plugins = ({
  publicUrl,
  providers = [],
}: AuthSettings): [typeof tokens, ReturnType<typeof passkeys>, ReturnType<typeof vouching>, typeof programTables] => [
  tokens,
  passkeys(publicUrl),
  vouching(providers),
  programTables,
]

/** A browser's origin is trusted if it is the address that the request was sent to: a page elsewhere cannot forge `Host`. */
const ownOrigin =
  (publicUrl: string | null) =>
  (request?: Request): string[] => {
    if (publicUrl) return [new URL(publicUrl).origin]
    const host = request?.headers.get('host')
    return host ? [`http://${host}`, `https://${host}`] : []
  }

/** A caller's mistake concerns the caller, not the operator. */
const reportFault = (error: unknown): void => {
  const status = memberOf(error, 'statusCode')
  if (typeof status !== 'number' || status >= 500) logFault('the accounts failed', error)
}

/** What signs somebody in, or begins to. */
const signingIn = [
  ...['/sign-in/email', '/sign-in/social', '/link-social', '/callback/*'],
  ...['generate-authenticate-options', 'verify-authentication'].map((name) => `/passkey/${name}`),
]

const rulesByAddress = (limits: LoginLimits): Readonly<Record<string, Attempts>> => ({
  '/sign-up/email': limits.signUpPerAddress,
  ...Object.fromEntries(
    ['/request-password-reset', '/send-verification-email', '/change-email'].map((path) => [
      path,
      limits.mailPerAddress,
    ]),
  ),
  ...Object.fromEntries(
    [...signingIn, '/reset-password', '/change-password', '/delete-user'].map((path) => [
      path,
      limits.signInPerAddress,
    ]),
  ),
})

const openToAll: SignUps = { mode: 'open', isInvitation: () => Promise.resolve(true) }

const linkSeconds = 60 * 60

/** How long after signing in somebody may do without a password what otherwise needs one. */
const freshSeconds = 15 * 60

const passwords = ({ pool, confirmFirst, passwordHash }: AuthSettings, mails: AccountMails) =>
  ({
    ...(passwordHash && { password: passwordHash }),
    ...{ enabled: true, minPasswordLength: 10, maxPasswordLength: 128, autoSignIn: !confirmFirst },
    ...{ resetPasswordTokenExpiresIn: linkSeconds, revokeSessionsOnPasswordReset: true },
    sendResetPassword: ({ user, token }) => mails.reset(user, token),
    onExistingUserSignUp: ({ user }) => mails.known(user),
    onPasswordReset: async ({ user }) => {
      await letIn(pool, user.id)
      await mails.passwordChanged(user)
    },
  }) satisfies BetterAuthOptions['emailAndPassword']

const addresses = (pool: pg.Pool, mails: AccountMails) =>
  ({
    ...{ sendOnSignUp: true, autoSignInAfterVerification: true, expiresIn: linkSeconds },
    sendVerificationEmail: ({ user, token }) => mails.confirm(user, token),
    afterEmailVerification: ({ id }) => letIn(pool, id),
  }) satisfies BetterAuthOptions['emailVerification']

/** A service is asked once who somebody is, and never again: nothing that opens anything there is kept. */
const withoutTokens = () =>
  Promise.resolve({
    data: {
      ...{ accessToken: null, refreshToken: null, idToken: null, scope: null },
      ...{ accessTokenExpiresAt: null, refreshTokenExpiresAt: null },
    },
  })

const databaseHooks = (
  { pool, confirmFirst, onSessionEnd, onRename, signUps = openToAll, providers = [] }: AuthSettings,
  mails: AccountMails,
): BetterAuthOptions['databaseHooks'] => ({
  session: {
    create: { before: ({ userId }, context) => noteRefusal(context?.request, refuseSession(pool, userId)) },
    ...(onSessionEnd ? { delete: { after: ({ userId }) => onSessionEnd(userId) } } : {}),
  },
  user: {
    create: {
      before: async (user, context) => {
        if (context?.path.startsWith('/callback/')) await refuseNewcomer(user, pool, signUps)
        const awaitsMail = confirmFirst && context?.path === '/sign-up/email' ? true : null
        // Pictures that others offer are not shown, so none is kept. Mails go on in the language in which somebody came.
        return { data: { ...user, image: null, awaitsMail, language: context ? language() : null } }
      },
    },
    ...(onRename ? { update: { after: ({ id }) => onRename(id) } } : {}),
  },
  account: {
    create: { before: withoutTokens, after: (account) => tellConnected({ pool, providers }, mails, account) },
    update: { before: withoutTokens },
  },
})

export const authOptions = (settings: AuthSettings): BetterAuthOptions => {
  const { pool, secret, publicUrl, mail, linkBase, confirmFirst, signUps = openToAll, limits = loginLimits } = settings
  const mails = openMails(mail, linkBase)
  return {
    appName: 'Muster',
    database: pool,
    secret,
    ...(publicUrl ? { baseURL: publicUrl } : {}),
    basePath: '/api/auth',
    trustedOrigins: ownOrigin(publicUrl),
    emailAndPassword: passwords(settings, mails),
    emailVerification: addresses(pool, mails),
    user: {
      additionalFields: userFields,
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, newEmail, token }) => mails.agree(user, newEmail, token),
      },
      deleteUser: deleting(settings, mails),
    },
    // Both addresses must be confirmed, here and at the service, unless somebody is signed in to both.
    account: { updateAccountOnSignIn: false, accountLinking: { allowDifferentEmails: true } },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24, freshAge: freshSeconds },
    disabledPaths: [...shutPaths, ...ofSessions, ...ofWays, '/delete-user/callback'],
    hooks: loginHooks(
      { pool, secret, isSecure: publicUrl?.startsWith('https:') ?? false, confirmFirst, mails, signUps },
      limits,
    ),
    databaseHooks: databaseHooks(settings, mails),
    rateLimit: {
      enabled: true,
      storage: 'database',
      ...limits.otherPerAddress,
      customRules: rulesByAddress(limits),
    },
    advanced: {
      // Stated explicitly: the library would leave it out in a test.
      disableOriginCheck: false,
      cookiePrefix: 'muster',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    onAPIError: { onError: reportFault, errorURL: '/sign-in' },
    logger: { level: 'error', log: logLine },
    telemetry: { enabled: false },
  }
}
