import { Webhook } from 'standardwebhooks'
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '../../server/src/notify/addresses.js'
import { webhookChannel } from '../../server/src/notify/channels/webhook.js'
import { openOutgoing } from '../../server/src/notify/outgoing.js'
import { openReceiver, type Standin } from '../support/chats.js'
import { cutsOf, cutting, Killed } from '../support/cutting.js'
import { type House, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { hurry, openTeller, recorder, type Teller } from '../support/teller.js'
import { type AddedWebhook, addWebhook, askedOf, idsOf, logOf, verify } from '../support/webhooks.js'

let house: House
let table: Table
let receiver: Standin
let teller: Teller

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const channels = () => [recorder(), webhookChannel(openOutgoing({ allowPrivate: true, patience: 2_000 }))]

beforeEach(async () => {
  receiver = await openReceiver()
  teller = await openTeller(house, channels())
  table = await openTable(house)
  await teller.all()
})
afterEach(async () => {
  await teller.close()
  await receiver.close()
})

const add = (who: Person, url = `${receiver.origin}/muster?for=me`): Promise<AddedWebhook> =>
  addWebhook(teller, who, url)

const pause = (): Promise<unknown> => house.referee.pauseCampaign(table.north, { campaignId: table.campaignId })
const resume = (): Promise<unknown> => house.referee.resumeCampaign(table.north, { campaignId: table.campaignId })

const refused = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'allowed',
    (error: unknown) => (error as { readonly code?: unknown }).code,
  )

const shownOf = async ({ session }: Person, { id }: { readonly id: string }) =>
  (await house.reads.notify(session))?.channels.find((one) => one.id === id)

