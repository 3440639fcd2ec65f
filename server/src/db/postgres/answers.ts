import { connect } from 'node:net'

/** A question on its way to a server. */
export interface Question {
  /** Whether a single byte has come back. */
  answered(): boolean
  /** Nobody waits for the answer any more. */
  drop(): void
}

/** An SSL request. It is answered before anybody logs in, even by a server that recovers, is full or is very slow, and costs it next to nothing. */
const mayWeSpeakTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

export const askForAnything = (port: number): Question => {
  let answered = false
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.once('data', () => {
    answered = true
    socket.destroy()
  })
  socket.write(mayWeSpeakTls)
  socket.unref()
  return { answered: () => answered, drop: () => socket.destroy() }
}
