import { logFault } from '../../base/log.js'
import { askForAnything, type Question } from './answers.js'
import { killPostmaster, type Postmaster, wake } from './postmaster.js'
import { runs } from './processes.js'

export interface Watching {
  start(): void
  /** Ends the watch; returns the server as it runs now. */
  stop(): Promise<Postmaster>
}

export interface Watch {
  /** Milliseconds between two looks. */
  readonly every: number
  /** A server that has answered is asked again after so many looks. */
  readonly restful: number
  /** So many looks without a word, and it is woken; twice as many, and it is ended. Looks, not time: while we sleep ourselves nothing is counted. */
  readonly patience: number
}

const watch: Watch = { every: 1_000, restful: 5, patience: 15 }

/**
 * Looks once a second whether the server still runs and says anything at all, however slow it is otherwise. One that died (killed, out of memory, a
 * full disk that has room again) is started anew; one that hangs is woken, for somebody may have stopped it, and ended where that does not help.
 */
export const watchOver = (
  server: Postmaster,
  startAgain: () => Promise<Postmaster>,
  { every, restful, patience }: Watch = watch,
): Watching => {
  let now = server
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<void> = Promise.resolve()
  let stopped = false
  let question: Question | null = null
  let looks = 0
  const ask = (): void => {
    question?.drop()
    question = askForAnything(now.port)
  }
  const again = async (what: string): Promise<void> => {
    console.error(`PostgreSQL ${what} and is started again`)
    question?.drop()
    question = null
    looks = 0
    now = await startAgain().catch((error: unknown) => {
      logFault('PostgreSQL does not start and is tried again', error)
      return now
    })
  }
  const listen = async (): Promise<void> => {
    looks += 1
    if (question?.answered()) [question, looks] = [null, 0]
    else if (question === null && looks >= restful) {
      looks = 0
      ask()
    } else if (question && looks === patience) {
      console.error('PostgreSQL does not answer and is woken')
      wake(now.pid)
      ask()
    } else if (question && looks >= 2 * patience) {
      await killPostmaster(now.pid)
      await again('does not answer, was ended')
    }
  }
  const look = async (): Promise<void> => {
    await (runs(now.pid) ? listen() : again('has ended'))
    if (!stopped) next()
  }
  const next = (): void => {
    timer = setTimeout(() => {
      looking = look()
    }, every)
    timer.unref()
  }
  return {
    start: next,
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      question?.drop()
      await looking
      return now
    },
  }
}
