import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookChannel } from '../../server/src/notify/channels/webhook.js'
import { openOutgoing } from '../../server/src/notify/outgoing.js'
import { openReceiver, type Standin } from '../support/chats.js'
import { closeEarly, type House, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { hurry, openTeller, recorder, type Teller, verified } from '../support/teller.js'
import { type AddedWebhook, addWebhook, askedOf, idsOf, logOf, verify } from '../support/webhooks.js'

let house: House
let table: Table
let receiver: Standin
let teller: Teller

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

beforeEach(async () => {
  receiver = await openReceiver()
  const outgoing = openOutgoing({ allowPrivate: true, patience: 2_000 })
  teller = await openTeller(house, [recorder(), webhookChannel(outgoing)])
  table = await openTable(house)
  await teller.all()
})
afterEach(async () => {
  await teller.close()
  await receiver.close()
})

const add = (who: Person): Promise<AddedWebhook> => addWebhook(teller, who, receiver.origin)

const pause = (): Promise<unknown> => house.referee.pauseCampaign(table.north, { campaignId: table.campaignId })
const resume = (): Promise<unknown> => house.referee.resumeCampaign(table.north, { campaignId: table.campaignId })

const refused = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'allowed',
    (error: unknown) => (error as { readonly code?: unknown }).code,
  )

describe('a new secret', () => {
  it('signs beside the one before for a day, and then alone', async () => {
    const { id, secret: first } = await add(table.south)
    const { secret: second, formerUntil } = await teller.owned.renewSecret(table.south, { id })
    expect(formerUntil.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000)
    await pause()
    await teller.all()
    const both = askedOf(receiver, 0)
    expect(String(both.headers['webhook-signature'])).toMatch(/^v1,\S+ v1,\S+$/)
    for (const secret of [first, second]) verify(secret, both)
    await house.sql(
      `UPDATE muster.notify_channel SET settings = jsonb_set(settings::jsonb, '{formerUntil}', to_jsonb(now() - interval '1 second')) WHERE id = $1`,
      [id],
    )
    await resume()
    await teller.all()
    const alone = askedOf(receiver, 1)
    verify(second, alone)
    expect(() => verify(first, alone)).toThrow(/signature/)
  })

  it('takes the place of one that was new a moment ago: two sign at most', async () => {
    const { id, secret: first } = await add(table.south)
    const { secret: second } = await teller.owned.renewSecret(table.south, { id })
    const { secret: third } = await teller.owned.renewSecret(table.south, { id })
    await pause()
    await teller.all()
    const asked = askedOf(receiver, 0)
    for (const secret of [second, third]) verify(secret, asked)
    expect(() => verify(first, asked)).toThrow(/signature/)
  })

  it('is made by the owner alone, and only where there is one', async () => {
    const { id } = await add(table.south)
    const mail = (await house.reads.notify(table.south.session))?.channels[0]?.id ?? ''
    expect(await refused(teller.owned.renewSecret(table.south, { id: mail }))).toBe('BAD_INPUT')
    for (const other of [id, randomUUID(), 'no-uuid'])
      expect(await refused(teller.owned.renewSecret(table.north, { id: other }))).toBe('NOT_FOUND')
  })
})

describe('sending again', () => {
  const sent = async (hook: AddedWebhook): Promise<string> => (await logOf(house, table.south, hook))[0]?.id ?? ''

  it('has the same id, and is written in the log', async () => {
    const hook = await add(table.south)
    await pause()
    await teller.all()
    await teller.owned.replay(table.south, { deliveryId: await sent(hook) })
    await teller.all()
    expect(idsOf(receiver)).toEqual([await sent(hook), await sent(hook)])
    expect((await logOf(house, table.south, hook))[0]?.attempts).toHaveLength(2)
  })

  it('is done of what was given up, once, and of what is over', async () => {
    await verified(house, table.south)
    const hook = await add(table.south)
    receiver.refuse = () => ({ status: 503 })
    await closeEarly(house, table, [table.south])
    await teller.all()
    for (let each = 0; each < 9; each += 1) {
      await hurry(house)
      await teller.all()
    }
    const [orders] = await logOf(house, table.south, hook)
    expect(orders).toMatchObject({ kind: 'ORDERS', state: 'FAILED' })
    expect(orders?.attempts).toHaveLength(10)
    await closeEarly(house, table, [table.south])
    receiver.refuse = () => null
    await teller.owned.replay(table.south, { deliveryId: orders?.id ?? '' })
    await teller.all()
    const again = (await logOf(house, table.south, hook)).find(({ id }) => id === orders?.id)
    expect(again).toMatchObject({ state: 'SENT' })
    expect(again?.attempts).toHaveLength(11)
  })

  it('is refused while it is tried, and while the channel is paused', async () => {
    const hook = await add(table.south)
    receiver.refuse = () => ({ status: 500 })
    await pause()
    await teller.all()
    const deliveryId = await sent(hook)
    expect(await refused(teller.owned.replay(table.south, { deliveryId }))).toBe('CONFLICT')
    await teller.owned.pause(table.south, { id: hook.id, paused: true })
    expect(await refused(teller.owned.replay(table.south, { deliveryId }))).toBe('CONFLICT')
    await teller.owned.pause(table.south, { id: hook.id, paused: false })
    expect((await logOf(house, table.south, hook))[0]?.state).toBe('VOID')
    expect(await refused(teller.owned.replay(table.south, { deliveryId }))).toBe('allowed')
  })

  it('is the owner’s alone, as the log is, and of nothing but what stands in a log', async () => {
    const hook = await add(table.south)
    await pause()
    await teller.all()
    expect(await logOf(house, table.north, hook)).toEqual([])
    const [mail] = await house.sql<{ id: string }>(
      `SELECT d.id FROM muster.delivery d JOIN muster.notify_channel c ON c.id = d.channel WHERE c.kind = 'EMAIL' AND c.account = $1`,
      [table.north.userId],
    )
    for (const deliveryId of [await sent(hook), mail?.id ?? '', randomUUID(), 'no-uuid'])
      expect(await refused(teller.owned.replay(table.north, { deliveryId }))).toBe('NOT_FOUND')
  })
})
