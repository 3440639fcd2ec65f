import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** A line to the database that can be swallowed by a black hole. */
export interface Proxy {
  readonly port: number
  /** From now on bytes of both directions vanish, and new connections are taken and told nothing. */
  swallow(): void
  /** The line is there again; what lost a byte is broken, as a router that forgot its connections breaks them. */
  restore(): void
  close(): void
}

export const openProxy = async (databasePort: number): Promise<Proxy> => {
  let swallowing = false
  const lossy = new Set<Socket>()
  const open = new Set<Socket>()
  const join = (from: Socket, to: Socket): void => {
    open.add(from)
    from.on('data', (bytes) => {
      if (swallowing) lossy.add(from).add(to)
      else to.write(bytes)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      open.delete(from)
      lossy.delete(from)
      // What is swallowed cannot say goodbye either
      if (swallowing) lossy.add(to)
      else to.destroy()
    })
  }
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1')
    if (swallowing) lossy.add(client).add(database)
    join(client, database)
    join(database, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      swallowing = true
    },
    restore: () => {
      swallowing = false
      for (const socket of lossy) socket.destroy()
      lossy.clear()
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
