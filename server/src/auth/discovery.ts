import { logFault } from '../base/log.js'
import { memberOf } from '../base/memberOf.js'
import { StartProblem } from '../base/startProblem.js'
import type { Provider } from './providers.js'

const patience = 5_000

/** Where an OpenID Connect provider says of itself what it can do. */
export const discoveryOf = (issuer: string): string => `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

const wrong = (issuer: string, what: string): StartProblem =>
  new StartProblem(
    `MUSTER_OIDC_ISSUER is ${issuer}, but ${what}. Compare it with what your provider shows as its issuer.`,
  )

/** What the address answers; null: nothing. */
const answerOf = async (address: string): Promise<Response | null> => {
  try {
    return await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
  } catch {
    return null
  }
}

/** @throws StartProblem if what answers is not the provider that was named */
const isThere = async ({ issuer }: Provider): Promise<boolean> => {
  if (issuer === null) return true
  const address = discoveryOf(issuer)
  const answer = await answerOf(address)
  if (!answer || answer.status >= 500) return false
  const told: unknown = answer.ok ? await answer.json().catch(() => null) : null
  if (told === null) throw wrong(issuer, `${address} describes no OpenID Connect provider`)
  const named = memberOf(told, 'issuer')
  if (named !== issuer) throw wrong(issuer, `the provider there calls itself ${String(named)}`)
  const missing = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].find(
    (key) => typeof memberOf(told, key) !== 'string',
  )
  if (missing !== undefined) throw wrong(issuer, `what it says at ${address} names no ${missing}`)
  return true
}

/**
 * The services that answer now. One that does not keeps no server from starting: nobody signs in with it until the next start.
 * @throws StartProblem if what answers is not the provider that was named
 */
export const providersThere = async (providers: readonly Provider[]): Promise<readonly Provider[]> => {
  const found = await Promise.all(
    providers.map(async (provider) => {
      if (await isThere(provider)) return [provider]
      logFault(`${provider.name} does not answer: nobody can sign in with it until Muster is restarted`)
      return []
    }),
  )
  return found.flat()
}
