import { createConnection } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from 'graphql-ws'
import { WebSocket } from 'ws'
import { ask, connect, type Identity, makeToken, must, signOut, signUp } from './client.js'
import { type BriefingFrame, briefings, listen, type TableFrame, tables } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, createCampaign, openWorld, resolved, seal, seat, start, type World } from './world.js'

let server: TestServer
let world: World
const open: Client[] = []

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterEach(async () => {
  for (const client of open.splice(0)) await client.dispose()
})
afterAll(() => server.close())

const socketOf = (identity: Identity): Client => {
  const client = connect(server.url, identity)
  open.push(client)
  return client
}

const follow = (identity: Identity, campaignId: string, after?: number) =>
  listen<BriefingFrame>(socketOf(identity), briefings, { id: campaignId, after: after ?? null })

/** Everybody seals an empty plan, and the stage closes. */
const passTurn = async (campaignId: string, ...players: readonly [Identity, ...Identity[]]): Promise<void> => {
  const before = (await briefingOf(server.url, campaignId, players[0])).number
  for (const player of players)
    for (const { id } of (await briefingOf(server.url, campaignId, player)).asks) {
      const { problems } = await seal(server.url, player, { campaignId, askId: id, orders: [] })
      expect(problems).toEqual([])
    }
  await resolved(server.url, campaignId, players[0], before)
}

const war = async (): Promise<{ campaignId: string; a: Identity; b: Identity; organiser: Identity }> => {
  const { organiser, playerA: a, playerB: b } = world
  const campaignId = await createCampaign(server.url, organiser)
  await seat(server.url, organiser, a, { campaignId, role: 'PLAYER', seat: 'A' })
  await seat(server.url, organiser, b, { campaignId, role: 'PLAYER', seat: 'B' })
  await start(server.url, organiser, campaignId)
  return { campaignId, a, b, organiser }
}

describe('the briefing stream', () => {
  it('begins with the current briefing and brings each new one once, in order', async () => {
    const { campaignId, a, b } = await war()
    const stream = follow(a, campaignId)
    const first = (await stream.next()).briefing
    expect(first.kind).toBe('BRIEFING')
    await passTurn(campaignId, a, b)
    const numbers = [first.briefing.number, (await stream.next()).briefing.briefing.number]
    await passTurn(campaignId, a, b)
    numbers.push((await stream.next()).briefing.briefing.number)
    expect(numbers).toEqual([1, 2, 3].map((step) => first.briefing.number - 1 + step))
    expect(stream.waiting).toEqual([])
  })

  it('goes on behind `after`, without a gap and without a repeat', async () => {
    const { campaignId, a, b } = await war()
    for (let turn = 0; turn < 3; turn += 1) await passTurn(campaignId, a, b)
    const latest = (await briefingOf(server.url, campaignId, a)).number
    const stream = follow(a, campaignId, 1)
    const numbers: number[] = []
    while (numbers.at(-1) !== latest) numbers.push((await stream.next()).briefing.briefing.number)
    expect(numbers).toEqual(Array.from({ length: latest - 1 }, (_, at) => at + 2))
    const upToDate = follow(a, campaignId, latest)
    await passTurn(campaignId, a, b)
    expect((await upToDate.next()).briefing.briefing.number).toBe(latest + 1)
  })

  it('starts afresh for a number that is not his', async () => {
    const { campaignId, a } = await war()
    const frame = (await follow(a, campaignId, 4000).next()).briefing
    expect(frame.kind).toBe('RESYNC')
    expect(frame.briefing.number).toBe((await briefingOf(server.url, campaignId, a)).number)
  })

  it('brings nothing when another only seals', async () => {
    const { campaignId, a, b } = await war()
    const stream = follow(b, campaignId)
    await stream.next()
    const asked = (await briefingOf(server.url, campaignId, a)).asks[0]
    await seal(server.url, a, { campaignId, askId: asked?.id ?? '', orders: [] })
    await expect(stream.next(1000)).rejects.toThrow('no frame')
  })

  it.each(['outsider', 'ordersToken'] as const)('is not for an %s', async (who) => {
    const stream = follow(world[who], world.campaignId)
    const end = await stream.over
    expect(JSON.stringify(end)).toContain(who === 'outsider' ? 'NOT_FOUND' : 'FORBIDDEN_SCOPE')
  })
})

describe('the table stream', () => {
  it('shows the table now and whenever what one sees of it changes', async () => {
    const { campaignId, a, b } = await war()
    const stream = listen<TableFrame>(socketOf(b), tables, { id: campaignId })
    const first = (await stream.next()).status
    expect(first.phase).toBe('RUNNING')
    const asked = (await briefingOf(server.url, campaignId, a)).asks[0]
    await seal(server.url, a, { campaignId, askId: asked?.id ?? '', orders: [] })
    expect((await stream.next()).status.seats.find(({ id }) => id === 'A')?.sealed).toBe(true)
  })
})

