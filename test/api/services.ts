import type { Config } from '../../server/src/config.js'
import { freePort, openStandIn, type StandIn } from '../support/provider.js'
import { cookieOf, postAuth } from './client.js'
import { startTestServer, type TestServer } from './server.js'

export interface ServiceServer extends TestServer {
  readonly standIn: StandIn
}

/** A server with which people sign in by a stand-in. */
export const startServiceServer = async (
  config: Partial<Config> = {},
  limits?: NonNullable<Parameters<typeof startTestServer>[0]>['limits'],
): Promise<ServiceServer> => {
  const standIn = await openStandIn()
  const port = await freePort()
  const server = await startTestServer({
    ...(limits && { limits }),
    config: { port, publicUrl: `http://localhost:${String(port)}`, providers: [standIn.provider], ...config },
  })
  return {
    ...server,
    standIn,
    close: async () => {
      await server.close()
      await standIn.close()
    },
  }
}

/** Where somebody ends who goes to the service and comes back, and what the browser then holds. */
export interface Arrival {
  /** Path and query on the server. */
  readonly at: string
  /** Code of a refusal. */
  readonly error: string | null
  readonly cookie: string
}

interface Going {
  readonly cookie?: string
  readonly path?: '/sign-in/social' | '/link-social'
  readonly provider?: string
  readonly invitation?: string
}

/** The first half: what the browser is told to open, and the cookie by which it is known when it comes back. */
export const setOut = async (
  { url }: TestServer,
  { cookie, path = '/sign-in/social', provider = 'oidc', invitation = '' }: Going = {},
): Promise<{ readonly response: Response; readonly to: string; readonly cookie: string }> => {
  const here = path === '/link-social' ? '/account' : '/sign-in'
  const body = { provider, callbackURL: '/lobby', errorCallbackURL: here, additionalData: { invitation } }
  const response = await postAuth(url, path, body, cookie)
  const { url: to = '' } = response.ok ? ((await response.clone().json()) as { url?: string }) : {}
  return { response, to, cookie: [cookie ?? '', cookieOf(response)].filter(Boolean).join('; ') }
}

/** The second half: the browser is sent back by the service. */
export const comeBack = async ({ url }: TestServer, to: string, cookie: string): Promise<Arrival> => {
  const back = (await fetch(to, { redirect: 'manual' })).headers.get('location') ?? ''
  const landed = await fetch(back, { redirect: 'manual', headers: { cookie } })
  const at = new URL(landed.headers.get('location') ?? '/nowhere', url)
  return { at: `${at.pathname}${at.search}`, error: at.searchParams.get('error'), cookie: cookieOf(landed) }
}

export const through = async (server: ServiceServer, going: Going = {}): Promise<Arrival> => {
  const { to, cookie } = await setOut(server, going)
  return comeBack(server, to, cookie)
}
