import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { Events, type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server'
import type { Provider } from '../../server/src/auth/providers.js'

/** What an OpenID Connect provider says of somebody. */
export interface Vouched {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: unknown
  readonly name?: string
}

/** A provider on this machine, at which whoever comes is signed in already. */
export interface StandIn {
  readonly provider: Provider
  /** As whom whoever comes next is signed in. */
  vouchFor(who: Vouched): void
  /** Every text that must stay between the provider and the server. */
  readonly secrets: readonly string[]
  close(): Promise<void>
}

export const openStandIn = async (): Promise<StandIn> => {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  let vouched: Vouched = { sub: 'nobody' }
  const clientSecret = 'a secret of the stand-in'
  const secrets = [clientSecret]
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => void Object.assign(payload, vouched))
  server.service.on(Events.BeforeUserinfo, (answer: MutableResponse) => void Object.assign(answer, { body: vouched }))
  server.service.on(
    Events.BeforeResponse,
    (answer: MutableResponse, { headers }: { readonly headers: { readonly authorization?: string } }) => {
      const [id, secret] = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64')
        .toString()
        .split(':')
      if (id === 'muster' && decodeURIComponent((secret ?? '').replaceAll('+', ' ')) === clientSecret) {
        for (const token of Object.values(answer.body))
          if (typeof token === 'string' && token.length > 30) secrets.push(token)
      } else Object.assign(answer, { statusCode: 401, body: { error: 'invalid_client', error_description: secret } })
    },
  )
  return {
    provider: { id: 'oidc', name: 'The Club', clientId: 'muster', clientSecret, issuer: server.issuer.url ?? '' },
    vouchFor: (who) => void (vouched = who),
    secrets,
    close: () => server.stop(),
  }
}

/** A port that is free now: where a service sends people back must be known before the server starts. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
