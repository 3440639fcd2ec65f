import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.js'
import { feudRegistry } from '../support/feud.js'
import { connect, headersOf, type Identity, makeToken, must } from './client.js'
import { openFeud, openPeople, passTurn, type People } from './feud.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let people: People
let id: string

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
  id = await openFeud(server.url, people)
})
afterAll(() => server.close())

const briefings = `subscription ($id: ID!, $after: Int) { briefing(campaignId: $id, after: $after) {
  kind briefing { number turn stage report { text } } } }`

interface Opened {
  readonly status: number
  readonly type: string | null
  /** All that has come so far. */
  text(): string
  readonly over: Promise<void>
  stop(): void
}

const open = async (
  who: Identity,
  variables: object,
  more: { query?: string; accept?: string } = {},
): Promise<Opened> => {
  const { query = briefings, accept = 'text/event-stream' } = more
  const controller = new AbortController()
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, ...headersOf(who) },
    body: JSON.stringify({ query, variables }),
    signal: controller.signal,
  })
  let text = ''
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder()
    for await (const part of response.body ?? []) text += decoder.decode(part, { stream: true })
  }
  const over = read().catch(() => undefined)
  return {
    ...{ status: response.status, type: response.headers.get('content-type'), text: () => text, over },
    stop: () => controller.abort(),
  }
}

/** The frames in what has come. */
const framesIn = (text: string): readonly string[] =>
  [...text.matchAll(/event: next\ndata: (.*)\n\n/g)].map(([, data = '']) => data)

interface Frame {
  readonly data: { readonly briefing: { readonly briefing: { readonly number: number } } }
}
const numbersIn = (text: string): readonly number[] =>
  framesIn(text).map((frame) => (JSON.parse(frame) as Frame).data.briefing.briefing.number)

const arrived = (stream: Opened, wanted: (text: string) => boolean): Promise<string> =>
  eventually(() => Promise.resolve(stream.text()), wanted)

describe('a stream of events', () => {
  it('brings what the WebSocket brings, frame by frame, and goes on from a number', async () => {
    const client = connect(server.url, people.north)
    const there = listen<object>(client, briefings, { id })
    const here = await open(people.north, { id })
    expect([here.status, here.type]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const first = await there.next()
    await passTurn(server.url, id, people)
    const second = await there.next()
    await arrived(here, (text) => framesIn(text).length > 1)
    expect(
      framesIn(here.text())
        .slice(0, 2)
        .map((frame) => JSON.parse(frame) as object),
    ).toEqual([{ data: first }, { data: second }])
    const [, newer = 0] = numbersIn(here.text())
    here.stop()
    const resumed = await open(people.north, { id, after: newer - 1 })
    await arrived(resumed, (text) => numbersIn(text)[0] === newer)
    resumed.stop()
    await client.dispose()
  })

  it('ends with an error and a last event when its token is revoked', async () => {
    const token = await makeToken(server.url, people.north, ['READ'])
    const stream = await open({ token }, { id })
    await arrived(stream, (text) => framesIn(text).length === 1)
    const tokens = await must<{ me: { tokens: { id: string }[] } }>(
      server.url,
      '{ me { tokens { id } } }',
      {},
      people.north,
    )
    const revoke = 'mutation ($id: ID!) { revokeToken(id: $id) }'
    await must(server.url, revoke, { id: tokens.me.tokens[0]?.id }, people.north)
    await stream.over
    expect(stream.text()).toContain('"code":"UNAUTHENTICATED"')
    expect(stream.text().endsWith('event: complete\ndata:\n\n')).toBe(true)
  })

  it('of a campaign of others is over at once, as one of none', async () => {
    const [theirs, none] = [
      await open(people.outsider, { id }),
      await open(people.outsider, { id: '00000000-0000-4000-8000-000000000000' }),
    ]
    await Promise.all([theirs.over, none.over])
    expect(theirs.text()).toBe(none.text())
    expect(theirs.text()).toContain('"code":"NOT_FOUND"')
  })

  it.each([
    ['without a credential', {}, undefined, 401],
    ['without being accepted', null, { accept: 'application/json' }, 406],
    ['with an unknown field', null, { query: 'subscription { weather }' }, 400],
  ] as const)('is refused %s', async (_, who, more, status) => {
    const stream = await open(who ?? people.north, { id }, more)
    await stream.over
    expect([stream.status, stream.type]).toEqual([status, 'application/json; charset=utf-8'])
  })

  it('does not keep the server from stopping', async () => {
    const other = await startTestServer({ registry: feudRegistry })
    const folk = await openPeople(other.url)
    const campaign = await openFeud(other.url, folk)
    const response = await fetch(`${other.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headersOf(folk.north) },
      body: JSON.stringify({ query: briefings, variables: { id: campaign } }),
    })
    const reader = response.body?.getReader()
    await reader?.read()
    await other.close()
    let text = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      text += new TextDecoder().decode(part.value)
    expect(text).not.toContain('complete')
  })
})
