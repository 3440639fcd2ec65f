import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { providersThere } from '../../server/src/auth/discovery.js'
import { type Provider, readProviders } from '../../server/src/auth/providers.js'
import { openStandIn } from '../support/provider.js'
import { ask, confirm, cookieOf, type Identity, must, password, postAuth, signIn } from './client.js'
import { generous } from './config.js'
import { type ServiceServer, setOut, startServiceServer, through } from './services.js'
import { createCampaign } from './world.js'

const withServer = async (
  config: Parameters<typeof startServiceServer>[0],
  work: (server: ServiceServer) => Promise<void>,
  limits?: Parameters<typeof startServiceServer>[1],
): Promise<void> => {
  const server = await startServiceServer(config, limits)
  try {
    await work(server)
  } finally {
    await server.close()
  }
}

const newcomer = { sub: 'newcomer', email: 'newcomer@example.org', email_verified: true, name: 'Newcomer' }

const guest = async (server: ServiceServer, email: string): Promise<Identity> => {
  await server.accounts.createAccount(email, password, 'Guest')
  return { cookie: cookieOf(await signIn(server.url, email)) }
}

const nameOf = async ({ url }: ServiceServer, identity: Identity): Promise<unknown> =>
  ((await ask(url, '{ me { name } }', {}, identity)).data?.['me'] as { name: string } | null)?.name

describe('who may make an account holds for services too', () => {
  it('nobody, on a closed server', async () => {
    await withServer({ signUp: 'closed' }, async (server) => {
      server.standIn.vouchFor(newcomer)
      expect((await through(server)).error).toBe('SIGN_UP_CLOSED')
      const there = await guest(server, newcomer.email)
      expect((await through(server)).error).toBe('account_not_linked')
      await postAuth(server.url, '/send-verification-email', { email: newcomer.email }, there.cookie)
      await confirm(server, newcomer.email, there)
      expect(await nameOf(server, await through(server))).toBe('Guest')
    })
  })

  it('whoever brings an open invitation, on a server for invited people', async () => {
    await withServer({ signUp: 'invited' }, async (server) => {
      const organiser = await guest(server, 'organiser@example.org')
      const campaignId = await createCampaign(server.url, organiser)
      const query = 'mutation ($id: ID!) { invite(campaignId: $id, role: OBSERVER) { url } }'
      const { invite } = await must<{ invite: { url: string } }>(server.url, query, { id: campaignId }, organiser)
      server.standIn.vouchFor(newcomer)
      expect((await through(server)).error).toBe('SIGN_UP_INVITED')
      expect((await through(server, { invitation: 'x'.repeat(43) })).error).toBe('SIGN_UP_NO_INVITATION')
      const arrival = await through(server, { invitation: invite.url.replace('/join/', '') })
      expect(await nameOf(server, arrival)).toBe('Newcomer')
      // No invitation is needed to come back.
      expect(await nameOf(server, await through(server))).toBe('Newcomer')
    })
  })
})

it('the pages are told which services are offered', async () => {
  await withServer({}, async ({ url }) => {
    expect((await ask(url, '{ signInServices { id name } }')).data).toEqual({
      signInServices: [{ id: 'oidc', name: 'The Club' }],
    })
  })
})

it('one address sets out so many times a minute and no more', async () => {
  await withServer(
    {},
    async (server) => {
      const statuses: number[] = []
      for (let round = 0; round < 4; round += 1) statuses.push((await setOut(server)).response.status)
      expect(statuses).toEqual([200, 200, 200, 429])
    },
    { ...generous, signInPerAddress: { max: 3, window: 60 } },
  )
})

describe('a wrong secret', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  afterEach(() => logged.mockClear())
  afterAll(() => logged.mockRestore())

  it('is told to the host by the word of the standard, and is not repeated', async () => {
    const { provider, close } = await openStandIn()
    await withServer({ providers: [{ ...provider, clientSecret: 'mistyped-secret' }] }, async (server) => {
      expect((await through(server)).error).toBe('invalid_code')
      const lines = logged.mock.calls.flat().map(String).join('\n')
      expect(lines).toContain('a sign-in service refused the code of a sign-in (invalid_client)')
      expect(lines).not.toContain('mistyped-secret')
    })
    await close()
  })
})

