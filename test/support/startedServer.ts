import { spawn } from 'node:child_process'

/** The built server in a process of its own. */
export interface StartedServer {
  readonly url: string
  /** What it has complained of so far. */
  said(): string
  stop(): Promise<void>
}

/** As `npm start` runs it, without the demo; behind one proxy, so that everybody may come from an address of his own. */
export const startServer = async (
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<StartedServer> => {
  const own = { PORT: '0', MUSTER_DATA: folder, MUSTER_DEMO: 'no', MUSTER_TRUST_PROXY: '1' }
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', ...own, ...settings }
  const child = spawn(process.execPath, [...nodeOptions, 'server/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const found = /API +(\S+)\/graphql/.exec(data.toString())?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)))
  })
  return {
    url,
    said: () => said,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}
