import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bundleServer } from '../../scripts/bundle.mjs'
import { transpileRulesets } from '../../scripts/transpile.mjs'
import { stopPostgres } from '../../server/src/db/postgres/index.js'
import { runs } from '../../server/src/db/postgres/processes.js'
import { inSources } from '../../server/src/base/inSources.js'
import { freshDatabase } from '../support/database.js'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
let folder: string
let data: string
let children: ChildProcess[]

/** As if its source had been deleted since the last build. */
const orphan = join(root, 'rulesets', 'dist', 'kit', 'orphan.js')

beforeAll(async () => {
  mkdirSync(dirname(orphan), { recursive: true })
  writeFileSync(orphan, 'throw new Error("an orphan")')
  expect(await transpileRulesets()).toEqual({ code: 0, output: '' })
  expect(await bundleServer()).toEqual({ code: 0, output: '' })
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-start-'))
  data = join(folder, 'data')
  children = []
})
afterEach(async () => {
  children.forEach((child) => child.kill('SIGKILL'))
  if (existsSync(join(data, 'postgres', 'cluster'))) await stopPostgres(data)
  rmSync(folder, { recursive: true, force: true })
})

test('a build removes what an earlier one made of a source that is gone', () => {
  expect(existsSync(orphan)).toBe(false)
})

/** The server as it starts, without pages: they need a build. */
function start(env: Record<string, string> = {}) {
  const own = { MUSTER_DATA: data, MUSTER_PAGES: 'no', MUSTER_DEMO: 'no', PORT: '0' }
  const child = spawn(process.execPath, [join(root, 'server', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: undefined, ...own, ...env },
  })
  children.push(child)
  let said = ''
  let complained = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => ({ code: code as number | null, said: complained.trim() }))
  const until = async (ready: () => boolean) => {
    while (!ready()) {
      if (child.exitCode !== null) throw new Error(`ended early: ${complained}`)
      await sleep(20)
    }
  }
  const url = () => /API +(\S+)\/graphql/.exec(said)?.[1] ?? ''
  return { child, exit, ready: () => until(() => url() !== ''), until, url, said: () => said }
}

const pidFile = () => join(data, 'postgres', 'cluster', 'postmaster.pid')
const postmaster = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

async function refusal(env: Record<string, string>) {
  const { code, said } = await start(env).exit
  return { code, lines: said.split('\n').length, said }
}

describe('the bundle', () => {
  const bundle = join(root, 'server', 'bundle', 'server.cjs')

  test('what V8 compiled of it is taken', () => {
    const script = `import { load } from './server/load.mjs'; process.exit(load().script.cachedDataRejected ? 1 : 7)`
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root }).status).toBe(7)
  })

  test('has every ruleset, whose engines run in threads: a demo begins', async () => {
    const server = start({ MUSTER_DEMO: 'yes' })
    await server.ready()
    await server.until(() => server.said().includes('Player B'))
    const asked = await fetch(`${server.url()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ rulesets { id } }' }),
    })
    const { data } = (await asked.json()) as { data: { rulesets: { id: string }[] } }
    const folders = readdirSync(join(root, 'rulesets')).filter((name) =>
      existsSync(join(root, 'rulesets', name, 'engine')),
    )
    expect(data.rulesets.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  test('a place in it is told as one in the sources', () => {
    const lines = readFileSync(bundle, 'utf8').split('\n')
    const line = lines.findIndex((text) => text.includes('MUSTER_SECRET is not the one')) + 1
    expect(inSources(`    at checkHouse (${bundle}:${line}:7)`)).toMatch(
      /^ {4}at checkHouse \(\/.*\/server\/src\/db\/house\.ts:\d+:\d+\)$/,
    )
    const elsewhere = `    at other (${join(root, 'server', 'load.mjs')}:1:1)`
    expect(inSources(elsewhere)).toBe(elsewhere)
  })
})

describe('stopping', () => {
  test('one Ctrl-C, given by the terminal and passed on by npm, ends everything in good order', async () => {
    const server = start()
    await server.ready()
    const database = postmaster()
    server.child.kill('SIGINT')
    server.child.kill('SIGINT')
    expect(await server.exit).toEqual({ code: 0, said: '' })
    expect(runs(database)).toBe(false)
  })

  test('a Ctrl-C while it is still opening leaves no database behind', async () => {
    const server = start()
    await server.until(() => existsSync(pidFile()))
    const database = postmaster()
    server.child.kill('SIGINT')
    expect((await server.exit).code).toBe(0)
    expect(runs(database)).toBe(false)
  })
})

describe('what the person at the keyboard can mend is one sentence and a non-zero exit', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, lines, said } = await refusal({ PORT: String(port) })
    other.close()
    expect({ code, lines }).toEqual({ code: 1, lines: 1 })
    expect(said).toMatch(new RegExp(`${port}.*(taken|in use)`, 'i'))
    expect(existsSync(pidFile())).toBe(false)
  })

  test('a data folder that cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '')
    const { code, lines, said } = await refusal({ MUSTER_DATA: join(folder, 'file', 'data') })
    expect({ code, lines }).toEqual({ code: 1, lines: 1 })
    expect(said).toMatch(/data folder .* cannot be written.*MUSTER_DATA/)
  })

  test('an unreachable database', async () => {
    const { code, lines, said } = await refusal({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/muster' })
    expect({ code, lines }).toEqual({ code: 1, lines: 1 })
    expect(said).toMatch(/DATABASE_URL/)
    expect(said).not.toMatch(/nothing/)
  })

  test('a database account without the right to make roles', async () => {
    const database = await freshDatabase()
    const client = new Client({ connectionString: database.ownerUrl })
    await client.connect()
    await client.query(`CREATE ROLE ${database.name}_plain LOGIN PASSWORD 'plain-password'`)
    await client.query(`GRANT ALL ON DATABASE ${database.name} TO ${database.name}_plain`)
    await client.end()
    const url = new URL(database.ownerUrl)
    url.username = `${database.name}_plain`
    url.password = 'plain-password'
    const { code, lines, said } = await refusal({ DATABASE_URL: url.href })
    await database.drop()
    expect({ code, lines }).toEqual({ code: 1, lines: 1 })
    expect(said).toMatch(/CREATEROLE/)
    expect(said).not.toMatch(/plain-password/)
  })
})
