import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

/** An answer on its way to whoever asked. */
export interface OnItsWay {
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A fault that lets answers or frames tell of what is hidden, wherever in a server it would sit. `hidden`: whether there is anything to tell of. */
export interface Fault {
  readonly channel: string
  readonly answer?: (answer: OnItsWay, hidden: boolean) => OnItsWay
  /** What arrives instead of these messages, which came in this order. */
  readonly frames?: (messages: readonly string[], hidden: boolean) => readonly string[]
}

export interface Between {
  readonly url: string
  /** From now on. */
  plant(fault: Fault | null, hidden: boolean): void
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Of the connection, not of the answer. */
const ofTheHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'])

/** How long messages of a connection are gathered before they are passed on: what a server sends at once. */
const gathering = 30

/** Stands before a server, as itself honest: faults are planted in it. */
export const openBetween = async (target: string): Promise<Between> => {
  let [fault, hidden]: [Fault | null, boolean] = [null, false]
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const { host: _, connection: __, ...headers } = request.headers as Record<string, string>
      const body = request.method === 'POST' ? await bodyOf(request) : null
      const path = request.url ?? '/'
      const answer = await fetch(`${target}${path}`, {
        ...{ method: request.method ?? 'GET', headers, redirect: 'manual' as const },
        ...(body && { body: new Uint8Array(body) }),
      })
      const given = Object.fromEntries([...answer.headers].filter(([name]) => !ofTheHop.has(name)))
      const honest = { path, status: answer.status, headers: given, body: await answer.text() }
      const told = fault?.answer?.(honest, hidden) ?? honest
      response.statusCode = told.status
      for (const [name, value] of Object.entries(told.headers)) response.setHeader(name, value)
      // Without a length where the server gives none.
      if (!answer.headers.has('content-length')) response.write(told.body)
      response.end(answer.headers.has('content-length') ? told.body : '')
    }
    pass().catch(() => response.destroy())
  })
  const sockets = new WebSocketServer({ server, handleProtocols: () => 'graphql-transport-ws' })
  sockets.on('connection', (near, { headers: { cookie } }) => {
    const far = new WebSocket(`${target.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: cookie === undefined ? {} : { cookie },
    })
    const [early, waiting] = [[] as string[], [] as string[]]
    const send = (text: string): void => (far.readyState === WebSocket.OPEN ? far.send(text) : void early.push(text))
    near.on('message', (data: Buffer) => send(String(data)))
    far.on('open', () => early.splice(0).forEach((text) => far.send(text)))
    far.on('message', (data: Buffer) => {
      if (waiting.push(String(data)) > 1) return
      setTimeout(() => {
        const messages = waiting.splice(0)
        for (const text of fault?.frames?.(messages, hidden) ?? messages) near.send(text)
      }, gathering)
    })
    far.on('close', (code) => near.close(code >= 3000 ? code : 1000))
    far.on('error', () => near.terminate())
    near.on('close', () => far.close())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    plant: (planted, isHidden) => ([fault, hidden] = [planted, isHidden]),
    close: async () => {
      for (const one of sockets.clients) one.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
