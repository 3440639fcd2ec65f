import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../../server/src/db/postgres/index.js'
import { follow, frameFaults } from '../chaos/followers.js'
import { violations } from '../chaos/invariants.js'
import { rest } from '../chaos/rest.js'
import { buildBefore, lastOther } from './before.js'
import { openWars, play } from './players.js'
import { type Running, startIn } from './servers.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values } = parseArgs({ options: { from: { type: 'string' } } })
const commit = values.from ?? lastOther(root)

/** Resolutions with the old server alone, with both, and with the new one alone. */
const stretches = [8, 12, 8] as const

const patience = 600_000

const folder = mkdtempSync(join(tmpdir(), 'muster-rolling-'))
const servers: Running[] = []

const run = async (): Promise<readonly string[]> => {
  console.log(`From ${commit.slice(0, 10)} to this version.`)
  const before = buildBefore(root, folder, commit)
  const postgres = await startPostgres(folder, { durable: false })
  const owner = new pg.Pool({ connectionString: postgres.ownerUrl, max: 2 })
  owner.on('error', () => undefined)
  const sql = async <Row extends object>(text: string, given: readonly unknown[] = []): Promise<readonly Row[]> =>
    (await owner.query<Row>(text, [...given])).rows
  const settings = { DATABASE_URL: postgres.ownerUrl, MUSTER_SECRET: randomBytes(32).toString('hex') }
  const start = async (from: string, name: string): Promise<Running> => {
    const began = Date.now()
    const server = await startIn(from, name, { ...settings, MUSTER_DATA: join(folder, name) })
    servers.push(server)
    console.log(`${name} serves after ${((Date.now() - began) / 1000).toFixed(1)} s`)
    return server
  }
  const resolved = async (): Promise<number> =>
    (await sql<{ n: number }>('SELECT count(*)::integer AS n FROM muster.resolution WHERE group_id IS NOT NULL'))[0]
      ?.n ?? 0
  const more = async (count: number): Promise<void> => {
    const [goal, end] = [(await resolved()) + count, Date.now() + patience]
    while ((await resolved()) < goal) {
      if (Date.now() > end) throw new Error('the wars have stopped')
      await rest(100)
    }
  }
  try {
    const old = await start(before, 'the version before')
    const wars = await openWars(old.url() ?? '')
    const [players, followers] = [play(servers, wars), wars.map((war) => follow({ nodes: servers }, war))]
    await more(stretches[0])
    const fresh = await start(root, 'this version')
    await more(stretches[1])
    const code = await old.drain()
    await more(stretches[2])
    await players.stop()
    const frames = await frameFaults({ sql }, followers)
    await Promise.all(followers.map((one) => one.stop()))
    const lost = followers.reduce((sum, one) => sum + one.lost(), 0)
    console.log(
      `${String(await resolved())} resolutions, ${String(players.acknowledged.length)} acknowledged seals; followers lost the line ${String(lost)} times.`,
    )
    return [
      ...(code === 0 ? [] : [`the version before ended with ${String(code)}`]),
      ...(await violations({ sql }, players.acknowledged, [])),
      ...players.failed.map((what) => `a request that failed: ${what}`),
      ...frames,
      ...[old, fresh].flatMap((server) => (server.said() === '' ? [] : [`${server.name} said: ${server.said()}`])),
      ...(players.acknowledged.length === 0 ? ['nothing was sealed'] : []),
    ]
  } finally {
    for (const server of servers) if (server.url() !== null) await server.drain()
    await owner.end()
    await postgres.stop()
  }
}

try {
  const found = await run()
  console.log(`${String(found.length)} violations.`)
  for (const one of found) console.error(`  ${one}`)
  process.exitCode = found.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
