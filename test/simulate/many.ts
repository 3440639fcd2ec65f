import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Digest } from './digest.js'
import type { Options } from './options.js'
import type { Share } from './worker.js'

interface Message {
  readonly index: number
  readonly digest: Digest
}

/** A process of its own, since a loader of TypeScript is not handed on to threads. */
const share = (given: Share, told: (message: Message) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)))
    worker.on('message', (message) => told(message as Message))
    worker.on('error', reject)
    worker.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`a process of the simulation ended with ${String(code)}`))
    })
    worker.send(given)
  })

/** Plays many campaigns over some processes; the digests come in the order of the campaigns. */
export const playMany = async (options: Options, told: (done: number) => void): Promise<readonly Digest[]> => {
  const digests: Digest[] = []
  let done = 0
  const of = Math.min(options.workers, options.campaigns)
  await Promise.all(
    Array.from({ length: of }, (_, first) =>
      share({ options, first, of }, ({ index, digest }) => {
        digests[index] = digest
        done += 1
        told(done)
      }),
    ),
  )
  return digests
}
