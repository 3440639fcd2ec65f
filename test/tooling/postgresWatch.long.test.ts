import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPostgres } from '../../server/src/db/postgres/index.js'
import { runs } from '../../server/src/db/postgres/processes.js'
import { watchOver } from '../../server/src/db/postgres/watch.js'
import { eventually } from '../support/eventually.js'

/** A process and a port that are taken for a PostgreSQL; what it says to whom asks is up to the test. */
let child: ChildProcess
let server: Server
let asked: Socket[]

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  asked = []
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => asked.push(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  child.kill('SIGKILL')
  asked.forEach((socket) => socket.destroy())
  server.close()
  vi.restoreAllMocks()
})

const hurried = { every: 20, restful: 2, patience: 10 }
const pretended = () => ({ pid: child.pid ?? 0, port: (server.address() as AddressInfo).port })

/** It was ended before another was started in its place. */
const expectEnded = async (): Promise<void> => {
  const { pid, port } = pretended()
  const started: number[] = []
  const watching = watchOver(
    { pid, port },
    () => {
      started.push(Number(runs(pid)))
      return Promise.resolve({ pid: process.pid, port })
    },
    hurried,
  )
  watching.start()
  await eventually(
    () => Promise.resolve(started.length),
    (times) => times > 0,
  )
  await watching.stop()
  expect(started[0]).toBe(0)
}

test('a server that says nothing at all is ended and started again', async () => {
  await expectEnded()
})

test('a server that answers and lets nobody log in, again and again, is ended and started again', async () => {
  server.on('connection', (socket: Socket) => {
    socket.once('data', () => {
      socket.write('N')
      socket.once('data', () => socket.end('E\0\0\0\x20SFATAL\0C57P03\0Mnot yet\0\0'))
    })
  })
  await expectEnded()
})

test('a server that is slow and answers in the end is left alone', async () => {
  const { pid, port } = pretended()
  let started = 0
  const watching = watchOver(
    { pid, port },
    () => {
      started += 1
      return Promise.resolve({ pid, port })
    },
    hurried,
  )
  watching.start()
  for (let round = 0; round < 3; round += 1) {
    const socket = await eventually(
      () => Promise.resolve(asked.shift()),
      (found) => found !== undefined,
    )
    // Nearly as long as it may take: by the looks that are taken meanwhile, and not by a clock of ours.
    await new Promise((resolve) => setTimeout(resolve, hurried.every * (hurried.patience / 2)))
    socket?.end('N')
  }
  await watching.stop()
  expect([started, runs(pid)]).toEqual([0, true])
})

test('a PostgreSQL that somebody has stopped goes on, with what its clients had begun', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-watch-'))
  const postgres = await startPostgres(join(folder, 'data'), { durable: false })
  const client = new Client({ connectionString: postgres.ownerUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('CREATE TEMP TABLE begun AS SELECT 7 AS seven')
  let started = 0
  const watching = watchOver(
    postgres,
    () => {
      started += 1
      return Promise.resolve(postgres)
    },
    { every: 50, restful: 2, patience: 40 },
  )
  try {
    process.kill(postgres.pid, 'SIGSTOP')
    watching.start()
    const fresh = new Client({ connectionString: postgres.ownerUrl })
    await fresh.connect()
    await fresh.end()
    expect((await client.query('SELECT seven FROM begun')).rows).toEqual([{ seven: 7 }])
    expect(started).toBe(0)
  } finally {
    await watching.stop()
    await client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
