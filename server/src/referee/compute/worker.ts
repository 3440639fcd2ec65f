import { workerData } from 'node:worker_threads'
import { speaking } from '../../base/language.js'
import { inSources } from '../../base/inSources.js'
import { EngineFault } from '../common/fault.js'
import { Problem } from '../../base/problems.js'
import { loadRegistry, type Registry } from './registry.js'
import { type Asked, tasksOf, type Told } from './tasks.js'

/** A module that lists the rulesets, for benchmarks and for tests of faults; left out: the installed ones. */
const registryOf = async (data: unknown): Promise<Registry> => {
  const module = typeof data === 'object' && data !== null && 'registry' in data ? data.registry : null
  if (typeof module !== 'string') return loadRegistry()
  return ((await import(module)) as { readonly registry: Registry }).registry
}

const tasks = tasksOf(await registryOf(workerData))

const told = (error: unknown): Told => {
  const message = error instanceof Error ? inSources(error.stack ?? error.message) : String(error)
  if (error instanceof Problem) return { ok: false, kind: 'problem', code: error.code, message: error.message }
  if (!(error instanceof EngineFault)) return { ok: false, kind: 'bug', code: '', message }
  const cause = error.cause instanceof Error ? inSources(error.cause.stack ?? error.cause.message) : ''
  return { ok: false, kind: 'fault', code: '', message: `${error.message} ${cause}`.trim() }
}

/** Does one piece of work in this thread. */
export default ({ name, input, language, begun }: Asked): Told => {
  Atomics.store(begun, 0, 1)
  try {
    const work = tasks[name] as (input: unknown) => unknown
    return { ok: true, value: speaking(language, () => work(input)) }
  } catch (error) {
    return told(error)
  }
}
