import { gunzipSync } from 'node:zlib'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Mailbox } from '../support/mailbox.js'

/** What a caller presents: a session's cookie, a token, or nothing. */
export interface Identity {
  readonly cookie?: string
  readonly token?: string
}

export interface Answer {
  readonly status: number
  readonly text: string
  readonly data: Record<string, unknown> | null
  readonly errors: readonly {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly code: string
  }[]
}

interface Body {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly {
    readonly message: string
    readonly path?: readonly (string | number)[]
    readonly extensions?: { readonly code?: string }
  }[]
}

export const headersOf = ({ cookie, token }: Identity): Record<string, string> => ({
  ...(cookie ? { cookie } : {}),
  ...(token ? { authorization: `Bearer ${token}` } : {}),
})

const read = (text: string): Body => {
  try {
    return JSON.parse(text) as Body
  } catch {
    return {}
  }
}

/** What is open for the next request is given up before a server closes it. */
const agent = new Agent({ keepAlive: true, timeout: 2_000 })

interface Sent {
  readonly method?: 'POST' | 'GET'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** An answer as it came over the wire. */
interface Came {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const textOf = (bytes: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): string =>
  (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8')

/** Node’s own requests cost a fraction of `fetch`, and tests make many thousands. */
export const send = (address: string, { method = 'POST', headers, body }: Sent): Promise<Came> =>
  new Promise((resolve, reject) => {
    const asking = request(address, { method, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          ...{ status: response.statusCode ?? 0, headers: response.headers },
          text: textOf(Buffer.concat(parts), response.headers),
        }),
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })

export const post = async (url: string, body: string, identity: Identity = {}): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', ...headersOf(identity) }
  const { status, text } = await send(`${url}/graphql`, { headers, body })
  const { data, errors } = read(text)
  return {
    status,
    text,
    data: data ?? null,
    errors: (errors ?? []).map(({ message, path, extensions }) => ({
      message,
      ...(path ? { path } : {}),
      code: extensions?.code ?? '',
    })),
  }
}

export const ask = (
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  identity: Identity = {},
): Promise<Answer> => post(url, JSON.stringify({ query, variables }), identity)

/** Like `ask`, for what must succeed. */
export const must = async <Data>(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  identity: Identity,
): Promise<Data> => {
  const answer = await ask(url, query, variables, identity)
  if (answer.errors.length > 0 || !answer.data) throw new Error(`${query.slice(0, 80)} … ${answer.text}`)
  return answer.data as Data
}

export const postAuth = (url: string, path: string, body: object, cookie?: string): Promise<Response> =>
  fetch(`${url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })

export const password = 'a long enough password'

export const signIn = (url: string, email: string, secret: string = password): Promise<Response> =>
  postAuth(url, '/sign-in/email', { email, password: secret })

export const signOut = (url: string, { cookie }: Identity): Promise<Response> => postAuth(url, '/sign-out', {}, cookie)

export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ')

export const signUp = async (url: string, name: string): Promise<Required<Pick<Identity, 'cookie'>>> => {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.org`
  const response = await postAuth(url, '/sign-up/email', { email, password, name })
  if (!response.ok) throw new Error(`sign-up: ${await response.text()}`)
  return { cookie: cookieOf(response) }
}

interface Confirming {
  readonly url: string
  readonly mailbox: Mailbox
}

/** Opens the newest link by which somebody shows that an address is theirs. */
export const confirm = async ({ url, mailbox }: Confirming, email: string, { cookie }: Identity): Promise<void> => {
  const { text } = await mailbox.newest(email, /^Confirm/)
  const token = /\/confirm#(\S+)/.exec(text)?.[1] ?? ''
  const answer = await fetch(`${url}/api/auth/verify-email?token=${token}`, { headers: { cookie: cookie ?? '' } })
  if (!answer.ok) throw new Error(`the address was not confirmed: ${await answer.text()}`)
}

/** Signs up, and shows that the address is theirs. */
export const confirmed = async (server: Confirming, name: string): Promise<Required<Pick<Identity, 'cookie'>>> => {
  const identity = await signUp(server.url, name)
  await confirm(server, `${name.toLowerCase().replaceAll(' ', '-')}@example.org`, identity)
  return identity
}

export const makeToken = async (
  url: string,
  owner: Identity,
  scopes: readonly string[],
  campaigns: readonly string[] | null = null,
): Promise<string> => {
  // Asked of servers of older versions as well, which knew no tokens for some campaigns alone.
  const some = campaigns ? (['$campaigns: [ID!]', 'campaigns: $campaigns'] as const) : (['', ''] as const)
  const { createToken } = await must<{ createToken: { secret: string } }>(
    url,
    `mutation ($scopes: [TokenScope!]!, ${some[0]}) { createToken(name: "a tool", scopes: $scopes, days: 1, ${some[1]}) { secret } }`,
    { scopes, campaigns },
    owner,
  )
  return createToken.secret
}

/** A connection that speaks graphql-transport-ws, as a browser (cookie) or a tool (token). */
export const connect = (url: string, { cookie, token }: Identity, retryAttempts = 0): Client =>
  createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    retryAttempts,
    ...(token ? { connectionParams: { authorization: `Bearer ${token}` } } : {}),
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { ...(cookie ? { cookie } : {}) } })
      }
    },
  })
