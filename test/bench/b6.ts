import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import boltgun from '@muster/rulesets/boltgun/index.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { readConfig } from '../../server/dist/config.js'
import { openServer } from '../../server/dist/compose.js'
import { startCampaign } from './campaign.js'
import { median } from './clock.js'
import { makePeople } from './people.js'

const pages = fileURLToPath(new URL('../../web/.next/BUILD_ID', import.meta.url))
const main = fileURLToPath(new URL('../../server/start.mjs', import.meta.url))

interface Kept {
  readonly campaignId: string
  readonly token: string
}

/** A data folder with a campaign that has begun, and a token of one of its players. */
const prepare = async (environment: Readonly<Record<string, string>>): Promise<Kept> => {
  const server = await openServer({ config: readConfig({ ...environment, PORT: '0' }) })
  try {
    const [scenario] = boltgun.scenarios
    if (!scenario) throw new Error('there is no scenario')
    const people = await makePeople(server.ownerUrl, scenario.seats.length)
    const campaignId = await startCampaign(server, scenario, seatLetters(scenario.seats.length), people)
    return { campaignId, token: people[0]?.token ?? '' }
  } finally {
    await server.close()
  }
}

const query = '{ pieces { id at } layers { key rows } number turn stage }'

const viewed = async (url: string, { campaignId, token }: Kept): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: `query ($id: ID!) { campaign(id: $id) { briefing ${query} } }`,
        variables: { id: campaignId },
      }),
    })
    const text = await response.text()
    if (text.includes('"pieces":[{')) return true
    throw new Error(`the first view was refused: ${text}`)
  } catch (error) {
    // Nobody listens yet
    if (error instanceof TypeError) return false
    throw error
  }
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const startOnce = async (environment: Readonly<Record<string, string>>, kept: Kept): Promise<number> => {
  const port = String(await freePort())
  const from = performance.now()
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', ...environment, PORT: port }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (!(await viewed(`http://127.0.0.1:${port}`, kept))) {
      if (child.exitCode !== null) throw new Error('the server did not start')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    return performance.now() - from
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

export interface StartFigures {
  /** The API alone. */
  readonly firstViewMs: number
  /** With the built pages of the browser's side, as npm start runs; null where they were not built. */
  readonly withPagesMs: number | null
  readonly runs: number
}

/** From exec of the built server to the first authenticated view: PostgreSQL started with it, on a data folder that is there already. */
export const startFigures = async (runs: number): Promise<StartFigures> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  try {
    const environment = { MUSTER_DATA: dataFolder, MUSTER_DEMO: 'no', MUSTER_PAGES: 'no' }
    const kept = await prepare(environment)
    const repeated = async (more: Readonly<Record<string, string>>): Promise<number> => {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) times.push(await startOnce({ ...environment, ...more }, kept))
      return median(times)
    }
    return {
      firstViewMs: await repeated({}),
      withPagesMs: existsSync(pages) ? await repeated({ MUSTER_PAGES: 'yes' }) : null,
      runs,
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
