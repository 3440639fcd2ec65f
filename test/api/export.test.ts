import { Readable } from 'node:stream'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Ask } from '../../server/src/export/pages.js'
import { exportOf } from '../../server/src/export/write.js'
import { eventually } from '../support/eventually.js'
import { feudRegistry } from '../support/feud.js'
import { type Identity, headersOf, makeToken, must } from './client.js'
import { generous } from './config.js'
import { openFeud, openPeople, passTurn, type People, useDesk } from './feud.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf } from './world.js'

let server: TestServer
let people: People
let campaignId: string

/** How many rows a statement of the database's owner concerns. */
const asOwner = async (text: string): Promise<number | null> => {
  const owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const { rowCount } = await owner.query(text)
  await owner.end()
  return rowCount
}

beforeAll(async () => {
  server = await startTestServer({
    registry: feudRegistry,
    limits: { ...generous, exportsPerAccount: { max: 8, window: 3600 } },
  })
  people = await openPeople(server.url)
  campaignId = await openFeud(server.url, people)
  await useDesk(server.url, campaignId, people)
  await passTurn(server.url, campaignId, people)
  const letter = `mutation ($id: ID!) { writeLetter(campaignId: $id, to: ["B"], text: "For your eyes.", idempotencyKey: "one-letter") { id } }`
  await must(server.url, letter, { id: campaignId }, people.north)
  const [asked] = (await briefingOf(server.url, campaignId, people.north)).asks
  const draft = 'mutation ($id: ID!, $ask: ID!) { saveDraft(campaignId: $id, askId: $ask, orders: []) { revision } }'
  await must(server.url, draft, { id: campaignId, ask: asked?.id }, people.north)
  await asOwner(
    `INSERT INTO muster.own_scenario (user_id, ruleset, title, file, board, size, ready)
     SELECT "id", 'toy', 'Two towns', '{"muster":"scenario"}', '{}', 21, false FROM accounts."user" WHERE "email" = 'north@example.org'`,
  )
})
afterAll(() => server.close())

const ask = (who: Identity, query = '', headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}/export${query}`, { headers: { ...headersOf(who), ...headers } })

interface Exported {
  readonly account: { readonly email: string; readonly tokens?: object[]; readonly sessions?: object[] }
  readonly notifications?: readonly { readonly kind: string; readonly campaignId: string }[]
  readonly maps: readonly { readonly title: string; readonly file: object }[]
  readonly campaigns: readonly {
    readonly id: string
    readonly receipts: readonly { readonly by: string }[]
    readonly battles: readonly { readonly entries: readonly { readonly text: string | null }[] }[]
    readonly log: readonly { readonly number: number }[]
    readonly letters: readonly { readonly text: string }[]
    readonly drafts: readonly object[]
    readonly briefings: readonly { readonly number: number; readonly report: readonly { readonly text: string }[] }[]
    readonly briefingsLeftOutFrom?: number
  }[]
}

const exported = async (who: Identity, query = ''): Promise<Exported> => {
  const response = await ask(who, query)
  expect(response.status).toBe(200)
  return (await response.json()) as Exported
}

/** How many events nobody was told of yet. */
const untold = (): Promise<number | null> => asOwner('SELECT FROM muster.outbox WHERE sent_at IS NULL')

describe('an export', () => {
  it('holds all that somebody may read of themselves: account, campaigns, briefings, sheets, desks, letters, what they were told', async () => {
    const token = await makeToken(server.url, people.north, ['READ'])
    await eventually(untold, (rows) => rows === 0)
    const response = await ask(people.north)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="muster-[\d-]+\.json"$/)
    const text = await response.text()
    const { account, notifications = [], maps, campaigns } = JSON.parse(text) as Exported
    expect(maps).toMatchObject([{ title: 'Two towns', file: { muster: 'scenario' } }])
    expect([account.email, account.tokens?.length, account.sessions?.length]).toEqual(['north@example.org', 1, 1])
    expect(notifications.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['STARTED', 'BATTLE']))
    const [campaign] = campaigns
    expect(campaign?.id).toBe(campaignId)
    expect(campaign?.receipts.map(({ by }) => by)).toEqual(['North'])
    expect(campaign?.battles[0]?.entries.map(({ text: said }) => said)).toContain('Nobody hears us.')
    expect(campaign?.letters.map(({ text: said }) => said)).toEqual(['For your eyes.'])
    expect(campaign?.drafts).toHaveLength(1)
    expect(campaign?.log.at(-1)?.number).toBe(1)
    expect(campaign?.briefings.map(({ number }) => number)).toEqual([1, 2])
    expect(campaign?.briefings[1]?.report.map((line) => line.text).join()).not.toBe('')
    for (const secret of [token, people.north.cookie.split('=')[1]?.split('.')[0] ?? ''])
      expect(text).not.toContain(secret)
  })

  it('holds nothing that its owner may not read', async () => {
    const text = JSON.stringify(await exported(people.west))
    for (const secret of ['Nobody hears us.', 'For your eyes.', 'north@example.org']) expect(text).not.toContain(secret)
    const pieces = (await briefingOf(server.url, campaignId, people.north)).pieces.map(({ id }) => id)
    expect(pieces.length).toBeGreaterThan(0)
    for (const id of pieces) expect(text).not.toContain(`"${id}"`)
    expect((await ask(people.outsider, `?campaign=${campaignId}`)).status).toBe(404)
  })

  it('is made of one campaign, and for a tool that may read, without what only a person may see', async () => {
    const token = await makeToken(server.url, people.south, ['READ'])
    const whole = await exported({ token })
    expect([whole.account.email, whole.account.tokens, whole.notifications]).toEqual([undefined, undefined, undefined])
    const addressed = await exported({ token: await makeToken(server.url, people.south, ['READ', 'EMAIL']) })
    expect(addressed.account.email).toBe('south@example.org')
    const one = await exported({ token }, `?campaign=${campaignId}&after=1`)
    expect(one.campaigns.map(({ briefings }) => briefings.map(({ number }) => number))).toEqual([[2]])
    expect((await ask({ token: await makeToken(server.url, people.south, ['ORDERS']) })).status).toBe(403)
    expect((await ask({})).status).toBe(401)
    expect((await ask(people.south, '?after=x')).status).toBe(400)
    expect((await ask(people.south, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
    expect((await fetch(`${server.url}/export`, { method: 'POST', headers: headersOf(people.south) })).status).toBe(400)
  })

  it('is made so many times an hour', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 9; time += 1)
      statuses.push((await ask(people.observer, `?campaign=${campaignId}`)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
    expect((await ask(people.facilitator)).status).toBe(200)
  })

  it('ends with so many bytes, and says from where to ask for the rest', async () => {
    const briefing = { number: 0, text: 'x'.repeat(1000), asks: [] }
    const none = { nodes: [], pageInfo: {} }
    const head = {
      id: 'c',
      briefings: [{ number: 1 }, { number: 2 }, { number: 3 }],
      briefing,
      log: [],
      chronicle: { entries: none },
      letters: { conversations: none },
    }
    const ask: Ask = <Data>() => Promise.resolve({ campaign: head } as Data)
    const told = (): AsyncIterable<object> => Readable.from([])
    const parts = exportOf({ ask, tool: false, told, now: new Date(0), most: 2000 }, { campaign: 'c', after: 0 })
    let text = ''
    for await (const part of parts) text += part
    const { campaigns } = JSON.parse(text) as Exported
    expect(campaigns[0]?.briefings).toHaveLength(2)
    expect(campaigns[0]?.briefingsLeftOutFrom).toBe(3)
  })
})
