import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { type Language, language } from '@muster/rulesets/kit/language.js'
import { speaking } from '../../base/language.js'
import { EngineFault } from '../common/fault.js'
import { Problem, type ProblemCode } from '../../base/problems.js'
import type { Registry } from './registry.js'
import { Places } from './places.js'
import { type InputOf, type OutputOf, questions, type TaskName, tasksOf, type Told } from './tasks.js'
import { timeLimit } from './timeLimit.js'
import { logFault } from '../../base/log.js'

/** Where everything pure is computed. */
export interface Engines {
  /**
   * @throws EngineFault if the ruleset threw, never ended, or exceeded its memory
   * @throws Problem if that happened to a request
   */
  run<Name extends TaskName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>
  close(): Promise<void>
}

/** What is only answered, and neither stored nor kept for others, is said in the language of who asks. */
const answered: ReadonlySet<TaskName> = new Set(['odds', 'judge', 'pathStep', 'readMap', 'checkMap', 'takeMap'])
const languageFor = (name: TaskName): Language => (answered.has(name) ? language() : 'en')

/** The limits of one piece of work. */
export const engineLimits = {
  /** A turn of 64 seats and 2,000 banners takes about one. */
  seconds: 30,
  /** For requests. The slowest maps take about four. */
  questionSeconds: 15,
  /** That turn takes about 150. */
  megabytes: 1024,
} as const

/** At least two, so that a ruleset that never ends does not delay the others until it is stopped. */
const threadsOf = (processors: number): number => Math.max(2, Math.min(8, processors - 1))

const valueOf = (told: Told): unknown => {
  if (told.ok) return told.value
  if (told.kind === 'fault') throw new EngineFault(told.message)
  if (told.kind === 'problem') throw new Problem(told.code as ProblemCode, told.message)
  throw new Error(told.message)
}

const isOverrun = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

export interface ThreadSettings {
  readonly threads: number
  readonly seconds: number
  /** For requests; left out: the same. */
  readonly questionSeconds?: number
  readonly megabytes: number
  /** Address of a module whose `registry` lists the rulesets; left out: the installed ones. */
  readonly registry?: string
  /** What a thread starts with; left out: the built `worker.ts`. */
  readonly begin?: URL
}

const built = new URL('./worker.js', import.meta.url)

/** A pool of threads, each with the rulesets loaded. A run that exceeds its limits ends alone, with its thread. */
export const openThreads = (settings: ThreadSettings): Engines => {
  const { threads, questionSeconds = settings.seconds, megabytes, registry, begin = built } = settings
  const pool = new Piscina({
    filename: fileURLToPath(begin),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Infinity,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    workerData: registry === undefined ? {} : { registry },
  })
  // The error is also passed to whoever waits for the work; without a listener it would end the process.
  pool.on('error', (error) => logFault('a thread of the engines failed', error))
  const places = new Places(threads)
  const runIn = async (name: TaskName, input: unknown): Promise<unknown> => {
    const told = questions[name]
    const seconds = told === undefined ? settings.seconds : questionSeconds
    const late = new AbortController()
    const begun = new Int32Array(new SharedArrayBuffer(4))
    const stop = timeLimit(seconds, begun, () => late.abort())
    try {
      return valueOf(
        (await pool.run({ name, input, language: languageFor(name), begun }, { signal: late.signal })) as Told,
      )
    } catch (error) {
      if (!isOverrun(error)) throw error
      if (told !== undefined) throw new Problem('LIMIT', told())
      // A thread that never started is a problem of the machine, not of the ruleset.
      if (Atomics.load(begun, 0) === 0) throw error
      const [time, memory] = [`${String(seconds)} s`, `${String(megabytes)} MB`]
      throw new EngineFault(`the ruleset ran longer than ${time} or took more than ${memory}`, { cause: error })
    } finally {
      stop()
    }
  }
  return {
    run: async <Name extends TaskName>(name: Name, input: InputOf<Name>) => {
      const isQuestion = questions[name] !== undefined
      await places.take(isQuestion)
      try {
        return (await runIn(name, input)) as OutputOf<Name>
      } finally {
        places.give(isQuestion)
      }
    },
    close: () => pool.destroy(),
  }
}

/** In this thread: for rulesets that exist only in it, as in tests. */
export const enginesHere = (registry: Registry): Engines => {
  const tasks = tasksOf(registry)
  return {
    run: async (name, input) => {
      await Promise.resolve()
      const work = tasks[name] as (given: typeof input) => OutputOf<typeof name>
      return speaking(languageFor(name), () => work(input))
    },
    close: () => Promise.resolve(),
  }
}

/** For the installed rulesets. Tests run the sources directly; only the build has threads. */
export const openEngines = (registry: Registry): Engines =>
  import.meta.url.endsWith('.js')
    ? openThreads({ ...engineLimits, threads: threadsOf(availableParallelism()) })
    : enginesHere(registry)
