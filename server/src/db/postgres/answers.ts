import { connect } from 'node:net'

/** A question on its way to a server. */
export interface Question {
  /** Whether a single byte has come back. */
  answered(): boolean
  /** Whether it would let somebody log in; null: it has not said so. */
  ready(): boolean | null
  /** Nobody waits for the answer any more. */
  drop(): void
}

/** An SSL request. It is answered before anybody logs in, even by a server that recovers, is full or is very slow, and costs it next to nothing. */
const mayWeSpeakTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** The beginning of a log-in, which is gone no further with. */
const parameters = Buffer.from('user\0postgres\0database\0postgres\0\0')
const mayWeLogIn = Buffer.concat([Buffer.from([0, 0, 0, 8 + parameters.length, 0, 3, 0, 0]), parameters])

/** "Cannot connect now": it starts, recovers or stops. */
const notNow = 'C57P03'

export const askForAnything = (port: number): Question => {
  let answered = false
  let ready: boolean | null = null
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.once('data', () => {
    answered = true
    socket.once('data', (reply) => {
      ready = !reply.includes(notNow)
      socket.destroy()
    })
    socket.write(mayWeLogIn)
  })
  socket.write(mayWeSpeakTls)
  socket.unref()
  return { answered: () => answered, ready: () => ready, drop: () => socket.destroy() }
}
