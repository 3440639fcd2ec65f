import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openServer } from '../../server/src/compose.js'
import type { Server } from '../../server/src/composed.js'
import type { Config } from '../../server/src/config.js'
import { freshDatabase, type TestDatabase } from '../support/database.js'
import { eventually } from '../support/eventually.js'
import { readyKey } from '../support/keys.js'
import { openBotWar } from './botWar.js'
import { type Identity, makeToken, must } from './client.js'
import { generous, roomy, testConfig } from './config.js'

let database: TestDatabase
let config: Config
let server: Server
const running: ChildProcess[] = []

/** Always at the same address, once it has one. */
const open = async (): Promise<void> => {
  server = await openServer({ config, limits: generous, budgets: roomy, newKey: readyKey })
  config = { ...config, port: Number(new URL(server.url).port) }
}

beforeAll(async () => {
  database = await freshDatabase()
  config = testConfig({ databaseUrl: database.ownerUrl })
  await open()
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill()
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

const python = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0

/** What a bot has said so far, and how it ended. */
interface Played {
  said(): string
  readonly over: Promise<number | null>
}

const run = (command: string, args: readonly string[], token: string): Played => {
  const child = spawn(command, args, { env: { ...process.env, NODE_OPTIONS: '', MUSTER_TOKEN: token } })
  running.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return { said: () => text, over: new Promise((resolve) => child.once('close', resolve)) }
}

const script = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
const bots = {
  javascript: (token: string, id: string) => run(process.execPath, [script('bot.mjs'), server.url, id], token),
  python: (token: string, id: string) => run('python3', [script('bot.py'), server.url, id, '0.2'], token),
}

interface Status {
  readonly phase: string
  readonly turn: number
}

const statusOf = async (id: string, who: Identity): Promise<Status> => {
  const { campaign } = await must<{ campaign: { status: Status } }>(
    ...([server.url, 'query ($c: ID!) { campaign(id: $c) { status { phase turn } } }', { c: id }, who] as const),
  )
  return campaign.status
}

const short = { boltgun: { 'army.choice': 'scenario' }, 'hex-1.4': { 'win.fraction': 0.1 } } as const

/** Hardly any of these wars is longer; the organiser ends it then. */
const longest = 10

const wars = (['javascript', ...(python ? (['python'] as const) : [])] as const).flatMap((language) =>
  (['boltgun', 'hex-1.4'] as const).map((ruleset) => [language, ruleset] as const),
)

if (!python) console.info('There is no python3 (3.9 or later) here: examples/bot.py is not tried.')

it.each(wars)('a bot in %s plays a war of %s, through a restart of the server', async (language, ruleset) => {
  const { id, owner } = await openBotWar(server.url, `${language} ${ruleset.slice(0, 3)}`, {
    rulesetId: ruleset,
    settings: short[ruleset],
  })
  const token = await makeToken(server.url, owner, ['READ', 'ORDERS'])
  const bot = bots[language](token, id)
  await eventually(
    () => Promise.resolve(bot.said()),
    (said) => said.includes('sealed "'),
  )
  await server.close()
  await open()
  const reached = await eventually(
    () => statusOf(id, owner),
    ({ phase, turn }) => phase === 'ENDED' || turn > longest,
    240,
  )
  if (reached.phase !== 'ENDED')
    await must(server.url, 'mutation ($c: ID!) { endCampaign(campaignId: $c) { id } }', { c: id }, owner)
  expect(await bot.over, bot.said()).toBe(0)
  expect(bot.said()).toContain('The war is over.')
  expect(bot.said()).not.toContain('refused')
  const { campaign } = await must<{ campaign: { receipts: { askId: string }[] } }>(
    ...([server.url, 'query ($c: ID!) { campaign(id: $c) { receipts { askId } } }', { c: id }, owner] as const),
  )
  const sealed = campaign.receipts.map(({ askId }) => askId)
  expect(new Set(sealed).size).toBe(sealed.length)
  expect(sealed.length).toBe(bot.said().split('sealed "').length - 1)
})
