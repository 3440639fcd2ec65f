import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  readonly status: number
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a chat program was asked. */
export interface Asked {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** The body as it came. */
  readonly text: string
  readonly headers: IncomingMessage['headers']
}

const readAll = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** A server on loopback that answers as it is told to; `null`: as it always does. */
export interface Standin {
  readonly origin: string
  readonly asked: Asked[]
  refuse: (asked: Asked) => Answer | null
  close(): Promise<void>
}

const openStandin = async (usual: (asked: Asked) => Answer): Promise<Standin> => {
  const asked: Asked[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readAll(request)
    const body = JSON.parse(text) as Asked['body']
    const now = { method: request.method ?? '', path: request.url ?? '', body, text, headers: request.headers }
    asked.push(now)
    const { status, body: said = '', headers = {} } = standin.refuse(now) ?? usual(now)
    response.writeHead(status, headers).end(typeof said === 'string' ? said : JSON.stringify(said))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const standin: Standin = {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    refuse: () => null,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
  return standin
}

export interface Discord extends Standin {
  /** Of a webhook’s channel: what its messages say now. */
  messages(): readonly string[]
  /** Somebody deletes the oldest message. */
  drop(): void
  /** How often a message was edited. */
  edits(): number
}

/** Discord as far as webhooks go: it answers with the message only if asked to wait, and edits what is there. */
export const openDiscord = async (webhook: string): Promise<Discord> => {
  const kept = new Map<string, string>()
  let edited = 0
  let last = 1_000
  const standin = await openStandin(({ method, path, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://discord')
    const content = String(body['content'])
    if (method === 'POST' && pathname === webhook) {
      last += 1
      kept.set(String(last), content)
      return searchParams.get('wait') === 'true'
        ? { status: 200, body: { id: String(last), content } }
        : { status: 204 }
    }
    const id = pathname.startsWith(`${webhook}/messages/`) ? pathname.slice(webhook.length + 10) : ''
    if (method !== 'PATCH' || id === '') return { status: 404, body: { code: 10_015, message: 'Unknown Webhook' } }
    if (!kept.has(id)) return { status: 404, body: { code: 10_008, message: 'Unknown Message' } }
    kept.set(id, content)
    edited += 1
    return { status: 200, body: { id, content } }
  })
  return Object.assign(standin, {
    messages: () => [...kept.values()],
    drop: () => {
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    },
    edits: () => edited,
  })
}

/** Slack as far as incoming webhooks go: it says `ok`, and nothing by which a message could be found again. */
export const openSlack = (): Promise<Standin> => openStandin(() => ({ status: 200, body: 'ok' }))

/** A program that takes whatever it is told. */
export const openReceiver = (): Promise<Standin> => openStandin(() => ({ status: 204 }))
