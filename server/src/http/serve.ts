import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import * as words from '../messages/requests.generated.js'
import type { Services } from '../graphql/context.js'
import type { Execution } from '../graphql/execution.js'
import { openGraphqlHttp } from '../graphql/http.js'
import { textOf } from '../graphql/schema.js'
import { openGraphqlSocket } from '../graphql/socket.js'
import { openExport } from '../export/index.js'
import { openImport } from '../import/index.js'
import { StartProblem } from '../base/startProblem.js'
import type { NotifyPages } from '../notify/pages.js'
import { calendars, openCalendars } from './calendar.js'
import { openOperatorPage } from './operatorPage.js'
import { openToTokens } from './otherSites.js'
import type { Pages } from './pages.js'
import { openPublicText } from './publicText.js'
import { secure, securePage } from './security.js'
import { languageOf, speaking } from '../base/language.js'
import { logFault } from '../base/log.js'

export interface Serving {
  readonly port: number
  /** Accepts no more requests, ends the streams, and lets responses in progress finish. */
  close(): Promise<void>
}

export interface ServeOptions {
  readonly port: number
  /** The address to listen on; null: all of them. */
  readonly host: string | null
  readonly publicUrl: string | null
  readonly services: Services
  readonly execution: Execution
  readonly notifyPages: NotifyPages
  /** Answers below `/pictures/`. */
  readonly pictures: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Null: only the API. */
  readonly pages: Pages | null
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const plain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

const accountsBytes = 16 * 1024

const tooLarge = (response: ServerResponse): void => {
  response.setHeader('Connection', 'close')
  plain(response, 413, words.bodyTooLargeShort({ kilobytes: accountsBytes / 1024 }))
}

/** The last resort: whatever a handler did not catch is logged, and answered with one sentence. */
const caught = (work: Promise<void>, response: ServerResponse): void => {
  work.catch((error: unknown) => {
    logFault('a request failed', error)
    if (response.headersSent) response.destroy()
    else plain(response, 500, words.faultShort())
  })
}

const pathOf = ({ url }: IncomingMessage): string => (url ?? '/').split('?', 1)[0] ?? '/'

/** The login library reads whatever it is sent: this limits how much. */
const accounts = (services: Services, request: IncomingMessage, response: ServerResponse): void => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  if (Number(length ?? 0) > accountsBytes) tooLarge(response)
  else if (encoding !== undefined) plain(response, 411, words.wholeBody())
  else caught(services.accounts.handler(request, response), response)
}

const schemaPath = '/schema.graphql'

const healthPatience = 2_000

/** Whether the database answers, for monitoring: within two seconds in any case. */
const health = async ({ reads }: Services, response: ServerResponse): Promise<void> => {
  const late = new Promise<never>((_, reject) => setTimeout(reject, healthPatience, new Error('late')).unref())
  try {
    await Promise.race([reads.me(''), late])
    plain(response, 200, 'ok')
  } catch {
    plain(response, 503, words.databaseSilent())
  }
}

const route = (options: ServeOptions, graphql: Listener): Listener => {
  const { services, execution, pages, publicUrl, notifyPages, pictures } = options
  const { accounts: people, addressOf, budget } = services
  const refuse = (request: IncomingMessage, tell: () => void): void =>
    budget.refuse({ userId: null, address: addressOf(request) }, tell)
  const importing = openImport({ accounts: people, refuse }, publicUrl)
  const exporting = openExport(services, execution)
  const calendar = openCalendars(services)
  const operators = openOperatorPage(services)
  const schema = openPublicText(schemaPath, 'text/plain', () => textOf(execution.schema))
  const page = async (built: Pages, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await operators.mark(request)
    const credential = people.credentialOf(request.headers)
    // A page is shown in any case, whether or not the database answers.
    const caller = credential && (await people.whoIs(credential).catch(() => null))
    await speaking(languageOf(request.headers, caller), () => built.handle(request, response))
  }
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const answer: Listener = (request, response) => {
    const path = pathOf(request)
    secure(response, isHttps)
    if (path === '/graphql' && openToTokens(request, response, publicUrl)) return
    if (path === '/graphql' || path.startsWith('/graphql/')) graphql(request, response)
    else if (path.startsWith('/api/auth/')) accounts(services, request, response)
    else if (notifyPages.has(path)) caught(notifyPages.handle(path, request, response), response)
    else if (path.startsWith('/pictures/')) caught(pictures(path, request, response), response)
    else if (path.startsWith(calendars)) caught(calendar(path, request, response), response)
    else if (path === '/import') caught(importing(request, response), response)
    else if (path === '/export') caught(exporting(request, response), response)
    else if (path === schemaPath) schema(request, response)
    else if (path === '/healthz') void health(services, response)
    else if (pages) {
      securePage(request, response)
      caught(page(pages, request, response), response)
    } else plain(response, 404, words.noPage())
  }
  return (request, response) => speaking(languageOf(request.headers, null), () => answer(request, response))
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
  const { port, host, publicUrl, services, execution } = options
  const { handle, close } = await openGraphqlHttp(services, execution)
  const socket = openGraphqlSocket(services, execution, publicUrl)
  const server = createServer(route(options, handle))
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    // A client that is gone before the response is not worth logging.
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
