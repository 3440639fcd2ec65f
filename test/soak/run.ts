import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../server/src/db/postgres/index.js'
import { administrator } from '../support/administrator.js'
import { type StartedServer, startServer } from '../support/startedServer.js'
import { openReader } from './books.js'
import type { MemoryAt, RequestAt } from './figures.js'
import { type Inspector, inspect } from './inspector.js'
import { readMinutes } from './options.js'
import { openPlayers, type Players } from './players.js'
import { headLine, lineOf, print } from './report.js'
import { openTroubles } from './troubles.js'
import { findings } from './verdict.js'
import { campaigns, openWars, sockets } from './wars.js'

/** Milliseconds from one player's look at the table to the next one's. */
const glance = 150
/** Minutes from one look at the memory to the next. */
const look = 0.25

const minutes = readMinutes()
const memory: MemoryAt[] = []
const requests: RequestAt[] = []
const troubles = openTroubles()
let began = performance.now()
const now = (): number => (performance.now() - began) / 60_000

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** One thing after the other, so that no player waits while the memory is swept, or while this process is busy. */
const measure = async (players: Players, inspector: Inspector): Promise<void> => {
  console.log(headLine)
  for (let told = 0; now() < minutes;) {
    if (memory.length * look <= now()) memory.push({ ...(await inspector.memory()), minute: now() })
    const next = wait(glance)
    await players.next().catch((error: unknown) => troubles.note(String(error)))
    await next
    if (now() >= told + 1) console.log(lineOf({ memory, requests }, told++))
  }
}

/** What Node says of its debugger is no complaint. */
const complaintsOf = (server: StartedServer): readonly string[] =>
  server
    .said()
    .split('\n')
    .filter((line) => line !== '' && !/^(Debugger |For help, see)/.test(line))

const soak = async (folder: string): Promise<boolean> => {
  const server = await startServer(folder, {}, ['--inspect=127.0.0.1:0'])
  const postgres = await startPostgres(folder)
  const [reader, inspector] = [await openReader(administrator(folder, postgres.ownerUrl)), await inspect(server.said())]
  try {
    const wars = await openWars(server.url, troubles.note)
    const players = await openPlayers(server.url, troubles.note, (request, milliseconds) =>
      requests.push({ request, milliseconds, minute: now() }),
    )
    const started = performance.now() - began
    console.log(
      `${String(campaigns)} campaigns of eight bots, ${String(sockets)} sockets, begun in ${(started / 1000).toFixed(0)} s.`,
    )
    began = performance.now()
    const before = await reader.read()
    await measure(players, inspector)
    const after = await reader.read()
    wars.stop()
    for (const line of complaintsOf(server)) troubles.note(`the server said: ${line}`)
    const measured = { minutes, memory, requests, books: { before, after } }
    const all = findings(measured, troubles.all().length)
    console.log(`${String(wars.prepared())} campaigns, ${String(wars.frames())} frames on the sockets.`)
    print(measured, all)
    for (const [what, times] of troubles.all()) console.log(`${String(times)} times: ${what}`)
    return all.every(({ holds }) => holds !== false)
  } finally {
    inspector.close()
    await reader.close()
    await server.stop()
    await postgres.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'muster-soak-'))
try {
  process.exitCode = (await soak(folder)) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
