import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBus } from '../../server/src/live/bus.js'
import { openSignals } from '../../server/src/live/signals.js'
import type { Bus, Signals } from '../../server/src/live/types.js'
import { signalCampaign } from '../../server/src/store/queue.js'
import { openStore, type Store } from '../../server/src/store/store.js'
import { type House, openHouse } from '../support/house.js'
import { type RedisStandIn, startRedis } from '../support/redisStandIn.js'

/** What one server consists of here. */
interface Node {
  readonly bus: Bus
  readonly store: Store
  readonly signals: Signals
}

let house: House
let redis: RedisStandIn
let [here, there]: Node[] = []

/** A Redis of one’s own may be given; what it was told is then not looked at. */
const given = process.env['TEST_REDIS_URL']

const openNode = async (): Promise<Node> => {
  const bus = await openBus(house.urls.referee, given ?? redis.url)
  const store = await openStore(house.urls.referee, 2, (signals) => bus.publish(signals))
  return { bus, store, signals: await openSignals(house.urls.referee, bus) }
}

const closeNode = async ({ bus, store, signals }: Node): Promise<void> => {
  await signals.close()
  await store.close()
  await bus.close()
}

beforeAll(async () => {
  house = await openHouse()
  redis = await startRedis()
  here = await openNode()
  there = await openNode()
})
afterAll(async () => {
  for (const node of [here, there]) if (node) await closeNode(node)
  await redis.stop()
  await house.close()
})

const calls = { here: 0, there: 0 }
beforeEach(() => Object.assign(calls, { here: 0, there: 0 }))

const watch = (campaignId: string): (() => void) => {
  const ends = [
    here?.signals.onCampaign(campaignId, () => (calls.here += 1)),
    there?.signals.onCampaign(campaignId, () => (calls.there += 1)),
  ]
  return () => {
    for (const end of ends) end?.()
  }
}

const soon = { timeout: 60_000, interval: 5 }
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250))

const transaction: Store['transaction'] = (work) => (here as Node).store.transaction(work)
const plain = () => (here as Node).store.plain

describe('a signal by Redis', () => {
  test('leaves with the commit, for both servers, and not before', async () => {
    const stop = watch('one')
    await transaction(async (tx) => {
      await signalCampaign(tx, 'one')
      await quiet()
      expect(calls).toEqual({ here: 0, there: 0 })
    })
    await expect.poll(() => calls, soon).toEqual({ here: 1, there: 1 })
    stop()
  })

  test('never leaves when the transaction is rolled back or its statement fails', async () => {
    const stop = watch('two')
    const undone = transaction(async (tx) => {
      await signalCampaign(tx, 'two')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await quiet()
    expect(calls).toEqual({ here: 0, there: 0 })
    await signalCampaign(plain(), 'two')
    await expect.poll(() => calls, soon).toEqual({ here: 1, there: 1 })
    stop()
  })

  test('costs PostgreSQL no NOTIFY', async () => {
    const listener = new pg.Client({ connectionString: house.database.ownerUrl })
    await listener.connect()
    const heard = vi.fn()
    listener.on('notification', heard)
    const [channel] = await house.sql<{ name: string }>('SELECT name FROM muster.channel')
    await listener.query(`LISTEN ${listener.escapeIdentifier(channel?.name ?? '')}`)
    const stop = watch('three')
    await signalCampaign(plain(), 'three')
    await expect.poll(() => calls.there, soon).toBe(1)
    await listener.query('SELECT 1')
    expect(heard).not.toHaveBeenCalled()
    // A server without Redis still reaches those that have it.
    await house.referee.signalRevoked('somebody')
    await expect.poll(() => heard.mock.calls.length, soon).toBe(1)
    await listener.end()
    stop()
  })

  test('tells Redis ids and nothing else', () => {
    if (given === undefined)
      for (const message of redis.published)
        expect(message).toMatch(/^[0-9a-f]{16} (here|gone|all|(campaign|user|own):\S+)$/)
  })
})

describe.skipIf(given !== undefined)('what may have been missed is read again', () => {
  test('while Redis is away, and once it is back', async () => {
    const stop = watch('four')
    await redis.stop()
    // Both servers look by themselves until it answers.
    await expect.poll(() => Math.min(calls.here, calls.there), soon).toBeGreaterThanOrEqual(2)
    const before = calls.here
    await signalCampaign(plain(), 'four')
    await expect.poll(() => calls.here, soon).toBeGreaterThan(before)
    await redis.start()
    await expect.poll(() => redis.published.at(-1)?.endsWith(' here'), soon).toBe(true)
    Object.assign(calls, { here: 0, there: 0 })
    await signalCampaign(plain(), 'four')
    await expect.poll(() => calls.there, soon).toBeGreaterThanOrEqual(1)
    stop()
  })

  test('when a server falls silent without a word, as one does that dies after its commit', async () => {
    const [channel] = await house.sql<{ name: string }>('SELECT name FROM muster.channel')
    const stop = watch('five')
    redis.say(channel?.name ?? '', 'feedfeedfeedfeed here')
    await quiet()
    expect(calls).toEqual({ here: 0, there: 0 })
    await expect.poll(() => Math.min(calls.here, calls.there), soon).toBe(1)
    redis.say(channel?.name ?? '', 'feedfeedfeedfeed here')
    redis.say(channel?.name ?? '', 'feedfeedfeedfeed gone')
    await new Promise((resolve) => setTimeout(resolve, 7_500))
    expect(calls).toEqual({ here: 1, there: 1 })
    stop()
  })
})

test('a Redis that is not there is said at the start', async () => {
  await expect(openBus(house.urls.referee, 'redis://127.0.0.1:1')).rejects.toThrow(
    /The Redis in REDIS_URL does not answer/,
  )
})
