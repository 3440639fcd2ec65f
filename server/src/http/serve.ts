import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import * as words from '../messages/requests.generated.js'
import type { Services } from '../graphql/context.js'
import type { Execution } from '../graphql/execution.js'
import { openGraphqlHttp } from '../graphql/http.js'
import { textOf } from '../graphql/schema.js'
import { openGraphqlSocket } from '../graphql/socket.js'
import { openExport } from '../export/index.js'
import { openImport } from '../import/index.js'
import { requestSeconds } from '../base/metrics.js'
import { asRequest, requestId } from '../base/request.js'
import { beginStep, type Step } from '../base/trace.js'
import { within } from '../base/within.js'
import type { NotifyPages } from '../notify/pages.js'
import type { TrustProxy } from './address.js'
import { calendars, openCalendars } from './calendar.js'
import { docsPath, openDocs } from './docs.js'
import { listening } from './listening.js'
import { requestIds } from './requestIds.js'
import { openOperatorPage } from './operatorPage.js'
import { openToTokens } from './otherSites.js'
import type { Pages } from './pages.js'
import { metadataPath, openPrograms, programPaths } from './programs.js'
import { openPublicTexts } from './publicText.js'
import { isRuleText, ruleTextAt } from './ruleTexts.js'
import { secure, securePage } from './security.js'
import { openSharedWarPage } from './sharedWarPage.js'
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
  readonly trustProxy: TrustProxy
  readonly services: Services
  readonly execution: Execution
  readonly notifyPages: NotifyPages
  /** Answers below `/pictures/`. */
  readonly pictures: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Null: only the API. */
  readonly pages: Pages | null
  /** What is waited for between `/readyz` saying that the server stops and its stopping. */
  readonly drain: () => Promise<unknown>
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
    else plain(response, 500, words.faultShort({ reference: requestId() ?? '' }))
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

/** Where everybody finds the key that signs this server's receipts. */
const receiptKeyPath = '/.well-known/muster-receipt-key.pem'

const healthPatience = 2_000

/** Whether the database answers, for monitoring: within two seconds in any case. */
const health = async ({ reads }: Services, response: ServerResponse): Promise<void> => {
  try {
    await within(healthPatience, reads.me(''))
    plain(response, 200, 'ok')
  } catch {
    plain(response, 503, words.databaseSilent())
  }
}

interface Handler {
  /** What a request to it is for, where requests are counted. */
  readonly name: string
  readonly takes: (path: string) => boolean
  readonly answer: (path: string, request: IncomingMessage, response: ServerResponse) => unknown
}

const exactly =
  (...paths: readonly string[]) =>
  (path: string): boolean =>
    paths.includes(path)

const below =
  (prefix: string) =>
  (path: string): boolean =>
    path.startsWith(prefix)

/** The reference for tools, which comes with the pages. */
const docsHandler = (docs: Listener): Handler => ({
  name: 'docs',
  takes: (path) => path === docsPath || path.startsWith(`${docsPath}/`),
  answer: (_, ...exchange) => docs(...exchange),
})

