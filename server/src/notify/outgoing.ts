import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Address, addressesOf, isOpen } from './addresses.js'

export interface OutgoingRequest {
  readonly url: string
  readonly method?: 'POST' | 'PATCH'
  /** An object is sent as JSON. */
  readonly body: object | string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** `unanswered`: why, in words that name no address. */
export type Answered =
  | { readonly status: number; readonly text: string; readonly retryAfter: number | null }
  | { readonly unanswered: string }

/** Requests to addresses that a person gave: the only way by which this server calls somebody whom its operator does not know. */
export interface OutgoingRequests {
  /** Never throws. A redirect is an answer like any other, and is not followed. */
  send(request: OutgoingRequest): Promise<Answered>
  /** Whether an address may be asked for at all; where it leads is checked when it is called. */
  accepts(url: string): boolean
}

export interface OutgoingSettings {
  /** Calls private addresses too, and without TLS. */
  readonly allowPrivate: boolean
  /** Left out: the name servers of this machine. */
  readonly resolve?: (host: string) => Promise<readonly Address[]>
  /** Milliseconds for the whole request. */
  readonly patience?: number
}

/** Bytes of an answer that are read. */
const mostRead = 64 * 1024
const longest = 2_000

class Refused extends Error {}

const refusal = 'its address leads to a private network'

/** The address that is connected to is one of those that were checked: the name is resolved once, here. */
const checkedLookup =
  (resolve: (host: string) => Promise<readonly Address[]>, allowPrivate: boolean): LookupFunction =>
  (host, { all }, done) => {
    resolve(host).then(
      (found) => {
        const open = allowPrivate ? found : found.filter(({ address }) => isOpen(address))
        const [first] = open
        if (!first) done(new Refused(found.length > 0 ? refusal : 'its name is unknown'), [])
        else if (all) done(null, [...open])
        else done(null, first.address, first.family)
      },
      () => done(new Refused('its name is unknown'), []),
    )
  }

const bodyOf = ({
  body,
}: OutgoingRequest): { readonly bytes: Buffer; readonly type: Readonly<Record<string, string>> } =>
  Buffer.isBuffer(body)
    ? { bytes: body, type: { 'Content-Type': 'application/octet-stream' } }
    : {
        bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
        type: { 'Content-Type': 'application/json' },
      }

/** What is read of an answer; the rest is not waited for. */
const textOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    parts.push(part as Buffer)
    length += (part as Buffer).length
    if (length >= mostRead) break
  }
  return Buffer.concat(parts).subarray(0, mostRead).toString('utf8')
}

const retryAfterOf = ({ headers }: IncomingMessage): number | null => {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(Math.ceil(seconds), 24 * 3600) : null
}

const whyOf = (error: unknown, late: boolean): string => {
  if (error instanceof Refused) return error.message
  if (late) return 'it did not answer in time'
  if (!(error instanceof Error)) return 'it did not answer'
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? `it did not answer (${code})` : 'it did not answer'
}

const urlOf = (text: string, allowPrivate: boolean): URL | null => {
  if (text.length > longest || !URL.canParse(text)) return null
  const url = new URL(text)
  const secure = url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:')
  return secure && url.username === '' && url.password === '' ? url : null
}

/** A host that is an address is never looked up: it is checked here. */
const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const ask = (url: URL, options: RequestOptions, bytes: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const request = send(url, options, resolve)
    request.on('error', reject)
    request.end(bytes)
  })

export const openOutgoing = (settings: OutgoingSettings): OutgoingRequests => {
  const { allowPrivate, resolve = addressesOf(allowPrivate), patience = 10_000 } = settings
  const lookup = checkedLookup(resolve, allowPrivate)
  return {
    accepts: (text) => {
      const url = urlOf(text, allowPrivate)
      return url !== null && (allowPrivate || isIP(bareHost(url)) === 0 || isOpen(bareHost(url)))
    },
    send: async (outgoing) => {
      const url = urlOf(outgoing.url, allowPrivate)
      if (!url) return { unanswered: 'its address is none that may be called' }
      if (!allowPrivate && isIP(bareHost(url)) !== 0 && !isOpen(bareHost(url))) return { unanswered: refusal }
      const { bytes, type } = bodyOf(outgoing)
      const { method = 'POST', headers } = outgoing
      const length = { 'User-Agent': 'Muster', 'Content-Length': String(bytes.length) }
      const signal = AbortSignal.timeout(patience)
      try {
        const options = { method, lookup, signal, agent: false, headers: { ...type, ...headers, ...length } }
        const response = await ask(url, options, bytes)
        try {
          const status = response.statusCode ?? 0
          return { status, retryAfter: retryAfterOf(response), text: await textOf(response) }
        } finally {
          response.destroy()
        }
      } catch (error) {
        return { unanswered: whyOf(error, signal.aborted) }
      }
    },
  }
}
