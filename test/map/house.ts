import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('../..', import.meta.url))

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

export interface DemoHouse {
  readonly url: string
  readonly email: string
  readonly password: string
  close(): Promise<void>
}

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** The product as it is built, with its demo campaign, on a data folder of its own. */
export const openDemoHouse = async (checkout = here): Promise<DemoHouse> => {
  const [data, port] = [mkdtempSync(join(tmpdir(), 'muster-map-')), String(await freePort())]
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', MUSTER_DATA: data, PORT: port }
  const child = spawn(process.execPath, [join(checkout, 'server', 'start.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const [file, stands] = [join(data, 'demo-accounts.txt'), () => fetch(`${url}/healthz`).then(({ ok }) => ok)]
  while (!(existsSync(file) && (await stands().catch(() => false)))) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await wait(100)
  }
  const [, email = '', password = ''] = /^Player A\s+(\S+)\s+(\S+)/m.exec(readFileSync(file, 'utf8')) ?? []
  return {
    ...{ url, email, password },
    close: async () => {
      await stop(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
