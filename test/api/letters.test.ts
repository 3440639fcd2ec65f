import { randomUUID } from 'node:crypto'
import { Client as Database } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from 'graphql-ws'
import { eventually } from '../support/eventually.js'
import { feudRegistry } from '../support/feud.js'
import { ask, connect, type Identity, makeToken, must } from './client.js'
import { openFeud, openPeople, passTurn, type People } from './feud.js'
import { listen, type Listening } from './frames.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let people: People
const open: Client[] = []

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
})
afterEach(async () => {
  for (const client of open.splice(0)) await client.dispose()
})
afterAll(() => server.close())

const streamOf = <Data>(who: Identity, query: string, campaignId: string): Listening<Data> => {
  const client = connect(server.url, who)
  open.push(client)
  return listen<Data>(client, query, { id: campaignId })
}

interface News {
  readonly letters: { readonly count: number; readonly unread: number; readonly underway: number }
}
const news = 'subscription ($id: ID!) { letters(campaignId: $id) { count unread underway } }'

const writing = `mutation ($id: ID!, $to: [ID!]!, $text: String!, $key: String!, $as: ID, $quote: String) {
  writeLetter(campaignId: $id, to: $to, text: $text, idempotencyKey: $key, as: $as, quote: $quote) { id conversation signed by text quote } }`

const write = async (who: Identity, id: string, to: readonly string[], text: string, more: object = {}) => {
  const variables = { id, to, text, key: randomUUID(), ...more }
  return (await must<{ writeLetter: { id: string; conversation: string } }>(server.url, writing, variables, who))
    .writeLetter
}

const box = `letters { news { count unread underway } conversations { nodes { id unread newest { text by to quote } } }
  all: conversation(id: "all") { nodes { text signed } } own: conversation(id: "A+B") { nodes { text signed by } }
  search(text: "ford") { nodes { text } } }`

describe('letters over the API', () => {
  it('are written, read, told of on every screen of their readers, and marked', async () => {
    const id = await openFeud(server.url, people)
    const [here, there] = [streamOf<News>(people.south, news, id), streamOf<News>(people.south, news, id)]
    for (const screen of [here, there])
      expect((await screen.next()).letters).toEqual({ count: 0, unread: 0, underway: 0 })
    const quote = 'A1 sees nobody.'
    const letter = await write(people.north, id, ['B'], 'The ford is free.', { quote })
    for (const screen of [here, there]) expect((await screen.next()).letters).toMatchObject({ count: 1, unread: 1 })
    const { campaign } = await must<{ campaign: { letters: object } }>(
      ...([server.url, `query ($id: ID!) { campaign(id: $id) { ${box} } }`, { id }, people.south] as const),
    )
    expect(campaign.letters).toEqual({
      news: { count: 1, unread: 1, underway: 0 },
      conversations: {
        nodes: [{ id: 'A+B', unread: 1, newest: { text: 'The ford is free.', by: 'North', to: ['B'], quote } }],
      },
      all: { nodes: [] },
      own: { nodes: [{ text: 'The ford is free.', signed: 'A', by: 'North' }] },
      search: { nodes: [{ text: 'The ford is free.' }] },
    })
    const mark = 'mutation ($id: ID!, $letter: ID!) { markLettersRead(campaignId: $id, letterId: $letter) { unread } }'
    await must(server.url, mark, { id, letter: letter.id }, people.south)
    for (const screen of [here, there]) expect((await screen.next()).letters).toMatchObject({ count: 1, unread: 0 })
  })

  it('are written by a tool that may read and order, and by none that may do only one of them', async () => {
    const id = await openFeud(server.url, people)
    const code = async (scopes: readonly string[]): Promise<string | undefined> => {
      const token = await makeToken(server.url, people.north, scopes)
      const variables = { id, to: ['B'], text: 'By a tool.', key: randomUUID() }
      return (await ask(server.url, writing, variables, { token })).errors[0]?.code
    }
    expect([await code(['READ']), await code(['ORDERS']), await code(['READ', 'ORDERS'])]).toEqual([
      ...['FORBIDDEN_SCOPE', 'FORBIDDEN_SCOPE', undefined],
    ])
  })

  it('follow the rules that the campaign was created with, which every member reads', async () => {
    const rules = { press: 'NONE', letterDelayHours: 3, facilitatorReadsLetters: true }
    const id = await openFeud(server.url, people, rules)
    const query = 'query ($id: ID!) { campaign(id: $id) { press letterDelayHours facilitatorReadsLetters } }'
    expect(await must(server.url, query, { id }, people.west)).toEqual({ campaign: rules })
    const variables = { id, to: ['B'], text: 'x', key: randomUUID() }
    expect((await ask(server.url, writing, variables, people.north)).errors[0]?.code).toBe('FORBIDDEN')
  })
})

