import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server of one of the two versions. */
export interface Running {
  readonly name: string
  /** Null once it has been told to stop: a proxy would send nobody there. */
  url(): string | null
  /** What it has complained of. */
  said(): string
  /** Tells it to stop; how it ended. */
  drain(): Promise<number | null>
}

const addressOf = (child: ChildProcess, said: () => string): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString()
      const found = /API +(\S+)\/graphql/.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`a server did not start: ${said()}`)))
  })

/** Until it serves. */
export const startIn = async (
  folder: string,
  name: string,
  settings: Readonly<Record<string, string>>,
  node = process.execPath,
): Promise<Running> => {
  const own = { PORT: '0', MUSTER_PAGES: 'no', MUSTER_DEMO: 'no', MUSTER_DRAIN_SECONDS: '2' }
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', ...own, ...settings }
  const child = spawn(node, [join('server', 'start.mjs')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  let url: string | null = await addressOf(child, () => said)
  return {
    ...{ name, url: () => url, said: () => said },
    drain: async () => {
      url = null
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}
