import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from './child/node.js'
import type { FailpointName } from './failpoints.js'

/** A server process of the product, which is killed and started again. */
export interface Node {
  readonly name: string
  /** Null while it is down. */
  url(): string | null
  /** Until it serves; `wrongClock` in milliseconds. */
  start(wrongClock?: number): Promise<void>
  kill(): Promise<void>
  /** Told to stop: it answers for a while, ends its streams and goes. Proxies send it nobody any more. */
  drain(): Promise<void>
  /** Until it has died at that place, or so many milliseconds have passed without; whether it has died. */
  dieAt(failpoint: FailpointName, patience: number): Promise<boolean>
  /** So many milliseconds in which its sockets and threads do nothing at all, as on a machine that sleeps. */
  freeze(milliseconds: number): Promise<void>
}

export interface NodeSettings {
  readonly databaseUrl: string
  readonly secret: string
  readonly folder: string
  /** How long an engine may compute. */
  readonly seconds: number
  /** Somebody ended who was not told to. */
  readonly onEnd: (what: string) => void
}

/** Opens what scripts/bundleChaos.mjs has made of `child/node.ts`. */
const program = fileURLToPath(new URL('../../../scripts/chaosNode.mjs', import.meta.url))

const launch = (
  name: string,
  { databaseUrl, secret, folder, seconds }: NodeSettings,
  wrongClock: number,
): ChildProcess => {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = fork(program, {
    env: {
      ...process.env,
      ...{ CHAOS_DATABASE: databaseUrl, CHAOS_SECRET: secret },
      ...{ CHAOS_CLOCK: String(wrongClock), CHAOS_SECONDS: String(seconds) },
    },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return child
}

/** What a process said last: its log goes with the run. */
const lastWords = ({ folder }: NodeSettings, name: string): string =>
  readFileSync(join(folder, `${name}.log`), 'utf8').slice(-800)

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

export const openNode = (name: string, settings: NodeSettings): Node => {
  let child: ChildProcess | null = null
  let url: string | null = null
  let doomed = false
  const tell = (command: Command): void => void child?.send(command, () => undefined)
  const kill = async (): Promise<void> => {
    if (!child) return
    doomed = true
    child.kill('SIGKILL')
    await ended(child)
  }
  return {
    name,
    url: () => url,
    start: async (wrongClock = 0) => {
      doomed = false
      const own = launch(name, settings, wrongClock)
      child = own
      own.once('exit', (code, signal) => {
        url = null
        if (!doomed) settings.onEnd(`${name} ended by itself (${String(signal ?? code)}): ${lastWords(settings, name)}`)
      })
      await Promise.race([
        ended(own),
        new Promise<void>((resolve) =>
          own.once('message', (message) => {
            if (typeof message === 'object' && 'url' in message) url = String(message.url)
            resolve()
          }),
        ),
      ])
    },
    kill,
    drain: async () => {
      const own = child
      if (!own) return
      doomed = true
      url = null
      own.kill('SIGTERM')
      await ended(own)
      if (own.exitCode !== 0) settings.onEnd(`${name} did not stop in order: ${lastWords(settings, name)}`)
    },
    dieAt: async (failpoint, patience) => {
      if (!child) return false
      const own = child
      doomed = true
      tell({ failpoint })
      await Promise.race([ended(own), rest(patience)])
      // It may get there until it knows that it is not to
      const disarmed = new Promise((resolve) => own.once('message', resolve))
      tell({ failpoint: null })
      await Promise.race([ended(own), disarmed])
      if (own.signalCode !== null) return true
      doomed = false
      return false
    },
    freeze: async (milliseconds) => {
      child?.kill('SIGSTOP')
      await rest(milliseconds)
      child?.kill('SIGCONT')
    },
  }
}
