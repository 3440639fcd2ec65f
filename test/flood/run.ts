import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attacksOf } from './attacks.js'
import { startServer } from '../support/startedServer.js'
import { ask, openTable, type Table } from './people.js'
import type { Blows, Orders } from './strike.js'

/** Others may wait so much longer than when it is quiet. */
const goal = 3
/** Below this nobody notices: a ratio of a few milliseconds says nothing. */
const floor = 15

const short = process.argv.includes('--short')
/** Attacks whose names contain one of the words given, or all. */
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word))
const seconds = short ? 2 : 8

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

interface Waits {
  readonly p50: number
  readonly p95: number
  readonly count: number
  readonly failed: number
}

const read = `query ($id: ID!) { campaign(id: $id) { id status { turn seats { id sealed } } briefing { number report { text } asks { id } } } }`
const save = 'mutation ($c: ID!, $a: ID!) { saveDraft(campaignId: $c, askId: $a, orders: []) { askId } }'

/** The day of honest players: in turn each reads or drafts, twenty times a second together, until told to stop. */
const others = async (url: string, tables: readonly Table[], until: number): Promise<Waits> => {
  const took: number[] = []
  let failed = 0
  for (let turn = 0; performance.now() < until; turn += 1) {
    const table = tables[turn % tables.length]
    if (!table) throw new Error('nobody is honest')
    const { guest, campaignId, askId } = table
    const from = performance.now()
    const response =
      turn % 3 === 2
        ? await ask(url, guest, save, { c: campaignId, a: askId })
        : await ask(url, guest, read, { id: campaignId })
    const text = await response.text()
    if (text.includes('"errors"')) {
      failed += 1
      console.log(`an honest player was told: ${text.slice(0, 300)}`)
    }
    took.push(performance.now() - from)
    await wait(Math.max(0, 50 - (performance.now() - from)))
  }
  const sorted = took.sort((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), count: sorted.length, failed }
}

interface Attacker {
  strike(orders: Orders): Promise<Blows>
}

const openAttacker = async (): Promise<Attacker> => {
  const child = fork(new URL('strike.ts', import.meta.url))
  await once(child, 'message')
  return {
    strike: async (orders) => {
      child.send(orders)
      const [blows] = (await once(child, 'message')) as [Blows]
      return blows
    },
  }
}

const flood = async (url: string): Promise<boolean> => {
  const honest: Table[] = []
  for (let number = 1; number <= 5; number += 1)
    honest.push(await openTable(url, `Honest ${String(number)}`, `203.0.113.${String(number)}`))
  await others(url, honest, performance.now() + 1500)
  const quiet = await others(url, honest, performance.now() + seconds * 1000)
  console.log(`quiet${' '.repeat(26)} p50 ${quiet.p50.toFixed(1)} ms  p95 ${quiet.p95.toFixed(1)} ms`)
  let bounded = true
  for (const [number, attack] of attacksOf([])
    .filter(({ name }) => isWanted(name))
    .entries()) {
    const by = await openTable(url, 'Attacker', `198.51.100.${String(number)}`)
    const attacker = await openAttacker()
    const [blows, { p50, p95, failed }] = await Promise.all([
      attacker.strike({ url, by, attack: attack.name, milliseconds: seconds * 1000 }),
      others(url, honest, performance.now() + seconds * 1000),
    ])
    const ratio = p95 / Math.max(quiet.p95, floor)
    const isBounded = ratio <= goal && failed === 0
    bounded &&= isBounded
    console.log(
      `${attack.name.padEnd(31)} p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  × ${ratio.toFixed(1)}  ${String(blows.sent)} sent, ${String(blows.refused)} refused${failed > 0 ? `, ${String(failed)} of others failed` : ''}${isBounded ? '' : '  UNBOUNDED'}`,
    )
    await wait(short ? 300 : 2000)
  }
  return bounded
}

const folder = mkdtempSync(join(tmpdir(), 'muster-flood-'))
const server = await startServer(folder, { MUSTER_PAGES: 'no' })
try {
  process.exitCode = (await flood(server.url)) ? 0 : 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
