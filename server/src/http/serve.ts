import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Services } from '../graphql/context.js'
import type { Execution } from '../graphql/execution.js'
import { openGraphqlHttp } from '../graphql/http.js'
import { openGraphqlSocket } from '../graphql/socket.js'
import { openImport } from '../import/index.js'
import { StartProblem } from '../base/startProblem.js'
import type { Pages } from './pages.js'
import { secure, securePage } from './security.js'
import { logFault } from '../base/log.js'

export interface Serving {
  readonly port: number
  /** Takes no more requests, ends the streams, and lets answers under way be finished. */
  close(): Promise<void>
}

export interface ServeOptions {
  readonly port: number
  /** The address to listen on; null: all of them. */
  readonly host: string | null
  readonly publicUrl: string | null
  readonly services: Services
  readonly execution: Execution
  /** Null: the API alone. */
  readonly pages: Pages | null
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const plain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

const accountsBytes = 16 * 1024

const tooLarge = (response: ServerResponse): void => {
  response.setHeader('Connection', 'close')
  plain(response, 413, `The body is too large: at most ${String(accountsBytes / 1024)} KB.`)
}

/** The last net: whatever a handler let fall is logged, and told in one sentence. */
const caught = (work: Promise<void>, response: ServerResponse): void => {
  work.catch((error: unknown) => {
    logFault('a request failed', error)
    if (response.headersSent) response.destroy()
    else plain(response, 500, 'Something went wrong on the server. Try again.')
  })
}

const pathOf = ({ url }: IncomingMessage): string => (url ?? '/').split('?', 1)[0] ?? '/'

/** The login library reads whatever it is sent: how much that may be is said here. */
const accounts = (services: Services, request: IncomingMessage, response: ServerResponse): void => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  if (Number(length ?? 0) > accountsBytes) tooLarge(response)
  else if (encoding !== undefined) plain(response, 411, 'Send Content-Length and the whole body.')
  else caught(services.accounts.handler(request, response), response)
}

const healthPatience = 2_000

/** Whether the database answers, for whoever watches over the server: within two seconds, whatever it does. */
const health = async ({ reads }: Services, response: ServerResponse): Promise<void> => {
  const late = new Promise<never>((_, reject) => setTimeout(reject, healthPatience, new Error('late')).unref())
  try {
    await Promise.race([reads.me(''), late])
    plain(response, 200, 'ok')
  } catch {
    plain(response, 503, 'The database does not answer.')
  }
}

const route = (services: Services, graphql: Listener, pages: Pages | null, publicUrl: string | null): Listener => {
  const { accounts: people, addressOf, budget } = services
  const refuse = (request: IncomingMessage, tell: () => void): void =>
    budget.refuse({ userId: null, address: addressOf(request) }, tell)
  const importing = openImport({ accounts: people, refuse }, publicUrl)
  const isHttps = publicUrl?.startsWith('https:') ?? false
  return (request, response) => {
    const path = pathOf(request)
    secure(response, isHttps)
    if (path === '/graphql' || path.startsWith('/graphql/')) graphql(request, response)
    else if (path.startsWith('/api/auth/')) accounts(services, request, response)
    else if (path === '/import') caught(importing(request, response), response)
    else if (path === '/healthz') void health(services, response)
    else if (pages) {
      securePage(request, response)
      caught(pages.handle(request, response), response)
    } else plain(response, 404, 'There is no page here.')
  }
}

const listening = (server: ReturnType<typeof createServer>, port: number, host: string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? String(error.code) : error.message
      if (host !== null && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
        reject(
          new StartProblem(
            `This machine has no address ${host}: set MUSTER_HOST to one that it has, or leave it out to listen on all.`,
          ),
        )
      reject(
        new StartProblem(
          code === 'EADDRINUSE'
            ? `Port ${String(port)} is taken by another program: stop it, or choose another port with PORT=3001 npm start.`
            : `Port ${String(port)} cannot be opened (${code}): choose another with PORT=3001 npm start.`,
        ),
      )
    })
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      resolve((server.address() as AddressInfo).port)
    })
  })

/** One port: the API, its streams, the accounts and the pages. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const { port, host, publicUrl, services, execution, pages } = options
  const { handle, close } = await openGraphqlHttp(services, execution)
  const socket = openGraphqlSocket(services, execution, publicUrl)
  const server = createServer(route(services, handle, pages, publicUrl))
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    // A peer that is gone before the answer is no news.
    duplex.on('error', () => undefined)
    if (pathOf(request) === '/graphql') socket.upgrade(request, duplex, head)
    else duplex.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return {
    port: await listening(server, port, host),
    close: async () => {
      const done = new Promise<void>((resolve) => server.close(() => resolve()))
      await socket.close()
      await close()
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 3000).unref()
      await done
    },
  }
}
