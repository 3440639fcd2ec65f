import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushChannel } from '../../server/src/notify/channels/push.js'
import { openOutgoing } from '../../server/src/notify/outgoing.js'
import { openPushKey, type PushKey } from '../../server/src/store/pushKey.js'
import { openSideStore } from '../../server/src/store/store.js'
import { type House, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { type Browser, openPushService, type PushService } from '../support/pushService.js'
import { hurry, openTeller, recorder, type Teller } from '../support/teller.js'

const contact = 'mailto:host@example.org'
let house: House
let service: PushService
let key: PushKey
let table: Table
let teller: Teller

const keys = async (times: number): Promise<readonly PushKey[]> => {
  const store = await openSideStore(house.urls.referee, 4)
  const found = await Promise.all(Array.from({ length: times }, () => store.transaction(openPushKey)))
  await store.close()
  return found
}

beforeAll(async () => {
  house = await openHouse()
  const [one] = await keys(1)
  if (!one) throw new Error('no key')
  key = one
})
afterAll(() => house.close())

const openPushTeller = (allowPrivate: boolean): Promise<Teller> =>
  openTeller(house, [recorder(), pushChannel(openOutgoing({ allowPrivate, patience: 2_000 }), { contact, ...key })])

beforeEach(async () => {
  service = await openPushService()
  teller = await openPushTeller(true)
  table = await openTable(house)
  await teller.all()
})
afterEach(async () => {
  await teller.close()
  await service.close()
})

const subscribe = async (who: Person, { url, keys: given }: Browser = service.subscribe()): Promise<string> =>
  (await teller.owned.add(who, { kind: 'PUSH', campaignId: null, name: 'Firefox', url, keys: given })).id

const pushesOf = async ({ session }: Person): Promise<readonly string[]> =>
  ((await house.reads.notify(session))?.channels ?? []).flatMap(({ kind, id }) => (kind === 'PUSH' ? [id] : []))

const pause = (): Promise<unknown> => house.referee.pauseCampaign(table.north, { campaignId: table.campaignId })
const resume = (): Promise<unknown> => house.referee.resumeCampaign(table.north, { campaignId: table.campaignId })

const refused = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'allowed',
    (error: unknown) => (error as { readonly code?: unknown }).code,
  )

it('the key is made once, however many nodes ask for it', async () => {
  expect(new Set((await keys(4)).map(({ publicKey, privateKey }) => publicKey + privateKey))).toEqual(
    new Set([key.publicKey + key.privateKey]),
  )
})

