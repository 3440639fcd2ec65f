import type pg from 'pg'
import type { Attempts } from '../limits.js'
import type { Permissions, Scope } from '../permissions.js'
import { countAttempt } from '../throttle.js'
import { addressBack, oneOf, readAddress, readAsking, scopesAsked } from './asking.js'
import { addClient, clientOf, removeClient } from './clients.js'
import { endGrant, giveBack, type GrantRow, listGrants, type OnEnd, renew, type Tokens } from './grants.js'
import * as requests from './requests.js'
import { Refusal } from './refusal.js'

export { redirectProblem } from './clients.js'
export type { GrantRow, Tokens } from './grants.js'
export { Refusal } from './refusal.js'

/** Codes that one account may type in. */
const userCodes: Attempts = { max: 10, window: 600 }

/** What a program asks somebody for. */
export interface ProgramAsking {
  readonly program: string
  readonly scopes: readonly Scope[]
  /** Where the browser goes afterwards; null: nowhere, a device waits. */
  readonly host: string | null
  /** Where it goes with a no. */
  readonly refuseAt: string | null
}

/** Programs of others, to which people grant access: OAuth 2.1 with PKCE, and RFC 8628 for devices. */
export interface Programs {
  /** What the query of an address `/authorize` asks for. @throws Refusal */
  asking(query: string): Promise<ProgramAsking>
  /** Where a browser that came with such a query has to go at once; null: somebody is to be asked, or told that the program is unknown. */
  refusedAt(query: string): Promise<string | null>
  /** Grants it; where the browser goes with the code. @throws Refusal */
  allow(userId: string, query: string, granted: Permissions): Promise<string>
  /** Counts a code that somebody types in; false if there are too many. */
  mayTry(userId: string): Promise<boolean>
  deviceAsking(typed: string): Promise<requests.DeviceAsking | null>
  answerDevice(userId: string, typed: string, granted: Permissions | null): Promise<boolean>
  startDevice(params: URLSearchParams): Promise<requests.DeviceCodes>
  /** @throws Refusal */
  token(params: URLSearchParams): Promise<Tokens>
  giveBack(params: URLSearchParams): Promise<void>
  grants(userId: string): Promise<readonly GrantRow[]>
  takeBack(userId: string, id: string): Promise<boolean>
  add(name: string, redirects: readonly string[]): Promise<string>
  /** False: there is no such client. */
  remove(id: string): Promise<boolean>
  purge(): Promise<void>
}

/** Nobody is granted more than what was asked for. */
const within = (granted: Permissions, asked: readonly Scope[]): Permissions => ({
  ...granted,
  scopes: granted.scopes.filter((scope) => asked.includes(scope)),
})

const noScope = (): Refusal => new Refusal('invalid_scope', 'Nothing of what was asked for is granted.')

/** `issuer`: the address of the server, by which a program tells whose answer it is (RFC 9207). `onEnd`: a grant has ended otherwise than by its owner. */
export const openPrograms = (pool: pg.Pool, issuer: string, onEnd: OnEnd): Programs => {
  const readAll = async (query: string) => {
    const params = new URLSearchParams(query)
    return readAsking(params, await readAddress(pool, params))
  }
  const needed = (params: URLSearchParams, name: string): string => {
    const value = oneOf(params, name)
    if (value === null) throw new Refusal('invalid_request', `${name} is missing.`)
    return value
  }
  return {
    asking: async (query) => {
      const asking = await readAll(query)
      const refuseAt = addressBack(asking, { error: 'access_denied', iss: issuer })
      return { program: asking.client.name, scopes: asking.scopes, host: new URL(asking.redirectUri).host, refuseAt }
    },
    refusedAt: async (query) => {
      const params = new URLSearchParams(query)
      const address = await readAddress(pool, params).catch(() => null)
      if (!address) return null
      try {
        readAsking(params, address)
        return null
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return addressBack(address, { error: error.code, error_description: error.message, iss: issuer })
      }
    },
    allow: async (userId, query, granted) => {
      const asking = await readAll(query)
      const given = within(granted, asking.scopes)
      if (given.scopes.length === 0) throw noScope()
      return addressBack(asking, { code: await requests.allow(pool, userId, asking, given), iss: issuer })
    },
    mayTry: (userId) => countAttempt(pool, `user code by ${userId}`, userCodes),
    deviceAsking: (typed) => requests.deviceAsking(pool, typed),
    answerDevice: async (userId, typed, granted) => {
      const asked = await requests.deviceAsking(pool, typed)
      if (!asked) return false
      const given = granted && within(granted, asked.scopes)
      if (given?.scopes.length === 0) throw noScope()
      return requests.answerDevice(pool, userId, typed, given)
    },
    startDevice: async (params) => {
      const client = await clientOf(pool, oneOf(params, 'client_id'))
      return requests.startDevice(pool, client, scopesAsked(oneOf(params, 'scope')))
    },
    token: async (params) => {
      const client = await clientOf(pool, oneOf(params, 'client_id'))
      switch (oneOf(params, 'grant_type')) {
        case 'authorization_code': {
          const shown = { code: needed(params, 'code'), redirectUri: needed(params, 'redirect_uri') }
          return requests.redeemCode(pool, client, { ...shown, verifier: needed(params, 'code_verifier') }, onEnd)
        }
        case 'refresh_token':
          return renew(pool, client.id, needed(params, 'refresh_token'), onEnd)
        case 'urn:ietf:params:oauth:grant-type:device_code':
          return requests.redeemDevice(pool, client, needed(params, 'device_code'))
        default:
          throw new Refusal('unsupported_grant_type', 'There is no such grant_type here.')
      }
    },
    giveBack: async (params) => {
      const client = await clientOf(pool, oneOf(params, 'client_id'))
      const owner = await giveBack(pool, client.id, needed(params, 'token'))
      if (owner !== null) await onEnd(owner)
    },
    grants: (userId) => listGrants(pool, userId),
    takeBack: async (userId, id) => (await endGrant(pool, id, userId)) !== null,
    add: (name, redirects) => addClient(pool, name, redirects),
    remove: async (id) => {
      const owners = await removeClient(pool, id)
      for (const owner of owners ?? []) await onEnd(owner)
      return owners !== null
    },
    purge: () => requests.purgeRequests(pool),
  }
}
