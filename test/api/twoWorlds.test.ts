import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adaptersThere, loadAdapter } from '../twoworld/adapters.js'
import { plantLeak } from '../twoworld/api/leak.js'
import { compareOverApi, replaysOf } from '../twoworld/api/run.js'
import { openCast, type Cast } from '../twoworld/api/stage.js'
import { startTestServer, type TestServer } from './server.js'

// `npm run twoworld -- --api` asks for more.
const wanted = Number(process.env['MUSTER_PAIRS'] ?? 2)
const seed = process.env['MUSTER_SEED'] ?? 'in every run'

const timeout = 120_000 + wanted * 60_000

const adapters = await Promise.all(adaptersThere().map(loadAdapter))
const { registry, replays } = replaysOf(adapters)

let server: TestServer
let cast: Cast

beforeAll(async () => {
  server = await startTestServer({ registry })
  cast = await openCast(server.url, server.ownerUrl)
})
afterAll(async () => {
  await cast.close()
  await server.close()
})

describe.each(adapters)('$game.id: two worlds that a seat may not tell apart', (adapter) => {
  const replay = replays.get(adapter.game.id)
  if (!replay) throw new Error('there is no replay')

  it('are one over the API, in every body and every frame, to all who look', { timeout }, async () => {
    const { pairs, frames, differences } = await compareOverApi({ cast, replay, adapter, seed }, wanted)
    console.log(`${adapter.game.id} over the API: ${String(pairs)} pairs, ${String(frames)} frames`)
    expect(differences.join('\n')).toBe('')
    expect(pairs).toBe(wanted)
  })

  it('are told apart once a counter moves with what is hidden', { timeout: 300_000 }, async () => {
    const leak = await plantLeak(server.ownerUrl)
    try {
      const { differences } = await compareOverApi({ cast, replay, adapter, seed }, 2)
      expect(differences).not.toEqual([])
    } finally {
      await leak.mend()
    }
  })
})