it('a browser can read what it is pushed, and prove from whom', async () => {
  await subscribe(table.south)
  await pause()
  await teller.all()
  const [pushed, ...others] = service.pushed
  expect(others).toEqual([])
  expect(pushed?.payload).toEqual({
    subject: 'The long night: the campaign is paused',
    text: expect.stringMatching(/^The campaign is paused\. No deadline runs\.\nRecord [0-9a-f]{12}$/) as unknown,
    link: `https://muster.example/campaign/${table.campaignId}`,
    topic: expect.stringMatching(/^[\w-]{32}$/) as unknown,
  })
  expect(pushed?.key).toBe(key.publicKey)
  expect(pushed?.token).toMatchObject({ aud: service.origin, sub: contact })
  expect((pushed?.token.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
  expect(pushed?.headers).toMatchObject({
    ...{ 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'normal', topic: pushed?.payload['topic'] },
  })
})

it('what is newer takes the place of what is older: of one stage what is asked, and of the rest the same kind', async () => {
  await subscribe(table.south)
  const tell = (kind: string, turn: number) =>
    house.sql(
      `WITH n AS (INSERT INTO muster.notification (account, campaign, kind, event, about)
         VALUES ($1, $2, $3, gen_random_uuid()::text, json_build_object('turn', $4::integer, 'stage', 'walk')) RETURNING number)
       INSERT INTO muster.delivery (notification, channel) SELECT n.number, c.id FROM n, muster.notify_channel c WHERE c.account = $1 AND c.kind = 'PUSH'`,
      [table.south.userId, table.campaignId, kind, turn],
    )
  // What somebody is asked is dropped once it is not asked any more: these are told of the question that is open.
  const asked = [
    ['JOINED', 1],
    ['STARTED', 1],
    ['JOINED', 1],
    ['JOINED', 2],
  ] as const
  for (const [kind, turn] of asked) await tell(kind, turn)
  for (let each = 0; each < asked.length; each += 1) await teller.all()
  const [joined, started, again, later] = service.pushed.map(({ headers }) => headers['topic'])
  expect(joined).toBe(again)
  expect(new Set([joined, started, later]).size).toBe(3)
})

it('a question and its deadline share a topic, and what is urgent is marked so', async () => {
  await house.sql(`UPDATE muster.outbox SET sent_at = NULL WHERE campaign = $1 AND kind = 'briefing'`, [
    table.campaignId,
  ])
  await house.sql(`DELETE FROM muster.notification WHERE account = $1 AND kind = 'ORDERS'`, [table.south.userId])
  await subscribe(table.south)
  await teller.all()
  await house.sql(
    `UPDATE muster.ask_group SET opened_at = clock_timestamp() - interval '2 days', deadline_at = clock_timestamp() + interval '5 hours'
     WHERE campaign = $1 AND closed_at IS NULL`,
    [table.campaignId],
  )
  await teller.all()
  const [orders, deadline] = service.pushed
  expect(orders?.payload['subject']).toBe('The long night: your orders are awaited')
  expect(deadline?.payload['subject']).toBe('The long night: your answer is due soon')
  expect(deadline?.headers['topic']).toBe(orders?.headers['topic'])
  expect([orders?.headers['urgency'], deadline?.headers['urgency']]).toEqual(['normal', 'high'])
  expect(deadline?.headers['ttl']).toBe('86400')
})

describe('a push service', () => {
  it.each([404, 410])('that answers %d has no such browser any more: the channel is removed', async (status) => {
    await subscribe(table.south)
    service.status = status
    await pause()
    await resume()
    await teller.all()
    expect(await pushesOf(table.south)).toEqual([])
    expect(service.pushed).toHaveLength(1)
  })

  it('that asks for a pause gets it, and then all that waited', async () => {
    await subscribe(table.south)
    service.status = 429
    service.headers = { 'Retry-After': '600' }
    await pause()
    await resume()
    await teller.all()
    await teller.all()
    expect(service.pushed).toHaveLength(1)
    service.status = 201
    await hurry(house)
    await teller.all()
    expect(service.pushed.slice(1).map(({ payload }) => payload['subject'])).toEqual([
      'The long night: the campaign is paused',
      'The long night: the campaign goes on',
    ])
  })

  it.each([
    [413, 'VOID', false],
    [500, 'WAITING', true],
    [503, 'WAITING', true],
    [403, 'WAITING', true],
  ])('that answers %d: the message is %s', async (status, state, failing) => {
    const id = await subscribe(table.south)
    service.status = status
    await pause()
    await teller.all()
    const rows = await house.sql(
      `SELECT d.state, c.failing_since IS NOT NULL AS failing, c.paused FROM muster.delivery d
       JOIN muster.notify_channel c ON c.id = d.channel WHERE c.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ state, failing, paused: false }])
  })
})

describe('a browser', () => {
  it('has one channel, of whoever turned it on last', async () => {
    const browser = service.subscribe()
    await subscribe(table.south, browser)
    const second = await subscribe(table.south, browser)
    expect(await pushesOf(table.south)).toEqual([second])
    const third = await subscribe(table.north, browser)
    expect(await pushesOf(table.south)).toEqual([])
    expect(await pushesOf(table.north)).toEqual([third])
  })

  it('is of a person, and never of a campaign', async () => {
    const { url, keys: given } = service.subscribe()
    const input = { kind: 'PUSH', campaignId: table.campaignId, name: '', url, keys: given }
    expect(await refused(teller.owned.add(table.north, input))).toBe('BAD_INPUT')
  })

  it('whose keys or address are none is refused', async () => {
    const { url, keys: given } = service.subscribe()
    const tried = (changes: object) =>
      refused(teller.owned.add(table.south, { kind: 'PUSH', campaignId: null, name: '', url, keys: given, ...changes }))
    expect(await tried({ keys: null })).toBe('BAD_INPUT')
    expect(await tried({ keys: { ...given, auth: 'short' } })).toBe('BAD_INPUT')
    expect(await tried({ keys: { ...given, p256dh: given.auth } })).toBe('BAD_INPUT')
    expect(await tried({ url: null })).toBe('BAD_INPUT')
    const careful = await openPushTeller(false)
    const input = { kind: 'PUSH', campaignId: null, name: '', url, keys: given }
    expect(await refused(careful.owned.add(table.south, input))).toBe('BAD_INPUT')
    expect(await refused(careful.owned.add(table.south, { ...input, url: 'https://10.0.0.1/push' }))).toBe('BAD_INPUT')
    await careful.close()
  })
})
