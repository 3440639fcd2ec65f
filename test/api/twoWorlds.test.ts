import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adaptersThere, loadAdapter } from '../twoworld/adapters.js'
import { plantLeak } from '../twoworld/api/leak.js'
import { askedOfPairs } from '../twoworld/api/asked.js'
import { batch, compareOverApi, lineOf, pairsOf, replaysOf } from '../twoworld/api/run.js'
import { openCast, type Cast } from '../twoworld/api/stage.js'
import { settingsFrom } from '../twoworld/fixed.js'
import { startTestServer, type TestServer } from './server.js'

// `npm run twoworld -- --level http` asks for more, and for worlds of any length.
const onDemand = process.env['MUSTER_PAIRS']
const wanted = Number(onDemand ?? 20)
const seed = process.env['MUSTER_SEED'] ?? 'in every run'
const set = process.env['MUSTER_SET']

const timeout = 900_000 + wanted * 60_000

/** Out of how many campaigns worlds are made, and how much may happen in them. */
const size = onDemand === undefined ? { campaigns: 2, acts: 22 } : { campaigns: 12, acts: Infinity }

const adapters = await Promise.all(adaptersThere().map(loadAdapter))
const { registry, replays } = replaysOf(adapters)
const asked = await askedOfPairs()

let server: TestServer
let cast: Cast

const kinds = adapters.flatMap((adapter) => {
  const each = set === undefined ? (adapter.kinds ?? [{}]) : [settingsFrom(set.split(' '))]
  return each.map((fixed) => ({ adapter, fixed, count: Math.ceil(wanted / each.length) }))
})
const named = kinds.map((kind) => {
  const text = Object.entries(kind.fixed).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  const title = [kind.adapter.game.id, ...text].join(' ')
  return { ...kind, title, pairs: pairsOf(kind.adapter, seed, kind.fixed, size) }
})

beforeAll(async () => {
  // As long as nobody waits for this process.
  for (const { pairs, count } of named) pairs.make(Math.min(count, batch))
  server = await startTestServer({ registry })
  cast = await openCast(server)
})
afterAll(async () => {
  await cast.close()
  await server.close()
})

describe.each(named)('$title: two worlds that a seat may not tell apart', ({ title, adapter, fixed, pairs, count }) => {
  const replay = replays.get(adapter.game.id)
  if (!replay) throw new Error('there is no replay')

  it('are one over the API, in every body and every frame, to all who look', { timeout }, async () => {
    const done = await compareOverApi({ cast, replay, pairs, asked }, count)
    console.log(lineOf(title, pairs, done))
    expect(done.differences.join('\n')).toBe('')
    expect(done.pairs).toBe(count)
    if (fixed['battles.stage'] === 'calendar') expect(done.calendar).toBe(count)
    expect(done.watched).toBeGreaterThan(0)
    expect(done.led).toBe(Math.ceil(done.firsts / 2))
  })

  it('are told apart once a counter moves with what is hidden', async () => {
    const leak = await plantLeak(server.ownerUrl)
    try {
      const { differences } = await compareOverApi({ cast, replay, pairs, asked, untilFound: true }, 2)
      expect(differences).not.toEqual([])
    } finally {
      await leak.mend()
    }
  })
})