/** Everything but the pages; the first that takes a path answers. */
const handlersOf = (options: ServeOptions, graphql: Listener, isReady: () => boolean): readonly Handler[] => {
  const { services, execution, publicUrl, notifyPages, pictures } = options
  const { accounts: people, addressOf, budget } = services
  const refuse = (request: IncomingMessage, tell: () => void): void =>
    budget.refuse({ userId: null, address: addressOf(request) }, tell)
  const importing = openImport({ accounts: people, refuse }, publicUrl)
  const exporting = openExport(services, execution)
  const programs = openPrograms(services)
  const schema = openPublicTexts((path) =>
    path === schemaPath ? { path, type: 'text/plain', text: () => textOf(execution.schema) } : null,
  )
  const receiptKey = openPublicTexts((path) => {
    const text = (): string => services.referee.receiptKey
    return { path, type: 'application/x-pem-file', text }
  })
  const ruleTexts = openPublicTexts(ruleTextAt(services))
  const docs = options.pages && openDocs()
  const operations: Handler['answer'] = (path, request, response) => {
    if (path !== '/graphql' || !openToTokens(request, response, publicUrl)) graphql(request, response)
  }
  return [
    { name: 'graphql', takes: (path) => path === '/graphql' || path.startsWith('/graphql/'), answer: operations },
    { name: 'accounts', takes: below('/api/auth/'), answer: (_, ...exchange) => accounts(services, ...exchange) },
    { name: 'notifications', takes: (path) => notifyPages.has(path), answer: notifyPages.handle },
    { name: 'pictures', takes: below('/pictures/'), answer: pictures },
    { name: 'calendar', takes: below(calendars), answer: openCalendars(services) },
    { name: 'import', takes: exactly('/import'), answer: (_, ...exchange) => importing(...exchange) },
    { name: 'export', takes: exactly('/export'), answer: (_, ...exchange) => exporting(...exchange) },
    { name: 'schema', takes: exactly(schemaPath), answer: (_, ...exchange) => schema(...exchange) },
    { name: 'keys', takes: exactly(receiptKeyPath), answer: (_, ...exchange) => receiptKey(...exchange) },
    { name: 'rules', takes: isRuleText, answer: (_, ...exchange) => ruleTexts(...exchange) },
    ...(docs ? [docsHandler(docs)] : []),
    { name: 'programs', takes: exactly(...programPaths), answer: programs.answer },
    { name: 'programs', takes: exactly(metadataPath), answer: (_, __, response) => programs.metadata(response) },
    { name: 'health', takes: exactly('/healthz'), answer: (_, __, response) => health(services, response) },
    {
      name: 'health',
      takes: exactly('/readyz'),
      answer: (_, __, response) => (isReady() ? health(services, response) : plain(response, 503, words.stopping())),
    },
  ]
}

const route = (options: ServeOptions, graphql: Listener, isReady: () => boolean): Listener => {
  const { services, pages, publicUrl } = options
  const { accounts: people } = services
  const operators = openOperatorPage(services)
  const sharedWars = openSharedWarPage(services)
  const { sendBack } = openPrograms(services)
  const page = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await sendBack(path, request, response)) return
    if (!pages) {
      plain(response, 404, words.noPage())
      return
    }
    securePage(request, response)
    await operators.mark(request)
    if (await sharedWars.mark(request, response)) return
    const credential = people.credentialOf(request.headers)
    // A page is shown in any case, whether or not the database answers.
    const caller = credential && (await people.whoIs(credential).catch(() => null))
    await speaking(languageOf(request.headers, caller), () => pages.handle(request, response))
  }
  const handlers = handlersOf(options, graphql, isReady)
  const others: Omit<Handler, 'takes'> = { name: 'pages', answer: page }
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const handle = (id: string, request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request)
    const { name, answer } = handlers.find(({ takes }) => takes(path)) ?? others
    const step = beginStep(`request ${name}`)
    measure(name, response, step)
    secure(response, isHttps)
    response.setHeader('X-Request-Id', id)
    const work = async (): Promise<void> => void (await answer(path, request, response))
    speaking(languageOf(request.headers, null), () => step.inside(() => caught(work(), response)))
  }
  const idOf = requestIds(options.trustProxy)
  return (request, response) => {
    const id = idOf(request)
    asRequest(id, () => handle(id, request, response))
  }
}

/** How long answers take, by what they are for. */
const measure = (name: string, response: ServerResponse, step: Step): void => {
  const began = performance.now()
  response.once('close', () => {
    step.end({ status: response.statusCode })
    requestSeconds.observe({ for: name, status: response.statusCode }, (performance.now() - began) / 1000)
  })
}

/** One port: the API, its streams, the accounts and the pages. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const { port, host, publicUrl, services, execution } = options
  const { handle, close } = await openGraphqlHttp(services, execution)
  const socket = openGraphqlSocket(services, execution, publicUrl)
  const idOf = requestIds(options.trustProxy)
  let stopping = false
  const server = createServer(route(options, handle, () => !stopping))
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    // A client that is gone before the response is not worth logging.
    duplex.on('error', () => undefined)
    const id = idOf(request)
    if (pathOf(request) === '/graphql') socket.upgrade(request, duplex, head)
    else duplex.end(`HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\nX-Request-Id: ${id}\r\n\r\n`)
  })
  return {
    port: await listening(server, { port, host, variables: { port: 'PORT', host: 'MUSTER_HOST' } }),
    close: async () => {
      stopping = true
      await options.drain()
      const done = new Promise<void>((resolve) => server.close(() => resolve()))
      await socket.close()
      await close()
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 3000).unref()
      await done
    },
  }
}
