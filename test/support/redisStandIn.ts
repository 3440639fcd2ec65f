import { type AddressInfo, createServer, type Socket } from 'node:net'

/** As much of Redis as signals need. */
export interface RedisStandIn {
  readonly url: string
  /** What was published. */
  readonly published: readonly string[]
  /** Publishes as some other client. */
  say(channel: string, message: string): void
  /** Breaks every connection and takes none until it is opened again. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Commands are arrays of bulk strings. Returns those that are complete, and the rest. */
const commandsIn = (text: string): { readonly commands: readonly (readonly string[])[]; readonly rest: string } => {
  const commands: string[][] = []
  let rest = text
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(rest)
    if (!head) return { commands, rest }
    let at = head[0].length
    const words: string[] = []
    for (let left = Number(head[1]); left > 0; left -= 1) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(at))
      if (!size) return { commands, rest }
      const from = at + size[0].length
      const to = from + Number(size[1])
      if (rest.length < to + 2) return { commands, rest }
      words.push(rest.slice(from, to))
      at = to + 2
    }
    commands.push(words)
    rest = rest.slice(at)
  }
}

const bulk = (text: string): string => `$${String(text.length)}\r\n${text}\r\n`
const list = (...parts: readonly string[]): string => `*${String(parts.length)}\r\n${parts.join('')}`

export const startRedis = async (): Promise<RedisStandIn> => {
  const [listeners, sockets, published] = [new Map<Socket, string>(), new Set<Socket>(), new Array<string>()]
  const say = (channel: string, message: string): void => {
    for (const [one, of] of listeners)
      if (of === channel) one.write(list(bulk('message'), bulk(channel), bulk(message)))
  }
  const answer = (socket: Socket, [name = '', channel = '', message = '']: readonly string[]): string => {
    switch (name.toLowerCase()) {
      case 'subscribe':
        listeners.set(socket, channel)
        return list(bulk('subscribe'), bulk(channel), ':1\r\n')
      case 'publish':
        published.push(message)
        say(channel, message)
        return ':1\r\n'
      case 'info':
        return bulk('redis_version:8.0.0\r\nloading:0\r\n')
      default:
        return '+OK\r\n'
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    let waiting = ''
    socket.setEncoding('latin1').on('data', (data: string) => {
      const { commands, rest } = commandsIn(waiting + data)
      waiting = rest
      for (const command of commands) socket.write(answer(socket, command))
    })
    socket
      .on('error', () => undefined)
      .on('close', () => {
        listeners.delete(socket)
        sockets.delete(socket)
      })
  })
  const listen = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    ...{ url: `redis://127.0.0.1:${String(port)}`, published, say },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    start: () => listen(port),
  }
}
