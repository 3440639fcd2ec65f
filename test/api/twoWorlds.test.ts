import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adaptersThere, loadAdapter } from '../twoworld/adapters.js'
import { plantLeak } from '../twoworld/api/leak.js'
import { askedOfPairs } from '../twoworld/api/asked.js'
import { compareOverApi, lineOf, pairsOf, replaysOf } from '../twoworld/api/run.js'
import { openCast, type Cast } from '../twoworld/api/stage.js'
import { settingsFrom } from '../twoworld/fixed.js'
import { startTestServer, type TestServer } from './server.js'

// `npm run twoworld -- --level http` asks for more.
const wanted = Number(process.env['MUSTER_PAIRS'] ?? 4)
const seed = process.env['MUSTER_SEED'] ?? 'in every run'
const set = process.env['MUSTER_SET']

const timeout = 900_000 + wanted * 60_000

/** Campaigns out of which worlds are made: for few pairs a few. */
const campaigns = Math.min(12, Math.max(2, wanted))

const adapters = await Promise.all(adaptersThere().map(loadAdapter))
const { registry, replays } = replaysOf(adapters)
const asked = await askedOfPairs()

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await startTestServer({ registry })
  cast = await openCast(server)
})
afterAll(async () => {
  await cast.close()
  await server.close()
})

const kinds = adapters.flatMap((adapter) => {
  const each = set === undefined ? (adapter.kinds ?? [{}]) : [settingsFrom(set.split(' '))]
  return each.map((fixed) => ({ adapter, fixed, pairs: Math.ceil(wanted / each.length) }))
})
const named = kinds.map((kind) => {
  const text = Object.entries(kind.fixed).map(([key, value]) => `${key}=${JSON.stringify(value)}`)
  return { ...kind, title: [kind.adapter.game.id, ...text].join(' ') }
})

describe.each(named)('$title: two worlds that a seat may not tell apart', ({ title, adapter, fixed, pairs: count }) => {
  const replay = replays.get(adapter.game.id)
  if (!replay) throw new Error('there is no replay')
  const pairs = pairsOf(adapter, seed, campaigns, fixed)

  it('are one over the API, in every body and every frame, to all who look', { timeout }, async () => {
    const done = await compareOverApi({ cast, replay, pairs, asked }, count)
    console.log(lineOf(title, pairs, done))
    expect(done.differences.join('\n')).toBe('')
    expect(done.pairs).toBe(count)
    if (fixed['battles.stage'] === 'calendar') expect(done.calendar).toBe(count)
    expect(done.watched).toBe(Math.ceil(count / 2))
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
