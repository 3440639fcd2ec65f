import type { EventEmitter } from 'node:events'
import type pg from 'pg'

/** The code under which `muster.signal` tells the connection what it would otherwise tell PostgreSQL. */
const code = 'MU001'

/** Makes `muster.signal` do so. */
export const carrying = { options: '-c muster.signals=carried' }

/** Takes what was signalled, after the commit. */
export type Publish = (signals: readonly string[]) => void

/** Hands on what a connection was told to signal, once what it belongs to is committed; nothing of what is rolled back. */
export const carrySignals = (client: pg.Client, publish: Publish): void => {
  // The driver's own line to the server: it knows when a transaction is over.
  const line = Reflect.get(client, 'connection') as EventEmitter
  let [signals, undone]: [string[], boolean] = [[], false]
  const settle = (): void => {
    const done = signals
    signals = []
    if (done.length > 0 && !undone) publish(done)
    undone = false
  }
  client.on('notice', (notice) => {
    if (notice.code === code && notice.message !== undefined) signals.push(notice.message)
  })
  line.on('errorMessage', () => (undone = true))
  // COMMIT of a failed transaction is answered by ROLLBACK.
  line.on('commandComplete', ({ text }: { readonly text: string }) => (undone = text === 'ROLLBACK'))
  line.on('readyForQuery', ({ status }: { readonly status: string }) => {
    if (status === 'I') settle()
  })
  // The answer to a commit may be lost with the connection: a signal too many does no harm.
  client.on('end', () => {
    undone = false
    settle()
  })
}
