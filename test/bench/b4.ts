import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { type Command, type Reply, wallClock } from './b4Server.js'
import { median } from './clock.js'
import type { WarSize } from './scenario.js'

export interface StreamFigures {
  readonly name: string
  readonly sockets: number
  /** From the stage's closing, when its commit was known, to the last socket's parsed view. */
  readonly afterCloseMs: number
  /** From the order to close, resolution and commit included. */
  readonly afterOrderMs: number
  /** Of the server's process, resolution included; PostgreSQL runs beside it. */
  readonly cpuMs: number
  readonly bytesPerFrame: number
}

export const program = fileURLToPath(new URL('./b4Server.js', import.meta.url))
export const query = `subscription ($id: ID!) { briefing(campaignId: $id) { kind briefing { number turn stage view
  report { text } asks { id kind closed } } } }`

/** Milliseconds of processor time that a process has used, in the kernel's ticks of ten. */
export const cpuOf = (pid: number | undefined): number => {
  const fields = (readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ')[1] ?? '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export const heard = <Kind extends Reply['kind']>(
  server: ChildProcess,
  kind: Kind,
): Promise<Extract<Reply, { readonly kind: Kind }>> =>
  new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the server of the bench ended'))
    const listen = (reply: Reply): void => {
      if (reply.kind !== kind) return
      server.off('message', listen).off('exit', ended)
      resolve(reply as Extract<Reply, { readonly kind: Kind }>)
    }
    server.on('message', listen).once('exit', ended)
  })

/** One reader: it counts its frames and the bytes that came for them. */
class Reader {
  bytes = 0
  private frames = 0
  private waiting: { readonly frames: number; readonly done: () => void } | null = null
  private readonly client: Client
  private readonly fails: (error: unknown) => void

  constructor(url: string, campaignId: string, token: string, fails: (error: unknown) => void) {
    this.fails = fails
    const count = (size: number): void => void (this.bytes += size)
    this.client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string[]) {
          super(address, protocols)
          this.on('message', (data: Buffer) => count(data.length))
        }
      },
    })
    this.client.subscribe(
      { query, variables: { id: campaignId } },
      {
        next: ({ errors }) => {
          if (errors) this.fails(new Error(errors.map(({ message }) => message).join(' ')))
          this.frames += 1
          if (this.waiting && this.frames >= this.waiting.frames) this.waiting.done()
        },
        error: this.fails,
        complete: () => undefined,
      },
    )
  }

  /** Waits until so many frames have been parsed. */
  until(frames: number): Promise<void> {
    return new Promise((done) => {
      if (this.frames >= frames) done()
      else this.waiting = { frames, done }
    })
  }

  close(): void {
    void this.client.dispose()
  }
}

export const send = (server: ChildProcess, command: Command): void => void server.send(command)
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Round {
  readonly afterClose: number
  readonly afterOrder: number
  readonly cpu: number
}

const play = async (server: ChildProcess, readers: readonly Reader[], frames: number): Promise<Round> => {
  const all = Promise.all(readers.map((reader) => reader.until(frames))).then(wallClock)
  const closed = heard(server, 'closed')
  const [from, spent] = [wallClock(), cpuOf(server.pid)]
  send(server, { kind: 'close' })
  const [last, { at }] = await Promise.all([all, closed])
  await pause(100)
  return { afterClose: last - at, afterOrder: last - from, cpu: cpuOf(server.pid) - spent }
}

/** Closes stages of a war and waits each time until every socket has parsed its own view: the server in its own process, the readers here. */
export const streamFigures = async (size: WarSize, sockets: number, rounds: number): Promise<StreamFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const server = fork(program, [folder, JSON.stringify(size)])
  const readers: Reader[] = []
  try {
    const { url, campaignId, people } = await heard(server, 'ready')
    let fails: (error: unknown) => void = () => undefined
    const failure = new Promise<never>((_, reject) => (fails = reject))
    for (let at = 0; at < sockets; at += 1)
      readers.push(new Reader(url, campaignId, people[at % people.length]?.token ?? '', fails))
    const measured = async (): Promise<StreamFigures> => {
      await Promise.all(readers.map((reader) => reader.until(1)))
      const results: Round[] = []
      // The first two only warm up
      for (let round = 0; round < rounds + 2; round += 1) results.push(await play(server, readers, round + 2))
      const kept = results.slice(2)
      const bytes = readers.reduce((sum, reader) => sum + reader.bytes, 0)
      return {
        name: `${String(size.seats)} seats, ${String(size.banners)} banners, ${String(size.side ** 2)} sectors`,
        sockets,
        afterCloseMs: median(kept.map(({ afterClose }) => afterClose)),
        afterOrderMs: median(kept.map(({ afterOrder }) => afterOrder)),
        cpuMs: median(kept.map(({ cpu }) => cpu)),
        bytesPerFrame: Math.round(bytes / sockets / (rounds + 3)),
      }
    }
    return await Promise.race([measured(), failure])
  } finally {
    for (const reader of readers) reader.close()
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.connected) {
      send(server, { kind: 'stop' })
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