describe('Discord', () => {
  const discord: Provider = { id: 'discord', name: 'Discord', clientId: '42', clientSecret: 'hush', issuer: null }
  const real = globalThis.fetch
  afterEach(() => vi.restoreAllMocks())

  /** Answers for Discord what its documentation says, and leaves the rest alone. */
  const standFor = (profile: object | null): void => {
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (address === 'https://discord.com/api/oauth2/token')
        return Promise.resolve(Response.json({ access_token: 'abc', token_type: 'Bearer', expires_in: 60 }))
      if (address === 'https://discord.com/api/users/@me')
        return profile ? Promise.resolve(Response.json(profile)) : Promise.reject(new TypeError('fetch failed'))
      return real(input, init)
    })
  }

  const comeFrom = async (server: ServiceServer) => {
    const { to, cookie } = await setOut(server, { provider: 'discord' })
    const { origin, pathname, searchParams } = new URL(to)
    expect(`${origin}${pathname}`).toBe('https://discord.com/oauth2/authorize')
    expect(searchParams.get('scope')).toBe('identify email')
    const back = `${server.url}/api/auth/callback/discord?code=x&state=${searchParams.get('state') ?? ''}`
    const landed = await fetch(back, { redirect: 'manual', headers: { cookie } })
    return { at: landed.headers.get('location'), cookie: cookieOf(landed) }
  }

  it('vouches for whoever has confirmed an address there', async () => {
    await withServer({ providers: [discord] }, async (server) => {
      const profile = { id: '80351110224678912', username: 'nelly', global_name: 'Nelly', email: 'nelly@example.org' }
      standFor({ ...profile, verified: true })
      expect(await nameOf(server, await comeFrom(server))).toBe('Nelly')
      standFor({ ...profile, id: '7', email: 'other@example.org', verified: false })
      expect((await comeFrom(server)).at).toBe('/sign-in?error=account_not_linked')
      standFor(null)
      expect((await comeFrom(server)).at).toBe('/sign-in?error=unable_to_get_user_info')
      // Discord tells no address of those who gave it none.
      standFor({ ...profile, id: '8', email: null, verified: true })
      expect((await comeFrom(server)).at).toBe('/sign-in?error=email_not_found')
    })
  })
})

describe('a wrong configuration', () => {
  const url = { MUSTER_URL: 'https://muster.example' }
  const oidc = {
    MUSTER_OIDC_ISSUER: 'https://id.example',
    MUSTER_OIDC_CLIENT_ID: 'muster',
    MUSTER_OIDC_CLIENT_SECRET: 'hush',
  }
  const discord = { MUSTER_DISCORD_CLIENT_ID: '42', MUSTER_DISCORD_CLIENT_SECRET: 'hush' }

  it('is none when it is right', () => {
    expect(readProviders({})).toEqual([])
    expect(readProviders({ ...url, ...oidc, ...discord })).toEqual([
      { id: 'discord', name: 'Discord', clientId: '42', clientSecret: 'hush', issuer: null },
      { id: 'oidc', name: 'id.example', clientId: 'muster', clientSecret: 'hush', issuer: 'https://id.example' },
    ])
    expect(readProviders({ ...url, ...oidc, MUSTER_OIDC_NAME: 'The Club' })[0]?.name).toBe('The Club')
  })

  it.each([
    [{ ...url, MUSTER_DISCORD_CLIENT_ID: '42' }, /CLIENT_SECRET belong together: set both/],
    [{ ...url, ...oidc, MUSTER_OIDC_CLIENT_SECRET: '' }, /belong together: set all three/],
    [{ ...url, ...oidc, MUSTER_OIDC_ISSUER: 'id.example' }, /write the provider’s issuer/],
    [{ ...url, ...oidc, MUSTER_OIDC_ISSUER: 'http://id.example' }, /write the provider’s issuer/],
    [{ ...url, ...oidc, MUSTER_OIDC_NAME: 'x'.repeat(41) }, /write a short name/],
    [oidc, /MUSTER_URL is not: set it/],
    [discord, /MUSTER_URL is not: set it/],
  ])('is refused with what to do: %o', (environment, sentence) => {
    expect(() => readProviders(environment)).toThrow(sentence)
  })
})

describe('what is at the address of an issuer', () => {
  let http: Server
  let at = ''
  let said: unknown = {}
  let status = 200
  beforeAll(async () => {
    http = createServer((_, response) => response.writeHead(status).end(JSON.stringify(said)))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    at = `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`
  })
  afterAll(() => http.close())

  const found = (issuer: string): Promise<readonly Provider[]> =>
    providersThere([{ id: 'oidc', name: 'Club', clientId: 'x', clientSecret: 'x', issuer }])

  it.each([
    [404, {}, /describes no OpenID Connect provider/],
    [200, { issuer: 'https://other.example' }, /calls itself https:\/\/other\.example\. Compare/],
    [200, { issuer: 'here', authorization_endpoint: 'x', token_endpoint: 'x' }, /names no jwks_uri/],
  ])('stops the start if it is not that provider: %i %o', async (code, document, sentence) => {
    status = code
    said = 'issuer' in document && document.issuer === 'here' ? { ...document, issuer: at } : document
    await expect(found(at)).rejects.toThrow(sentence)
  })

  it('is left out for now if it does not answer', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    status = 503
    expect(await found(at)).toEqual([])
    expect(await found('http://127.0.0.1:9')).toEqual([])
    expect(logged.mock.calls.flat().join()).toContain('Club does not answer')
    logged.mockRestore()
  })
})
