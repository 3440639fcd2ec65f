import { logFault, logWarning } from '../../base/log.js'
import { askForAnything, type Question } from './answers.js'
import { killPostmaster, type Postmaster, wake } from './postmaster.js'
import { runs } from './processes.js'

export interface Watching {
  start(): void
  /** Ends the watch; returns the server as it runs now. */
  stop(): Promise<Postmaster>
}

export interface Watch {
  /** Milliseconds between two checks. */
  readonly every: number
  /** A server that has answered is asked again after so many checks. */
  readonly restful: number
  /** After so many checks without a reply it is woken; after twice as many it is ended. Checks, not time: while we are suspended ourselves nothing is counted. */
  readonly patience: number
}

/**
 * A server that answers so often that nobody can log in is ended: on a full disk its recovery can wait for ever for a process of its own that has died. One that is only slow is
 * given twice the time after that, so that it comes to its end.
 */
const refusalsAtFirst = 4

const watch: Watch = { every: 1_000, restful: 5, patience: 15 }

/**
 * Checks once a second whether the server still runs and replies at all, however slow it is otherwise. One that died (killed, out of memory, a
 * full disk that has room again) is restarted, one that only ever recovers is ended first; one that hangs is woken, because somebody may have stopped it, and ended if that does not help.
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
  let [refusals, enough] = [0, refusalsAtFirst]
  const ask = (): void => {
    question?.drop()
    question = askForAnything(now.port)
  }
  const again = async (what: string): Promise<void> => {
    logWarning(`PostgreSQL ${what}; restarting it`)
    question?.drop()
    question = null
    looks = 0
    now = await startAgain().catch((error: unknown) => {
      logFault('PostgreSQL did not start; trying again', error)
      return now
    })
  }
  /** Its answer: counted for as long as it lets nobody log in. */
  const hear = async (heard: Question): Promise<void> => {
    if (heard.ready() === true) [refusals, enough] = [0, refusalsAtFirst]
    else if (heard.ready() === false) refusals += 1
    heard.drop()
    question = null
    looks = 0
    if (refusals < enough) return
    ;[refusals, enough] = [0, 2 * enough]
    await killPostmaster(now.pid)
    await again('did not come up and was ended')
  }
  const listen = async (): Promise<void> => {
    looks += 1
    if (question?.answered()) await hear(question)
    else if (question === null && looks >= restful) {
      looks = 0
      ask()
    } else if (question && looks === patience) {
      logWarning('PostgreSQL does not answer; waking it')
      wake(now.pid)
      ask()
    } else if (question && looks >= 2 * patience) {
      await killPostmaster(now.pid)
      await again('did not answer and was killed')
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