/** All that a campaign tells somebody who may know nothing of two others’ letters. */
const everything = `query ($id: ID!) { campaign(id: $id) { name settings place { role seat organiser former }
  status { phase turn stage version logged note organiser facilitator awaiting { seats text } deadlines { class title } seats { id holder sealed mine } }
  log { number kind text } briefings { number turn stage } briefing { number turn stage view report { text } asks { id closed } }
  battles { id } receipts { askId turn } heads ${box} } }`

const tellsAll = async (id: string, who: Identity): Promise<string> =>
  (await ask(server.url, everything, { id }, who)).text
    .replaceAll(id, 'the campaign')
    .replaceAll(/"[0-9a-f]{64}"/g, '"a hash"')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')
    .replaceAll(/\d{1,2} \w{3} \d{4}, \d\d:\d\d/g, 'an hour')

const others = ['west', 'observer', 'facilitator', 'organiser'] as const

const notified = async (id: string): Promise<readonly object[]> => {
  const owner = new Database({ connectionString: server.ownerUrl })
  await owner.connect()
  try {
    const untold = 'SELECT count(*)::integer AS n FROM muster.outbox WHERE campaign = $1 AND sent_at IS NULL'
    await eventually(
      () => owner.query<{ n: number }>(untold, [id]),
      ({ rows }) => rows[0]?.n === 0,
    )
    const { rows } = await owner.query<{ name: string; kind: string; n: number }>(
      `SELECT u."name" AS name, n.kind, count(*)::integer AS n FROM muster.notification n JOIN accounts."user" u ON u."id" = n.account
       WHERE n.campaign = $1 AND u."name" NOT IN ('North', 'South') GROUP BY 1, 2 ORDER BY 1, 2`,
      [id],
    )
    return rows
  } finally {
    await owner.end()
  }
}

describe('two worlds, in one of which two seats write to one another', () => {
  const follow = async (id: string) =>
    Promise.all(
      others.map(async (name) => {
        const streams = [
          streamOf<object>(
            people[name],
            'subscription ($id: ID!) { status(campaignId: $id) { turn phase version logged } }',
            id,
          ),
          streamOf<object>(
            people[name],
            'subscription ($id: ID!) { briefing(campaignId: $id) { briefing { number } } }',
            id,
          ),
          streamOf<object>(people[name], news, id),
        ]
        return { name, streams, first: await Promise.all(streams.map((stream) => stream.next())) }
      }),
    )

  it('are one to everybody else: every answer, every frame, every count, every notification', async () => {
    const [silent, busy] = [await openFeud(server.url, people), await openFeud(server.url, people)]
    const [quiet, told] = [await follow(silent), await follow(busy)]
    const mine = streamOf<News>(people.south, news, busy)
    await mine.next()
    for (let at = 1; at <= 4; at += 1) {
      await write(people.north, busy, ['B'], `The ford, ${String(at)}.`)
      await write(people.south, busy, ['A'], `The hill, ${String(at)}.`)
    }
    // The last signal has come: what was sent to others before it came with it.
    for (let count = 0; count < 8; count = (await mine.next()).letters.count);
    for (const { streams } of [...quiet, ...told]) expect(streams.flatMap(({ waiting }) => waiting)).toEqual([])
    for (const name of others)
      expect([name, await tellsAll(busy, people[name])]).toEqual([name, await tellsAll(silent, people[name])])
    // Whoever answers before they are told is not told: all are, before anybody answers.
    for (const id of [silent, busy]) await notified(id)
    for (const id of [silent, busy]) {
      await passTurn(server.url, id, people)
      await write(people.organiser, id, ['all'], 'The last turn, and the ford is free.')
    }
    for (const [at, { name, streams }] of told.entries()) {
      const [, , letters] = [...streams]
      const [, , still] = quiet[at]?.streams ?? []
      expect([name, await letters?.next()]).toEqual([name, await still?.next()])
    }
    for (const name of others)
      expect([name, await tellsAll(busy, people[name])]).toEqual([name, await tellsAll(silent, people[name])])
    expect(await notified(busy)).toEqual(await notified(silent))
    // The comparison bites: to the two themselves the worlds are not one.
    expect(await tellsAll(busy, people.north)).not.toBe(await tellsAll(silent, people.north))
  })

  it('the stream of letters ends with the place of whoever listens, and is nobody’s without one', async () => {
    const id = await openFeud(server.url, people)
    const stream = streamOf<News>(people.south, news, id)
    await stream.next()
    await must(server.url, 'mutation ($id: ID!) { leaveCampaign(campaignId: $id) }', { id }, people.south)
    expect(await stream.over).toBe('complete')
    await write(people.north, id, ['B'], 'Are you there?')
    expect(stream.waiting).toEqual([])
    expect(await streamOf(people.outsider, news, id).over).toEqual({
      failed: expect.stringContaining('nothing here that you may see') as string,
    })
  })
})
