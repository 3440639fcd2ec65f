import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Options } from './options.js'
import type { Share } from './worker.js'

interface Message {
  readonly index: number
  readonly result: unknown
}

/** Room for what lives for a step only, so that it is seldom swept. */
const roomy = '--max-semi-space-size=64'

/** A process of its own, since a loader of TypeScript is not handed on to threads. */
const share = (given: Share, told: (message: Message) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      execArgv: [...process.execArgv, roomy],
    })
    worker.on('message', (message) => told(message as Message))
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`a process of the simulation ended with ${String(code)}`))
    })
    worker.send(given)
  })

/** Says now and then how far it has come. */
export const progress =
  (count: number) =>
  (done: number): void => {
    if (done % (count > 1000 ? 200 : 20) === 0) console.log(`${String(done)} of ${String(count)} campaigns played`)
  }

/** Plays many campaigns over some processes; the results come in the order of the campaigns. */
export const playMany = async <Result>(
  options: Options,
  count: number,
  told: (done: number) => void,
): Promise<readonly Result[]> => {
  const results: Result[] = []
  let done = 0
  const of = Math.min(options.workers, count)
  await Promise.all(
    Array.from({ length: of }, (_, first) =>
      share({ options, first, of }, ({ index, result }) => {
        results[index] = result as Result
        done += 1
        told(done)
      }),
    ),
  )
  return results
}
