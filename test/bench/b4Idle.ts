import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { cpuOf, heard, pause, program, query, send } from './b4.js'
import type { WarSize } from './scenario.js'

export interface IdleFigures {
  readonly sockets: number
  /** Share of one core that the server's process uses while nothing happens, in percent. */
  readonly share: number
  readonly seconds: number
}

/** As many are opened at once: more would wait for one another. */
const atOnce = 50

/** Opens a socket with a stream on it, in the words of the protocol; ready when its first frame is there. */
export const listen = (url: string, id: string, token: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const say = (message: object): void => socket.send(JSON.stringify(message))
    socket.on('error', reject).on('close', (code) => reject(new Error(`closed with ${String(code)}`)))
    socket.on('open', () => say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }))
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { readonly type: string }
      if (type === 'connection_ack') say({ id: '1', type: 'subscribe', payload: { query, variables: { id } } })
      if (type === 'next') resolve(socket)
    })
  })

/** Opens streams of one war, and then nothing happens for a while. */
export const idleFigures = async (size: WarSize, count: number, seconds: number): Promise<IdleFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const server = fork(program, [folder, JSON.stringify(size)])
  const sockets: WebSocket[] = []
  try {
    const { url, campaignId, people } = await heard(server, 'ready')
    const tokenOf = (at: number): string => people[at % people.length]?.token ?? ''
    for (let at = 0; at < count; at += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, count - at) }, (_, more) => tokenOf(at + more))
      sockets.push(...(await Promise.all(some.map((token) => listen(url, campaignId, token)))))
    }
    await pause(10_000)
    const before = cpuOf(server.pid)
    await pause(seconds * 1000)
    return { sockets: count, share: (cpuOf(server.pid) - before) / (seconds * 10), seconds }
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').terminate()
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.connected) {
      send(server, { kind: 'stop' })
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
