import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import {
  type ApiCode,
  createClient,
  me,
  type MusterClient,
  now,
  operation,
  sealOrders,
  suggestion,
} from '../../packages/client/src/index.js'
import { problemCodes } from '../../server/src/base/problems.js'
import { startTestServer, type TestServer } from '../api/server.js'
import { openWorld, briefingOf, resolved, seal, type World } from '../api/world.js'

let server: TestServer
let world: World
const open: MusterClient[] = []
/** Connections that are open, so that a test can cut them. */
const sockets = new Set<WebSocket>()

class Cuttable extends WebSocket {
  constructor(address: string, protocols: string[]) {
    super(address, protocols)
    sockets.add(this)
    this.once('close', () => sockets.delete(this))
  }
}

/** The same of requests for events. */
const cuts = new Set<AbortController>()
const cuttable: typeof fetch = (input, init) => {
  const cut = new AbortController()
  if (new Headers(init?.headers).get('accept') === 'text/event-stream') cuts.add(cut)
  cut.signal.addEventListener('abort', () => cuts.delete(cut))
  init?.signal?.addEventListener('abort', () => cuts.delete(cut))
  return fetch(input, { ...init, signal: AbortSignal.any([cut.signal, ...(init?.signal ? [init.signal] : [])]) })
}

const clientOf = (token: string | undefined, options: object = {}): MusterClient => {
  const client = createClient({ url: server.url, webSocket: Cuttable, ...(token ? { token } : {}), ...options })
  open.push(client)
  return client
}

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterAll(async () => {
  for (const client of open) await client.close()
  await server.close()
})

it('answers with data and its cost', async () => {
  const answer = await clientOf(world.readToken.token).request(now, { campaignId: world.campaignId })
  expect(answer).toMatchObject({ ok: true, data: { campaign: { place: { seat: 'A' }, briefing: { number: 1 } } } })
  expect(answer.cost?.requested).toBeGreaterThan(500)
})

it.each([
  ['a token that proves nobody', 'muster_none', 'UNAUTHENTICATED'],
  ['a token that may not do this', undefined, 'FORBIDDEN_SCOPE'],
])('gives %s as a value', async (_, token, code) => {
  const given = { campaignId: world.campaignId, askId: 'x', orders: [], idempotencyKey: 'key-of-mine' }
  const answer = await clientOf(token ?? world.readToken.token).request(sealOrders, given)
  expect(answer).toMatchObject({ ok: false, problem: { code, message: expect.stringMatching(/\w/) as string } })
})

it('gives what never arrived as a value too, and what was aborted', async () => {
  const nowhere = createClient({ url: 'http://127.0.0.1:9' })
  expect(await nowhere.request(me)).toMatchObject({ ok: false, problem: { code: 'NETWORK' }, cost: null })
  const aborted = await nowhere.insist(me, {}, { signal: AbortSignal.timeout(50) })
  expect(aborted).toMatchObject({ ok: false, problem: { code: 'ABORTED' } })
  const words = createClient({ url: server.url, fetch: () => Promise.resolve(new Response('<html>', { status: 502 })) })
  expect(await words.request(me)).toMatchObject({ ok: false, problem: { code: 'NETWORK' } })
})

it('insists while the server is away or asks to wait, and no longer', async () => {
  const answers = [
    () => Promise.reject(new TypeError('fetch failed')),
    () =>
      Promise.resolve(
        Response.json(
          { errors: [{ message: 'Wait.', extensions: { code: 'LIMIT' } }] },
          { status: 429, headers: { 'retry-after': '0' } },
        ),
      ),
    () => Promise.resolve(Response.json({ data: { me: null, receiptKey: 'x' } })),
    () => Promise.resolve(Response.json({ errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] })),
  ]
  const client = createClient({
    url: server.url,
    fetch: () => (answers.shift() ?? (() => Promise.reject(new Error('asked too often'))))(),
  })
  expect(await client.insist(me)).toMatchObject({ ok: true, data: { receiptKey: 'x' } })
  expect(await client.insist(me)).toMatchObject({ ok: false, problem: { code: 'FORBIDDEN' } })
})

