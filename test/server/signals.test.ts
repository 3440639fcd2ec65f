import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSignals, type Signals } from '../../server/src/live/signals.js'
import { openStore, type Store } from '../../server/src/store/tx.js'
import { signalCampaign } from '../../server/src/store/queue.js'
import { closeEarly, type House, openHouse, openTable } from '../support/house.js'

let house: House
let signals: Signals
let store: Store

beforeAll(async () => {
  house = await openHouse()
  signals = await openSignals(house.urls.referee)
  store = await openStore(house.urls.referee, 2)
})
afterAll(async () => {
  await signals.close()
  await store.close()
  await house.close()
})

/** The next tick, or `quiet` when none came in the time. */
const next = async (ticks: AsyncIterator<void>, milliseconds: number): Promise<'tick' | 'end' | 'quiet'> => {
  const wait = new Promise<'quiet'>((resolve) => setTimeout(() => resolve('quiet'), milliseconds))
  return Promise.race([ticks.next().then(({ done }) => (done ? ('end' as const) : ('tick' as const))), wait])
}

const watch = (campaignId: string, stop?: AbortSignal) => signals.watch(campaignId, stop)[Symbol.asyncIterator]()

describe('a signal', () => {
  test('leaves with the commit, and not before', async () => {
    const ticks = watch('one')
    const first = next(ticks, 5_000)
    let early: string | null = null
    await store.transaction(async (tx) => {
      await signalCampaign(tx, 'one')
      early = await Promise.race([first, new Promise<'quiet'>((resolve) => setTimeout(() => resolve('quiet'), 250))])
    })
    expect(early).toBe('quiet')
    expect(await first).toBe('tick')
  })

  test('never leaves when the transaction is rolled back', async () => {
    const ticks = watch('two')
    const undone = store.transaction(async (tx) => {
      await signalCampaign(tx, 'two')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await next(ticks, 250)).toBe('quiet')
  })

  test('reaches those who watch this campaign alone, and many are one', async () => {
    const [ticks, others] = [watch('three'), watch('four')]
    for (let time = 0; time < 5; time += 1) await signalCampaign(store.plain, 'three')
    expect(await next(ticks, 5_000)).toBe('tick')
    expect(await next(others, 100)).toBe('quiet')
    const stop = new AbortController()
    const ended = watch('three', stop.signal)
    const waiting = next(ended, 5_000)
    stop.abort()
    expect(await waiting).toBe('end')
  })

  test('comes for every watched campaign when the connection was lost and is back', async () => {
    const ticks = watch('five')
    await store.plain.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN muster' AND datname = current_database()`,
    )
    expect(await next(ticks, 10_000)).toBe('tick')
    await signalCampaign(store.plain, 'five')
    expect(await next(ticks, 5_000)).toBe('tick')
  })
})

test('whoever lost his seat, session or token is signalled', async () => {
  const { campaignId, north, south } = await openTable(house)
  const stop = new AbortController()
  const ticks = signals.watchUser(south.userId, stop.signal)[Symbol.asyncIterator]()
  const [removed] = await Promise.all([
    next(ticks, 5_000),
    house.referee.removeHolder(north, { campaignId, seat: 'B' }),
  ])
  expect(removed).toBe('tick')
  const [revoked] = await Promise.all([next(ticks, 5_000), house.referee.signalRevoked(south.userId)])
  expect(revoked).toBe('tick')
  stop.abort()
})

test('each viewer’s briefing is there when its signal arrives', async () => {
  const { campaignId, north, south } = await openTable(house)
  const ticks = watch(campaignId)
  const before = (await house.reads.briefing(south.session, campaignId))?.number ?? 0
  await closeEarly(house, { campaignId, north }, [south])
  expect(await next(ticks, 5_000)).toBe('tick')
  expect(await house.reads.briefings(south.session, campaignId, before, 50)).toHaveLength(1)
})
