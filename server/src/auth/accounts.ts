import type { IncomingMessage, ServerResponse } from 'node:http'
import { betterAuth } from 'better-auth'
import { toNodeHandler } from 'better-auth/node'
import { type Scope, type SignedIn, whoAre, whoStand } from './caller.js'
import { gathered } from '../base/gathered.js'
import { type Credential, credentialOf } from './credential.js'
import { openLastUsed } from './lastUsed.js'
import { importsPerUser } from './limits.js'
import { addressHeader, authOptions, type AuthSettings, scopeResource, tokens } from './options.js'
import { rememberCallers } from './remembered.js'
import { countAttempt, purgeAttempts } from './throttle.js'
import { type ApiTokenRow, deleteToken, listTokens } from './tokens.js'

export interface NewToken {
  readonly token: ApiTokenRow
  /** Shown this once. */
  readonly secret: string
}

/** Accounts, sessions and API tokens. */
export interface Accounts {
  /** Answers `/api/auth/*`. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  credentialOf(headers: IncomingMessage['headers']): Credential | null
  /** Who is behind it; remembered for a few seconds. */
  whoIs(credential: Credential): Promise<SignedIn | null>
  /** What is remembered of a user is asked for anew; null: of everybody. */
  forget(userId: string | null): void
  /** Which of these raw credentials stand. */
  whoStand(credentials: readonly string[]): Promise<ReadonlySet<string>>
  tokens(userId: string): Promise<readonly ApiTokenRow[]>
  createToken(userId: string, name: string, scopes: readonly Scope[], days: number | null): Promise<NewToken>
  revokeToken(userId: string, id: string): Promise<boolean>
  /** Counts a file that a user sends to be read; false when they are too many. */
  mayImport(userId: string): Promise<boolean>
  /** Throws away what is kept of attempts of yesterday and before. */
  purge(): Promise<void>
  /** Makes an account without a request, or finds the one that has the address. */
  createAccount(email: string, password: string, name: string): Promise<{ readonly userId: string }>
  close(): Promise<void>
}

const day = 24 * 60 * 60

export const openAccounts = (settings: AuthSettings): Accounts => {
  const { pool, secret } = settings
  const callers = rememberCallers(
    gathered((credentials: readonly Credential[]) => whoAre(pool, credentials), { most: 50, lines: 4 }),
  )
  const lastUsed = openLastUsed(pool)
  const { onSessionEnd, onRename } = settings
  const auth = betterAuth({
    ...authOptions({
      ...settings,
      onSessionEnd: async (userId) => {
        callers.forget(userId)
        await onSessionEnd?.(userId)
      },
      onRename: async (userId) => {
        callers.forget(userId)
        await onRename?.(userId)
      },
    }),
    plugins: [tokens],
  })
  const node = toNodeHandler(auth)
  return {
    handler: async (request, response) => {
      request.headers[addressHeader] = settings.addressOf?.(request) ?? request.socket.remoteAddress ?? '127.0.0.1'
      await node(request, response)
    },
    credentialOf: (headers) => credentialOf(headers, secret),
    whoIs: async (credential) => {
      const caller = await callers.whoIs(credential)
      if (caller?.tool) lastUsed.note(credential.raw)
      return caller
    },
    forget: callers.forget,
    whoStand: (credentials) => whoStand(pool, credentials),
    tokens: async (userId) => {
      await lastUsed.write()
      return listTokens(pool, userId)
    },
    revokeToken: async (userId, id) => {
      const revoked = await deleteToken(pool, userId, id)
      callers.forget(userId)
      return revoked
    },
    createToken: async (userId, name, scopes, days) => {
      const made = await auth.api.createApiKey({
        body: {
          userId,
          name,
          expiresIn: days === null ? null : days * day,
          permissions: { [scopeResource]: [...scopes] },
        },
      })
      const token = (await listTokens(pool, userId)).find(({ id }) => id === made.id)
      if (!token) throw new Error('a token that was just made is not in the list')
      return { token, secret: made.key }
    },
    mayImport: (userId) => countAttempt(pool, `import by ${userId}`, importsPerUser),
    purge: () => purgeAttempts(pool),
    createAccount: async (email, password, name) => {
      const context = await auth.$context
      const address = email.toLowerCase()
      const known = await context.internalAdapter.findUserByEmail(address)
      if (known) return { userId: known.user.id }
      const user = await context.internalAdapter.createUser(
        { email: address, name, emailVerified: false },
        { method: 'email-password' },
      )
      const hash = await context.password.hash(password)
      await context.internalAdapter.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: hash,
      })
      return { userId: user.id }
    },
    close: () => lastUsed.close(),
  }
}
