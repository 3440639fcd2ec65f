import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  cpSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accountForPostgres, canRun } from '../../server/src/db/postgres/account.js'
import { findBinaries } from '../../server/src/db/postgres/binaries.js'
import { checkSpace, openDataFolder } from '../../server/src/db/postgres/folder.js'
import { startPostgres, stopPostgres } from '../../server/src/db/postgres/index.js'
import { runs } from '../../server/src/db/postgres/processes.js'
import { StartProblem } from '../../server/src/base/startProblem.js'

const quick = { durable: false }
const here = dirname(fileURLToPath(import.meta.url))
let folder: string
let children: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-launcher-'))
  children = []
})
afterEach(async () => {
  children.forEach((child) => child.kill('SIGKILL'))
  const data = join(folder, 'data')
  if (existsSync(join(data, 'postgres', 'cluster'))) await stopPostgres(data)
  rmSync(folder, { recursive: true, force: true })
})

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Starts PostgreSQL in a process of its own. */
async function holder(data: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, 'child', 'holdPostgres.ts'), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, server: JSON.parse(said.toString()) as { pid: number; port: number } }
}

describe('starting', () => {
  test('cold: from nothing, loopback and scram only, secrets private', async () => {
    const data = join(folder, 'data')
    const server = await startPostgres(data)
    const [how] = await ask<{ method: string }>(
      server.ownerUrl,
      `SELECT current_setting('password_encryption') AS method`,
    )
    expect(how).toEqual({ method: 'scram-sha-256' })
    expect(await ask(server.ownerUrl, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
    const [, , , , socketFolder, address] = readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split(
      '\n',
    )
    expect({ socketFolder, address }).toEqual({ socketFolder: '', address: '127.0.0.1' })
    expect(statSync(join(data, 'postgres', 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(statSync(data).mode & 0o777).toBe(0o700)
    const stranger = server.ownerUrl.replace(/:[^:@]+@/, ':guessed@')
    await expect(ask(stranger, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
    await server.stop()
  })

  test('warm: the same data and the same password', async () => {
    const data = join(folder, 'data')
    const first = await startPostgres(data, quick)
    await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 7 AS seven')
    await first.stop()
    const second = await startPostgres(data, quick)
    expect(await ask(second.ownerUrl, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }])
    expect(new URL(second.ownerUrl).password).toBe(new URL(first.ownerUrl).password)
    await second.stop()
  })

  test('two cold starts at once use one server, and the last to leave stops it', async () => {
    const data = join(folder, 'data')
    const [one, two] = await Promise.all([holder(data), holder(data)])
    expect(two.server).toEqual(one.server)
    one.child.kill('SIGTERM')
    await once(one.child, 'exit')
    expect(runs(one.server.pid)).toBe(true)
    two.child.kill('SIGTERM')
    await once(two.child, 'exit')
    expect(runs(one.server.pid)).toBe(false)
  })

  test('below a folder that only its owner may enter', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    chmodSync(folder, 0o700)
    const data = join(closed, 'data')
    for (let start = 0; start < 2; start += 1) {
      const server = await startPostgres(data, quick)
      expect(await ask(server.ownerUrl, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      await server.stop()
    }
    rmSync(closed, { recursive: true, force: true })
  })
})

describe('after a kill -9', () => {
  test('the orphan is adopted, and stopped by who adopted it', async () => {
    const data = join(folder, 'data')
    const { child, server } = await holder(data)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(runs(server.pid)).toBe(true)
    const adopted = await startPostgres(data, quick)
    expect(adopted.pid).toBe(server.pid)
    expect(adopted.port).toBe(server.port)
    await adopted.stop()
    expect(runs(server.pid)).toBe(false)
  })

  test('of parent and server alike nothing acknowledged is lost', async () => {
    const data = join(folder, 'data')
    const first = await startPostgres(data)
    await ask(first.ownerUrl, 'CREATE TABLE kept AS SELECT 1 AS row')
    const busy = new Client({ connectionString: first.ownerUrl })
    busy.on('error', () => undefined)
    await busy.connect()
    const sleeping = busy.query('SELECT pg_sleep(30)').catch(() => undefined)
    process.kill(first.pid, 'SIGKILL')
    const second = await startPostgres(data)
    expect(await ask(second.ownerUrl, 'SELECT row FROM kept')).toEqual([{ row: 1 }])
    await sleeping
    await second.stop()
    await first.stop()
  })

  test('a number that now belongs to another program is not taken for the server', async () => {
    const data = join(folder, 'data')
    await (await startPostgres(data, quick)).stop()
    const stale = [process.pid, '', '0', '5432', '', '127.0.0.1', '', 'ready   '].join('\n')
    writeFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), stale)
    const server = await startPostgres(data, quick)
    expect(server.pid).not.toBe(process.pid)
    await server.stop()
  })

  test('a lock that a dead process holds is taken over', async () => {
    const data = join(folder, 'data')
    await (await startPostgres(data, quick)).stop()
    const dead = spawn(process.execPath, ['-e', ''])
    await once(dead, 'exit')
    writeFileSync(join(data, 'postgres', 'lock'), `${dead.pid} 12345`)
    const server = await startPostgres(data, quick)
    await server.stop()
  })
})

describe('stopping', () => {
  test('leaves nothing running, though clients are connected, and may be asked twice', async () => {
    const server = await startPostgres(join(folder, 'data'), quick)
    const client = new Client({ connectionString: server.ownerUrl })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('BEGIN')
    await Promise.all([server.stop(), server.stop()])
    expect(runs(server.pid)).toBe(false)
    expect(existsSync(join(folder, 'data', 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
    await client.end().catch(() => undefined)
  })
})

describe('what the person at the keyboard can mend', () => {
  test('a data folder that cannot be made', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const start = startPostgres(join(file, 'data'))
    await expect(start).rejects.toThrow(StartProblem)
    await expect(start).rejects.toThrow(/cannot be written to \(ENOTDIR\).*MUSTER_DATA/)
  })

  test('a full disk', async () => {
    const data = join(folder, 'data')
    mkdirSync(join(data, 'postgres'), { recursive: true })
    // Linux's own full disk: every write to it fails for want of space.
    symlinkSync('/dev/full', join(data, 'postgres', `secrets.json.${process.pid}`))
    const start = startPostgres(data)
    await expect(start).rejects.toThrow(StartProblem)
    await expect(start).rejects.toThrow(/is full: free at least 200 MB/)
    expect(existsSync(join(data, 'postgres', 'lock'))).toBe(false)
    expect(() => checkSpace(openDataFolder(data), Number.MAX_SAFE_INTEGER)).toThrow(/is full/)
  })
})

describe('the programs', () => {
  test('run from a copy where the checkout is closed to their account, and get the links that npm did not make', () => {
    const home = join(folder, 'package')
    mkdirSync(home, { mode: 0o700 })
    const shipped = dirname(dirname(findBinaries(null).postgres))
    cpSync(shipped, join(home, 'native'), { recursive: true, verbatimSymlinks: true })
    const links = JSON.parse(readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[]
    links.forEach(({ target }) => rmSync(join(home, target)))
    const account = accountForPostgres()
    const found = findBinaries(account, home)
    expect(canRun(account, found.postgres)).toBe(true)
    expect(found.postgres.startsWith(home)).toBe(account === null)
    if (account) rmSync(dirname(dirname(found.postgres)), { recursive: true })
  })
})
