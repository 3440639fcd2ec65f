import { genericOAuth, type GenericOAuthConfig, type GenericOAuthUserInfo } from 'better-auth/plugins/generic-oauth'
import { memberOf } from '../base/memberOf.js'
import { nameProblem } from '../names/nameProblem.js'
import { discoveryOf } from './discovery.js'
import type { Provider } from './providers.js'

const patience = 10_000

/** What people are called who bring no name that can be used here; they can change it. */
const nameless = 'New player'

const nameIn = (profile: object, keys: readonly string[]): string =>
  keys
    .map((key) => memberOf(profile, key))
    .find((name): name is string => typeof name === 'string' && nameProblem(name) === null) ?? nameless

/** An address counts as confirmed only where the provider says so plainly. */
const taken =
  (verified: string, ...names: readonly string[]) =>
  (profile: object) => ({
    name: nameIn(profile, names),
    emailVerified: memberOf(profile, verified) === true,
  })

const subjectIn = (profile: object, key: string): string => {
  const subject = memberOf(profile, key)
  return typeof subject === 'string' ? subject : ''
}

/** Null: Discord does not say who it is. */
const discordUser = async (accessToken: string): Promise<GenericOAuthUserInfo | null> => {
  const headers = { authorization: `Bearer ${accessToken}` }
  try {
    const answer = await fetch('https://discord.com/api/users/@me', { headers, signal: AbortSignal.timeout(patience) })
    return answer.ok ? ((await answer.json()) as GenericOAuthUserInfo) : null
  } catch {
    return null
  }
}

const discord = ({ id, name, clientId, clientSecret }: Provider): GenericOAuthConfig => ({
  ...{ providerId: id, name, clientId, clientSecret, pkce: true, scopes: ['identify', 'email'] },
  authorizationUrl: 'https://discord.com/oauth2/authorize',
  tokenUrl: 'https://discord.com/api/oauth2/token',
  getUserInfo: ({ accessToken = '' }) => discordUser(accessToken),
  accountSubject: ({ profile }) => subjectIn(profile, 'id'),
  mapProfileToUser: taken('verified', 'global_name', 'username'),
})

const oidc = ({ id, name, clientId, clientSecret }: Provider, issuer: string): GenericOAuthConfig => ({
  ...{ providerId: id, name, clientId, clientSecret, pkce: true, scopes: ['openid', 'profile', 'email'] },
  discoveryUrl: discoveryOf(issuer),
  // What a provider expects of a program that has agreed on nothing else.
  tokenEndpointAuth: { method: 'client_secret_basic' },
  requireIdTokenVerification: true,
  // Another issuer may give the same name to somebody else.
  accountSubject: ({ profile }) => {
    const subject = subjectIn(profile, 'sub')
    return subject === '' ? '' : `${issuer} ${subject}`
  },
  mapProfileToUser: taken('email_verified', 'name', 'nickname', 'preferred_username'),
})

/** The login library’s part for services that vouch for people. */
export const vouching = (providers: readonly Provider[]) =>
  genericOAuth({
    config: providers.map((provider) =>
      provider.issuer === null ? discord(provider) : oidc(provider, provider.issuer),
    ),
  })
