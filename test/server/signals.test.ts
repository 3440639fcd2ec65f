import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSignals, type Signals } from '../../server/src/live/signals.js'
import { sql } from '../../server/src/store/sql.js'
import { openStore, type Store } from '../../server/src/store/store.js'
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

/** What was told and not yet looked at. */
interface Heard<Told> {
  readonly told: Told[]
  wake: () => void
  readonly stop: () => void
}

const hear = <Told>(listen: (call: (told: Told) => void) => () => void): Heard<Told> => {
  const heard: Heard<Told> = {
    told: [],
    wake: () => undefined,
    stop: listen((one) => {
      heard.told.push(one)
      heard.wake()
    }),
  }
  return heard
}

const watch = (campaignId: string) => hear<string>((call) => signals.onCampaign(campaignId, () => call(campaignId)))

/** No load delays a call by more. */
const soon = 120_000

/** The next call, or `quiet` when none came in the time. */
const next = async (heard: Heard<unknown>, milliseconds: number): Promise<'tick' | 'quiet'> => {
  if (heard.told.length === 0)
    await new Promise<void>((resolve) => {
      heard.wake = resolve
      setTimeout(resolve, milliseconds)
    })
  return heard.told.splice(0).length > 0 ? 'tick' : 'quiet'
}

describe('a signal', () => {
  test('leaves with the commit, and not before', async () => {
    const ticks = watch('one')
    const first = next(ticks, soon)
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

  test('reaches those who watch this campaign alone, until they stop', async () => {
    const [ticks, others] = [watch('three'), watch('four')]
    for (let time = 0; time < 5; time += 1) await signalCampaign(store.plain, 'three')
    expect(await next(ticks, soon)).toBe('tick')
    expect(await next(others, 100)).toBe('quiet')
    ticks.stop()
    const last = watch('three')
    await signalCampaign(store.plain, 'three')
    expect(await next(last, soon)).toBe('tick')
    ticks.told.splice(0)
    await signalCampaign(store.plain, 'three')
    expect(await next(last, soon)).toBe('tick')
    expect(ticks.told).toEqual([])
  })

  test('comes for every watched campaign when the connection was lost and is back', async () => {
    const ticks = watch('five')
    const users = hear<string | null>((call) => signals.onUser(call))
    await sql(store.plain).query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %muster%' AND datname = current_database()`,
    )
    expect(await next(ticks, soon)).toBe('tick')
    // Once when it was lost, once when it is back.
    expect(users.told).toEqual([null, null])
    users.stop()
    await signalCampaign(store.plain, 'five')
    expect(await next(ticks, soon)).toBe('tick')
  })
})

test('whoever lost his seat, session or token is signalled', async () => {
  const { campaignId, north, south } = await openTable(house)
  const ticks = hear<string | null>((call) => signals.onUser((userId) => userId === south.userId && call(userId)))
  const [removed] = await Promise.all([next(ticks, soon), house.referee.removeHolder(north, { campaignId, seat: 'B' })])
  expect(removed).toBe('tick')
  const [revoked] = await Promise.all([next(ticks, soon), house.referee.signalRevoked(south.userId)])
  expect(revoked).toBe('tick')
  ticks.stop()
})

test('each viewer’s briefing is there when its signal arrives', async () => {
  const { campaignId, north, south } = await openTable(house)
  const ticks = watch(campaignId)
  const before = (await house.reads.briefing(south.session, campaignId))?.number ?? 0
  await closeEarly(house, { campaignId, north }, [south])
  expect(await next(ticks, soon)).toBe('tick')
  expect(await house.reads.briefings(south.session, campaignId, before, 50)).toHaveLength(1)
})