describe('a stream ends', () => {
  it('when its token is revoked', async () => {
    const token = await makeToken(server.url, world.playerA, ['READ'])
    const stream = follow({ token }, world.campaignId)
    await stream.next()
    const list = '{ me { tokens { id prefix } } }'
    const { me } = await must<{ me: { tokens: { id: string; prefix: string }[] } }>(server.url, list, {}, world.playerA)
    const id = me.tokens.find(({ prefix }) => token.startsWith(prefix))?.id
    await must(server.url, 'mutation ($id: ID!) { revokeToken(id: $id) }', { id }, world.playerA)
    expect(await stream.over).toEqual({ closed: 4401 })
  })

  it('when its session is signed out', async () => {
    const guest = await signUp(server.url, 'Guest')
    await seat(server.url, world.organiser, guest, { campaignId: world.campaignId, role: 'OBSERVER' })
    const stream = follow(guest, world.campaignId)
    await stream.next()
    await signOut(server.url, guest)
    expect(await stream.over).toEqual({ closed: 4401 })
  })

  it('when its caller is taken from his seat, and he hears nothing later', async () => {
    const { campaignId, b, organiser } = await war()
    const stream = follow(b, campaignId)
    await stream.next()
    const remove = 'mutation ($id: ID!) { removeHolder(campaignId: $id, seat: "B") { id } }'
    await must(server.url, remove, { id: campaignId }, organiser)
    expect(await stream.over).toBe('complete')
    expect(stream.waiting).toEqual([])
    expect((await follow(b, campaignId).over) as object).toMatchObject({
      failed: expect.stringContaining('NOT_FOUND') as string,
    })
  })
})

describe('the socket', () => {
  const raw = (headers: Record<string, string>): WebSocket =>
    new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })

  const status = (socket: WebSocket): Promise<number> =>
    new Promise((resolve) => {
      socket.on('open', () => resolve(101))
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
      socket.on('error', () => undefined)
    })

  const closing = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.on('close', resolve))

  it.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['own', 101],
  ])('from the origin %s gets %i', async (origin, expected) => {
    const socket = raw({ origin: origin === 'own' ? server.url : origin })
    expect(await status(socket)).toBe(expected)
    socket.terminate()
  })

  it('closes with 4408 when nothing is said for some seconds', async () => {
    expect(await closing(raw({}))).toBe(4408)
  })

  it('closes with 4401 for somebody who is nobody', async () => {
    for (const identity of [{}, { token: `muster_${'x'.repeat(43)}` }])
      expect(await follow(identity, world.campaignId).over).toEqual({ closed: 4401 })
  })

  it('holds the same limits as HTTP', async () => {
    const client = socketOf(world.playerA)
    const deep = `{ ${'rulesets { '.repeat(20)} id ${'}'.repeat(20)} }`
    const aliases = `{ ${Array.from({ length: 16 }, (_, at) => `a${String(at)}: __typename`).join(' ')} }`
    for (const query of [deep, aliases, 'query A { __typename } query B { __typename }'])
      expect(JSON.stringify(await listen(client, query, {}).over)).toContain('LIMIT')
    for (const query of ['{ rulesetz }', '{ rulesets '])
      expect(JSON.stringify(await listen(client, query, {}).over)).toContain('BAD_INPUT')
    expect(JSON.stringify(await listen(client, '{ rulesetz }', {}).over)).not.toContain('Did you mean')
    expect(await listen<{ __typename: string }>(client, '{ __typename }', {}).next()).toEqual({ __typename: 'Query' })
  })

  it('carries at most 20 streams', async () => {
    const client = socketOf(world.playerA)
    const streams = Array.from({ length: 20 }, () => listen<TableFrame>(client, tables, { id: world.campaignId }))
    await Promise.all(streams.map((stream) => stream.next()))
    expect(JSON.stringify(await listen(client, tables, { id: world.campaignId }).over)).toContain('LIMIT')
  })

  it('closes on a message of 200 KB', async () => {
    const socket = raw({})
    await status(socket)
    const closed = closing(socket)
    socket.send('x'.repeat(200_000))
    expect(await closed).toBe(1009)
  })

  it('survives a peer that breaks off in the middle of the upgrade', async () => {
    const { hostname, port } = new URL(server.url)
    for (let round = 0; round < 5; round += 1) {
      const peer = createConnection({ host: hostname, port: Number(port) })
      peer.on('error', () => undefined)
      await new Promise((resolve) => peer.once('connect', resolve))
      peer.write('GET /graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n')
      peer.destroy()
    }
    expect((await ask(server.url, '{ __typename }')).status).toBe(200)
  })
})