describe('a webhook', () => {
  it('is told ids and kinds alone, signed as the specification says', async () => {
    const { secret } = await add(table.south)
    await pause()
    await teller.all()
    expect(receiver.asked).toHaveLength(1)
    const asked = askedOf(receiver, 0)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(asked.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Muster' })
    expect(asked.headers['webhook-signature']).toMatch(/^v1,\S+$/)
    expect(asked.path).toBe('/muster?for=me')
    expect(verify(secret, asked)).toEqual({
      type: 'PAUSED',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
      data: {
        number: expect.any(Number) as unknown,
        campaignId: table.campaignId,
        head: (await house.reads.heads(table.north.session, table.campaignId)).at(-1),
      },
    })
    expect(() => verify(secret, { ...asked, text: asked.text.replace('PAUSED', 'ENDED') })).toThrow(/signature/)
    const id = { ...asked.headers, 'webhook-id': randomUUID() }
    expect(() => verify(secret, { ...asked, headers: id })).toThrow(/signature/)
    expect(() => verify(`whsec_${randomBytes(32).toString('base64')}`, asked)).toThrow(/signature/)
  })

  it('names the notification that its owner reads with a token', async () => {
    await add(table.south)
    await pause()
    await teller.all()
    const { number } = askedOf(receiver, 0).body['data'] as { readonly number: number }
    const [told] = await house.reads.notifications(table.south.session, number - 1, 1)
    expect(told).toMatchObject({ number, kind: 'PAUSED', campaignId: table.campaignId })
  })

  it('is told in quiet hours, too, and what its owner has chosen', async () => {
    const { id } = await add(table.south)
    await teller.owned.setQuietHours(table.south, { zone: 'UTC', from: '00:00', until: '23:59' })
    await teller.owned.choose(table.south, { id, campaignId: table.campaignId, kinds: ['RESUMED'] })
    await pause()
    await resume()
    await teller.all()
    expect(receiver.asked.map(({ body }) => body['type'])).toEqual(['RESUMED'])
  })

  it('has a test message that is about no campaign', async () => {
    const hook = await add(table.south)
    await teller.owned.test(table.south, hook)
    await teller.all()
    expect(receiver.asked[0]?.body).toMatchObject({ type: 'TEST', data: { campaignId: null } })
  })

  it('belongs to a person, and what opens it is shown to nobody', async () => {
    const hook = await add(table.south)
    const ofCampaign = { kind: 'WEBHOOK', campaignId: table.campaignId, name: '', url: receiver.origin, keys: null }
    expect(await refused(teller.owned.add(table.north, ofCampaign))).toBe('BAD_INPUT')
    await teller.owned.test(table.south, hook)
    await teller.all()
    const shown = JSON.stringify([await shownOf(table.south, hook), await logOf(house, table.south, hook)])
    expect(shown).not.toContain('for=me')
    expect(shown).not.toContain(hook.secret)
    expect((await shownOf(table.south, hook))?.address).toBe(new URL(receiver.origin).host)
  })
})

describe('a receiver', () => {
  it('that fails is told again under the same id, signed anew', async () => {
    const hook = await add(table.south)
    receiver.refuse = () => ({ status: 500, body: 'a secret of the receiver' })
    await pause()
    await teller.all()
    await hurry(house)
    receiver.refuse = () => null
    await teller.all()
    expect(receiver.asked).toHaveLength(2)
    expect(new Set(idsOf(receiver)).size).toBe(1)
    for (const asked of receiver.asked) verify(hook.secret, asked)
    const [delivery] = await logOf(house, table.south, hook)
    expect(delivery).toMatchObject({ id: idsOf(receiver)[0], kind: 'PAUSED', state: 'SENT', nextAt: null })
    expect(delivery?.attempts.map(({ status, error }) => [status, error])).toEqual([
      [500, null],
      [204, null],
    ])
    const stored = await house.sql<{ row: string }>(
      `SELECT row_to_json(d)::text AS row FROM muster.delivery d UNION ALL SELECT row_to_json(a)::text FROM muster.delivery_attempt a
       UNION ALL SELECT row_to_json(c)::text FROM muster.notify_channel c`,
    )
    expect(JSON.stringify(stored)).not.toContain('a secret of the receiver')
  })

  it('that is gone (410) is left alone, and its owner is told so', async () => {
    const hook = await add(table.south)
    receiver.refuse = () => ({ status: 410 })
    await pause()
    await teller.all()
    await resume()
    await teller.all()
    expect(receiver.asked).toHaveLength(1)
    expect(await shownOf(table.south, hook)).toMatchObject({ paused: true, lastError: 'the endpoint answered 410' })
    expect((await logOf(house, table.south, hook))[0]).toMatchObject({ state: 'FAILED', attempts: [{ status: 410 }] })
  })

  it.each([302, 400, 401, 404])('that answers %d is told again later, and nothing is followed', async (status) => {
    const hook = await add(table.south)
    const elsewhere = await openReceiver()
    receiver.refuse = () => ({ status, headers: { Location: elsewhere.origin } })
    await pause()
    await teller.all()
    expect(await shownOf(table.south, hook)).toMatchObject({
      paused: false,
      failingSince: expect.anything() as unknown,
    })
    expect((await logOf(house, table.south, hook))[0]).toMatchObject({ state: 'WAITING', attempts: [{ status }] })
    expect(elsewhere.asked).toEqual([])
    await elsewhere.close()
  })

  it('that asks for a pause gets it', async () => {
    const hook = await add(table.south)
    receiver.refuse = () => ({ status: 429, headers: { 'Retry-After': '600' } })
    await pause()
    await resume()
    await teller.all()
    await teller.all()
    expect(receiver.asked).toHaveLength(1)
    expect(await shownOf(table.south, hook)).toMatchObject({ paused: false, failingSince: null })
  })

  it('that does not answer has a plain cause in the log', async () => {
    const hook = await add(table.south)
    await receiver.close()
    await pause()
    await teller.all()
    const [delivery] = await logOf(house, table.south, hook)
    expect(delivery?.attempts).toEqual([
      { at: expect.any(String) as unknown, status: null, error: 'it did not answer (ECONNREFUSED)' },
    ])
  })
})

describe('an address', () => {
  const tried = (url: string) => refused(add(table.south, url))
  const open = (resolve?: (host: string) => Promise<readonly Address[]>) =>
    openTeller(house, [webhookChannel(openOutgoing({ allowPrivate: false, ...(resolve && { resolve }) }))])

  it.each([
    ['https://bot.example/muster', 'allowed'],
    ['https://bot.example:8443/muster?key=1', 'allowed'],
    ['http://bot.example/muster', 'BAD_INPUT'],
    ['https://127.0.0.1/muster', 'BAD_INPUT'],
    ['https://[::1]/muster', 'BAD_INPUT'],
    ['https://me:secret@bot.example/', 'BAD_INPUT'],
    ['bot.example', 'BAD_INPUT'],
    ['', 'BAD_INPUT'],
    [`https://bot.example/${'x'.repeat(500)}`, 'BAD_INPUT'],
  ])('%s: %s', async (url, answer) => {
    await teller.close()
    teller = await open()
    expect(await tried(url)).toBe(answer)
  })

  it('of a private network is not called, whatever its name', async () => {
    await teller.close()
    teller = await open(() => Promise.resolve([{ address: '127.0.0.1', family: 4 }]))
    const hook = await add(table.south, `https://bot.example:${new URL(receiver.origin).port}/`)
    await teller.owned.test(table.south, hook)
    await teller.all()
    expect((await logOf(house, table.south, hook))[0]?.attempts[0]?.error).toBe(
      'its address leads to a private network',
    )
    expect(receiver.asked).toEqual([])
  })
})

describe('a process that is killed while a webhook is told', () => {
  it.each(cutsOf(6))('at step %d, %s it: at least once, and again only under the same id', async (step, when) => {
    const hook = await add(table.south)
    await pause()
    const killed = await openTeller(house, channels(), cutting(step, when))
    await killed.all().catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    await killed.close()
    await hurry(house)
    await teller.all()
    expect(new Set(idsOf(receiver)).size).toBe(1)
    const [delivery, ...others] = await logOf(house, table.south, hook)
    expect(others).toEqual([])
    expect(delivery).toMatchObject({ id: idsOf(receiver)[0], state: 'SENT' })
    expect(delivery?.attempts).toHaveLength(1)
    expect(receiver.asked.length).toBeLessThanOrEqual(2)
  })

  it('between sending and noting it: the receiver can tell by the id', async () => {
    const hook = await add(table.south)
    await pause()
    const killed = await openTeller(house, channels(), (books) => ({
      ...books,
      settle: (due, done) => (due.channel === 'WEBHOOK' ? Promise.reject(new Killed()) : books.settle(due, done)),
    }))
    await expect(killed.all()).rejects.toThrow(Killed)
    await killed.close()
    await hurry(house)
    await teller.all()
    expect(receiver.asked).toHaveLength(2)
    for (const asked of receiver.asked) verify(hook.secret, asked)
    expect(new Set(idsOf(receiver)).size).toBe(1)
  })
})

it('the example of the documentation is right', () => {
  const text = readFileSync(new URL('../../docs/notifications.md', import.meta.url), 'utf8')
  const [, id = '', at = '', signature, body = ''] =
    /webhook-id: (\S+)\nwebhook-timestamp: (\d+)\nwebhook-signature: (\S+)\n\n(\{.*\})\n/.exec(text) ?? []
  const [secret = ''] = /whsec_[A-Za-z0-9+/]{43}=/.exec(text) ?? []
  expect(new Webhook(secret).sign(id, new Date(Number(at) * 1000), body)).toBe(signature)
})