it('takes documents of one’s own, and says what is wrong with them', async () => {
  const own = operation<{ me: { name: string } | null }>('{ me { name } }')
  expect(await clientOf(world.readToken.token).request(own)).toMatchObject({
    ok: true,
    data: { me: { name: 'Player A' } },
  })
  const wrong = operation<object>('{ me { nickname } }')
  expect(await clientOf(world.readToken.token).request(wrong)).toMatchObject({
    ok: false,
    problem: { code: 'BAD_INPUT' },
  })
})

const passTurn = async (): Promise<void> => {
  const { campaignId, playerA, playerB } = world
  const before = (await briefingOf(server.url, campaignId, playerA)).number
  for (const who of [playerA, playerB]) {
    const { asks } = await briefingOf(server.url, campaignId, who)
    for (const { id } of asks) await seal(server.url, who, { campaignId, askId: id, orders: [] })
  }
  await resolved(server.url, campaignId, playerA, before)
}

it.each(['sockets', 'events'] as const)(
  'a stream of briefings goes on behind what has come when its connection is lost: %s',
  async (streams) => {
    const { campaignId, bothToken } = world
    const { number } = await briefingOf(server.url, campaignId, bothToken)
    const client = clientOf(bothToken.token, { streams, fetch: cuttable })
    const frames = client.briefings(campaignId, { after: number - 1 })
    const next = async (): Promise<number> => {
      const { value } = await frames.next()
      if (!value?.ok) throw new Error(`no frame: ${JSON.stringify(value)}`)
      return value.data.briefing.briefing.number
    }
    expect(await next()).toBe(number)
    await passTurn()
    expect(await next()).toBe(number + 1)
    expect(sockets.size + cuts.size).toBe(1)
    for (const cut of cuts) cut.abort()
    for (const socket of sockets) socket.terminate()
    await passTurn()
    expect(await next()).toBe(number + 2)
    await frames.return()
  },
)

it.each(['sockets', 'events'] as const)(
  'a stream ends with a value: the token is no longer valid, or the caller has enough: %s',
  async (streams) => {
    const refused = clientOf('muster_none', { streams }).briefings(world.campaignId)
    expect((await refused.next()).value).toMatchObject({ ok: false, problem: { code: 'UNAUTHENTICATED' } })
    expect((await refused.next()).done).toBe(true)
    const stop = new AbortController()
    const frames = clientOf(world.bothToken.token, { streams }).briefings(world.campaignId, {
      after: 1000,
      signal: stop.signal,
    })
    const waiting = frames.next()
    stop.abort()
    expect(await waiting).toMatchObject({ done: true })
  },
)

it('seals the suggestion of an ask', async () => {
  const { campaignId, bothToken, playerA } = world
  const [asked] = (await briefingOf(server.url, campaignId, playerA)).asks
  const client = clientOf(bothToken.token)
  const found = await client.request(suggestion, { campaignId, askId: asked?.id ?? '' })
  const orders = found.ok ? (found.data.ask?.suggestion ?? []) : []
  const given = { campaignId, askId: asked?.id ?? '', orders, idempotencyKey: 'the-same-key' }
  const [first, again] = [await client.request(sealOrders, given), await client.request(sealOrders, given)]
  expect(first).toMatchObject({ ok: true, data: { sealOrders: { problems: [], receipt: { askId: asked?.id } } } })
  expect(again.ok && again.data.sealOrders.receipt).toEqual(first.ok && first.data.sealOrders.receipt)
})

it('knows every code of the API, and no other', () => {
  const known = {
    ...{
      UNAUTHENTICATED: true,
      NOT_FOUND: true,
      FORBIDDEN: true,
      FORBIDDEN_SCOPE: true,
      BAD_INPUT: true,
      DOCUMENT_UNKNOWN: true,
      CLOSED: true,
    },
    ...{ CONFLICT: true, KEY_USED: true, LIMIT: true, PAUSED: true, UNAVAILABLE: true, INTERNAL: true },
  } satisfies Record<ApiCode, true>
  expect(Object.keys(known).sort()).toEqual([...Object.keys(problemCodes), 'INTERNAL'].sort())
})
