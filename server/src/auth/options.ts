import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { apiKey } from '@better-auth/api-key'
import type { BetterAuthOptions } from 'better-auth'
import type pg from 'pg'
import { loginHooks } from './hooks.js'
import { type LoginLimits, loginLimits } from './limits.js'
import { memberOf } from './member.js'
import { logFault } from '../base/log.js'

export interface AuthSettings {
  readonly pool: pg.Pool
  readonly secret: string
  /** Where browsers find the server, e.g. `https://muster.example`; null while it is whatever address the browser used. */
  readonly publicUrl: string | null
  readonly limits?: LoginLimits
  /** Where a request comes from; left out: from the other end of its connection. */
  readonly addressOf?: (request: IncomingMessage) => string
  /** Told whenever a session of a user is gone: signed out, or revoked. */
  readonly onSessionEnd?: (userId: string) => Promise<void>
  /** Told whenever a user may go by another name. */
  readonly onRename?: (userId: string) => Promise<void>
}

/** The header in which the server itself states the caller's network address; a caller's own copy is thrown away. */
export const addressHeader = 'x-muster-address'

export const tokenPrefix = 'muster_'

/** Scopes are stored under one resource name, as the library's permissions are. */
export const scopeResource = 'muster'

/** Keys are made and revoked through the API alone, where scopes are named: the library's own routes are shut. */
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

/** A browser's origin is trusted when it is the address that the request was sent to: a page elsewhere cannot forge `Host`. */
const ownOrigin =
  (publicUrl: string | null) =>
  (request?: Request): string[] => {
    if (publicUrl) return [new URL(publicUrl).origin]
    const host = request?.headers.get('host')
    return host ? [`http://${host}`, `https://${host}`] : []
  }

/** A caller's mistake is his to read, not the operator's. */
const reportFault = (error: unknown): void => {
  const status = memberOf(error, 'statusCode')
  if (typeof status !== 'number' || status >= 500) logFault('the accounts failed', error)
}

export const authOptions = ({
  pool,
  secret,
  publicUrl,
  limits = loginLimits,
  onSessionEnd,
  onRename,
}: AuthSettings): BetterAuthOptions => ({
  appName: 'Muster',
  database: pool,
  secret,
  ...(publicUrl ? { baseURL: publicUrl } : {}),
  basePath: '/api/auth',
  trustedOrigins: ownOrigin(publicUrl),
  emailAndPassword: { enabled: true, minPasswordLength: 10, maxPasswordLength: 128 },
  session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
  disabledPaths: shutPaths,
  hooks: loginHooks({ pool, secret, isSecure: publicUrl?.startsWith('https:') ?? false }, limits),
  databaseHooks: {
    ...(onSessionEnd ? { session: { delete: { after: ({ userId }) => onSessionEnd(userId) } } } : {}),
    ...(onRename ? { user: { update: { after: ({ id }) => onRename(id) } } } : {}),
  },
  rateLimit: {
    enabled: true,
    storage: 'database',
    ...limits.otherPerAddress,
    customRules: { '/sign-in/email': limits.signInPerAddress, '/sign-up/email': limits.signUpPerAddress },
  },
  advanced: {
    // Said aloud: the library would leave it out in a test.
    disableOriginCheck: false,
    cookiePrefix: 'muster',
    useSecureCookies: publicUrl?.startsWith('https:') ?? false,
    ipAddress: { ipAddressHeaders: [addressHeader] },
  },
  onAPIError: { onError: reportFault },
  // The library's lesser lines name e-mail addresses.
  logger: { level: 'error', log: (_level, message) => console.error(`accounts: ${message.slice(0, 200)}`) },
  telemetry: { enabled: false },
})
