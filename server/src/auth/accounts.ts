import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '@muster/rulesets/kit/language.js'
import { betterAuth } from 'better-auth'
import type pg from 'pg'
import { toNodeHandler } from 'better-auth/node'
import { type SignedIn, whoAre, whoStand } from './caller.js'
import { makeAccount, makeResetLink } from './byHost.js'
import { gathered } from '../base/gathered.js'
import { type Credential, credentialOf } from './credential.js'
import { hasPassword } from './deletion.js'
import { openLastUsed } from './lastUsed.js'
import { importsPerUser, type LoginLimits, loginLimits, picturesPerUser } from './limits.js'
import { addressHeader, authOptions, type AuthSettings, plugins } from './options.js'
import { type Permissions, storedPermissions } from './permissions.js'
import { openPrograms, type Programs } from './programs/index.js'
import { rememberCallers } from './remembered.js'
import { deleteSession, deleteSessions, listSessions, type SessionRow } from './sessions.js'
import type { SignUpMode } from './signUpMode.js'
import { chooseLanguage, purgeUnanswered } from './standing.js'
import { countAttempt, purgeAttempts } from './throttle.js'
import { type ApiTokenRow, deleteToken, listTokens } from './tokens.js'
import { openWays, type Ways } from './ways.js'

export interface NewToken {
  readonly token: ApiTokenRow
  /** Shown only once. */
  readonly secret: string
}

/** Accounts, sessions and API tokens. */
export interface Accounts {
  readonly signUp: SignUpMode
  readonly ways: Ways
  readonly programs: Programs
  /** Answers `/api/auth/*`. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  credentialOf(headers: IncomingMessage['headers']): Credential | null
  /** Who is behind it; cached for a few seconds. */
  whoIs(credential: Credential): Promise<SignedIn | null>
  /** Reads again what is cached of a user; null: of everybody. */
  forget(userId: string | null): void
  /** Which of these raw credentials are valid. */
  whoStand(credentials: readonly string[]): Promise<ReadonlySet<string>>
  /** Whether they sign in with a password. */
  hasPassword(userId: string): Promise<boolean>
  /** Null: they read as their browser says. */
  setLanguage(userId: string, language: Language | null): Promise<void>
  tokens(userId: string): Promise<readonly ApiTokenRow[]>
  createToken(userId: string, name: string, granted: Permissions, days: number | null): Promise<NewToken>
  revokeToken(userId: string, id: string): Promise<boolean>
  sessions(userId: string, current: Credential): Promise<readonly SessionRow[]>
  endSession(userId: string, id: string): Promise<boolean>
  /** Signs out everywhere; how many sessions there were. */
  endSessions(userId: string): Promise<number>
  /** Counts a file that a user sends to be read; false if there are too many. */
  mayImport(userId: string): Promise<boolean>
  /** Counts a picture that a user sends; false if there are too many. */
  mayUpload(userId: string): Promise<boolean>
  /** Counts an export; false if there are too many. */
  mayExport(userId: string): Promise<boolean>
  /** Deletes what is stored about attempts of yesterday and before. */
  purge(): Promise<void>
  /** A link with which the owner of an account chooses a new password, once and within the hour; null: nobody has the address. */
  resetLink(email: string): Promise<string | null>
  /** Creates an account without a request, or finds the one that has the address. Without a password its owner chooses one by a link. */
  createAccount(
    email: string,
    password: string | null,
    name: string,
  ): Promise<{ readonly userId: string; readonly isNew: boolean }>
  close(): Promise<void>
}

const day = 24 * 60 * 60

const counting = (pool: pg.Pool, limits: LoginLimits): Pick<Accounts, 'mayImport' | 'mayUpload' | 'mayExport'> => ({
  mayImport: (userId) => countAttempt(pool, `import by ${userId}`, importsPerUser),
  mayUpload: (userId) => countAttempt(pool, `picture by ${userId}`, picturesPerUser),
  mayExport: (userId) => countAttempt(pool, `export by ${userId}`, limits.exportsPerAccount),
})

const purgeOld = async (pool: pg.Pool, programs: Programs): Promise<void> => {
  await purgeAttempts(pool)
  await purgeUnanswered(pool)
  await programs.purge()
}

export const openAccounts = (settings: AuthSettings): Accounts => {
  const { pool, secret, limits = loginLimits } = settings
  const callers = rememberCallers(
    gathered((credentials: readonly Credential[]) => whoAre(pool, credentials), { most: 50, lines: 4 }),
  )
  const lastUsed = openLastUsed(pool)
  const { onSessionEnd, onRename, onGone } = settings
  const ended = async (userId: string): Promise<void> => {
    callers.forget(userId)
    await onSessionEnd?.(userId)
  }
  const auth = betterAuth({
    ...authOptions({
      ...settings,
      onSessionEnd: ended,
      onGone: async (userId) => {
        callers.forget(userId)
        await onGone?.(userId)
      },
      onRename: async (userId) => {
        callers.forget(userId)
        await onRename?.(userId)
      },
    }),
    plugins: plugins(settings),
  })
  const node = toNodeHandler(auth)
  const programs = openPrograms(pool, settings.linkBase, ended)
  return {
    signUp: settings.signUps?.mode ?? 'open',
    ways: openWays(pool, settings.providers ?? []),
    programs,
    handler: async (request, response) => {
      request.headers[addressHeader] = settings.addressOf?.(request) ?? request.socket.remoteAddress ?? '127.0.0.1'
      await node(request, response)
    },
    credentialOf: (headers) => credentialOf(headers, secret),
    whoIs: async (credential) => {
      const caller = await callers.whoIs(credential)
      if (caller) lastUsed.note(credential)
      return caller
    },
    forget: callers.forget,
    whoStand: (credentials) => whoStand(pool, credentials),
    hasPassword: (userId) => hasPassword(pool, userId),
    setLanguage: (userId, language) => chooseLanguage(pool, userId, language).finally(() => callers.forget(userId)),
    tokens: async (userId) => {
      await lastUsed.write()
      return listTokens(pool, userId)
    },
    revokeToken: (userId, id) => deleteToken(pool, userId, id).finally(() => callers.forget(userId)),
    sessions: async (userId, { raw }) => {
      await lastUsed.write()
      return listSessions(pool, userId, raw)
    },
    endSession: (userId, id) => deleteSession(pool, userId, id).finally(() => callers.forget(userId)),
    endSessions: (userId) => deleteSessions(pool, userId).finally(() => callers.forget(userId)),
    createToken: async (userId, name, granted, days) => {
      const made = await auth.api.createApiKey({
        body: {
          userId,
          name,
          expiresIn: days === null ? null : days * day,
          permissions: storedPermissions(granted),
        },
      })
      const token = (await listTokens(pool, userId)).find(({ id }) => id === made.id)
      if (!token) throw new Error('a token that was just made is not in the list')
      return { token, secret: made.key }
    },
    ...counting(pool, limits),
    purge: () => purgeOld(pool, programs),
    resetLink: (email) => makeResetLink(auth.$context, settings.linkBase, email),
    createAccount: (email, password, name) => makeAccount(auth.$context, email, password, name),
    close: () => lastUsed.close(),
  }
}
