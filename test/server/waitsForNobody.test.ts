import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../server/src/store/store.js'
import { lockCampaign } from '../../server/src/store/tx.js'
import { type House, openTable, type Person } from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let store: Store

beforeAll(async () => {
  house = await sharedHouse()
  store = await openStore(house.urls.referee, 2)
})
afterAll(async () => {
  await store.close()
  await house.close()
})

const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  )

const askOf = async (who: Person, campaignId: string): Promise<string> => {
  const [ask] = (await house.reads.briefing(who.session, campaignId))?.asks ?? []
  if (!ask) throw new Error('nothing is asked')
  return ask.id
}

describe('while a resolution holds the campaign', () => {
  test('a member’s draft is kept, the first and the next', async () => {
    const { campaignId, south } = await openTable(house)
    const sheet = { campaignId, askId: await askOf(south, campaignId), orders: [] }
    await store.transaction(async (tx) => {
      await lockCampaign(tx, campaignId)
      await house.referee.saveDraft(south, sheet)
      await house.referee.saveDraft(south, sheet)
    })
    expect(await house.sql('SELECT 1 FROM muster.draft WHERE campaign = $1', [campaignId])).toHaveLength(1)
  })

  test('a member who seals what nobody asks of them is told at once', async () => {
    const { campaignId, south } = await openTable(house)
    const seal = { campaignId, askId: randomUUID(), orders: [], idempotencyKey: randomUUID() }
    await store.transaction(async (tx) => {
      await lockCampaign(tx, campaignId)
      expect(await code(house.referee.sealOrders(south, seal))).toBe('NOT_FOUND')
    })
  })

  test('a receipt is given again', async () => {
    const { campaignId, south } = await openTable(house)
    const seal = { campaignId, askId: await askOf(south, campaignId), orders: [], idempotencyKey: randomUUID() }
    const { receipt } = await house.referee.sealOrders(south, seal)
    await store.transaction(async (tx) => {
      await lockCampaign(tx, campaignId)
      expect((await house.referee.sealOrders(south, seal)).receipt).toEqual(receipt)
    })
  })

  test('a link that somebody else has used is refused', async () => {
    const { campaignId, north } = await openTable(house)
    const { token } = await house.referee.invite(north, { campaignId, role: 'OBSERVER' })
    const [first, second] = [await house.person('First'), await house.person('Second')]
    await house.referee.acceptInvitation(first, { token })
    await store.transaction(async (tx) => {
      await lockCampaign(tx, campaignId)
      expect(await code(house.referee.acceptInvitation(second, { token }))).toBe('NOT_FOUND')
    })
  })

  test('a stranger is told the same as of a campaign that there is not, before anything waits', async () => {
    const { campaignId, south } = await openTable(house)
    const askId = await askOf(south, campaignId)
    const stranger = await house.person('Stranger')
    const tries = (id: string): readonly Promise<string>[] => [
      code(house.referee.saveDraft(stranger, { campaignId: id, askId, orders: [] })),
      code(house.referee.sealOrders(stranger, { campaignId: id, askId, orders: [], idempotencyKey: randomUUID() })),
      code(house.referee.closeStage(stranger, { campaignId: id })),
      code(house.referee.startCampaign(stranger, { campaignId: id })),
      code(house.referee.invite(stranger, { campaignId: id, role: 'OBSERVER' })),
      code(house.referee.removeHolder(stranger, { campaignId: id, seat: 'A' })),
    ]
    await store.transaction(async (tx) => {
      await lockCampaign(tx, campaignId)
      const [there, nowhere] = await Promise.all([Promise.all(tries(campaignId)), Promise.all(tries(randomUUID()))])
      expect(there).toEqual(nowhere)
      expect(new Set(there)).toEqual(new Set(['NOT_FOUND']))
    })
  })
})

test('the table’s version moves when a seat has sealed, and not when it seals again', async () => {
  const { campaignId, north, south } = await openTable(house, { replaceable: true })
  const askId = await askOf(south, campaignId)
  const version = async (): Promise<number | undefined> => (await house.reads.table(north.session, campaignId))?.version
  const seal = () => house.referee.sealOrders(south, { campaignId, askId, orders: [], idempotencyKey: randomUUID() })
  const before = await version()
  await seal()
  const once = await version()
  expect(once).not.toBe(before)
  await seal()
  expect(await version()).toBe(once)
})
