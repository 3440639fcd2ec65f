import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as words from '../messages/pictures.generated.js'
import { badInput, Problem } from '../base/problems.js'
import type { Sent } from './child.js'
import { pictureLimits } from './limits.js'
import type { Reencoded } from './reencode.js'

/** What is left of a picture that somebody sent. */
export interface Picture {
  readonly bytes: Buffer
  readonly thumb: Buffer
  readonly width: number
  readonly height: number
}

/** Reads pictures, one at a time. */
export interface Reencoder {
  /** @throws Problem with a sentence that says why it is refused */
  read(bytes: Buffer): Promise<Picture>
  close(): void
}

type Work = (bytes: Buffer) => Promise<Reencoded>

export interface ProcessSettings {
  readonly seconds: number
  /** The module that the process begins with. */
  readonly begin: URL
}

const built = new URL('./child.js', import.meta.url)

/** How long a process waits for the next picture. */
const idle = 60_000

/** It gets nothing of the server's environment, where its secrets may be. */
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(['SystemRoot', 'LD_LIBRARY_PATH'].map((name) => [name, process.env[name]])),
  NODE_ENV: 'production',
})

const refusal = (): Reencoded => ({ ok: false, refusal: words.tooHard() })

/** Reads pictures in a process of its own, which is ended if one takes too long, and started anew for the next. */
const openProcess = ({ seconds, begin }: ProcessSettings) => {
  let child: ChildProcess | null = null
  let resting: NodeJS.Timeout | undefined
  let number = 0
  const end = (): void => {
    child?.kill('SIGKILL')
    child = null
  }
  const started = (): ChildProcess => {
    if (child) return child
    const made = fork(fileURLToPath(begin), {
      ...{ env: environment(), execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    })
    made.on('exit', () => {
      if (child === made) child = null
    })
    // It is no reason for the server to go on running.
    made.unref()
    made.channel?.unref()
    child = made
    return made
  }
  const work: Work = (bytes) =>
    new Promise((resolve) => {
      clearTimeout(resting)
      const here = started()
      number += 1
      const mine = number
      const done = (answer: Reencoded): void => {
        clearTimeout(late)
        here.off('message', onMessage)
        here.off('exit', onExit)
        here.off('error', onExit)
        resting = setTimeout(end, idle).unref()
        resolve(answer)
      }
      const onMessage = (told: { readonly number: number; readonly answer: Reencoded }): void => {
        if (told.number === mine) done(told.answer)
      }
      const onExit = (): void => done(refusal())
      const late = setTimeout(() => {
        end()
        done(refusal())
      }, seconds * 1000)
      here.on('message', onMessage)
      here.on('exit', onExit)
      here.on('error', onExit)
      here.send({ number: mine, bytes } satisfies Sent, (error) => {
        if (error) onExit()
      })
    })
  return { work, end }
}

/** In this very process: for tests, which run sources. */
const here: Work = async (bytes) => (await import('./reencode.js')).reencode(bytes)

/** Left out: as the build does, or for sources in this process. */
export const openReencoder = (settings?: ProcessSettings): Reencoder => {
  const isBuilt = import.meta.url.endsWith('.js')
  const reader =
    settings || isBuilt
      ? openProcess(settings ?? { seconds: pictureLimits.seconds, begin: built })
      : { work: here, end: () => undefined }
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const inTurn = async (bytes: Buffer): Promise<Reencoded> => {
    if (waiting >= pictureLimits.waiting) throw new Problem('LIMIT', words.busy())
    waiting += 1
    const mine = last.then(() => reader.work(bytes))
    last = mine.catch(() => undefined)
    return mine.finally(() => {
      waiting -= 1
    })
  }
  return {
    read: async (bytes) => {
      const answer = await inTurn(bytes)
      if (!answer.ok) throw badInput(answer.refusal)
      const { width, height } = answer
      return { bytes: Buffer.from(answer.bytes), thumb: Buffer.from(answer.thumb), width, height }
    },
    close: reader.end,
  }
}
