import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from 'graphql-ws'
import { ask, connect, type Identity, must, password, signIn } from './client.js'
import { briefings, listen, type Listening, type TableFrame, tables } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, openWorld, type World } from './world.js'

let server: TestServer
let world: World
let askId: string
const open: Client[] = []

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
  askId = (await briefingOf(server.url, world.campaignId, world.playerA)).asks[0]?.id ?? ''
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

interface DraftFrame {
  readonly draft: { readonly revision: number; readonly orders: readonly { readonly piece: string }[] }
}

const drafts = `subscription ($id: ID!, $askId: ID!, $after: Int) {
  draft(campaignId: $id, askId: $askId, after: $after) { revision orders { kind piece } } }`

const follow = (identity: Identity, after?: number, about = askId): Listening<DraftFrame> =>
  listen<DraftFrame>(socketOf(identity), drafts, { id: world.campaignId, askId: about, after: after ?? null })

const saving = `mutation ($id: ID!, $askId: ID!, $orders: [OrderInput!]!, $revision: Int) {
  saveDraft(campaignId: $id, askId: $askId, orders: $orders, revision: $revision) { revision } }`

const variables = (pieces: readonly string[], revision: number) => ({
  ...{ id: world.campaignId, askId, revision },
  orders: pieces.map((piece) => ({ kind: 'search', piece })),
})

const save = async (who: Identity, pieces: readonly string[], revision: number): Promise<number> =>
  (await must<{ saveDraft: { revision: number } }>(server.url, saving, variables(pieces, revision), who)).saveDraft
    .revision

/** Another device of player A: a session of its own. */
const otherDevice = async (): Promise<Identity> => {
  const answer = await signIn(server.url, 'player-a@example.org', password)
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .join('; '),
  }
}

const revisionNow = async (): Promise<number> => {
  const query = 'query ($id: ID!, $askId: ID!) { campaign(id: $id) { draft(askId: $askId) { revision } } }'
  const { campaign } = await must<{ campaign: { draft: { revision: number } | null } }>(
    server.url,
    query,
    { id: world.campaignId, askId },
    world.playerA,
  )
  return campaign.draft?.revision ?? 0
}

const pieces = ({ draft }: DraftFrame): readonly string[] => draft.orders.map(({ piece }) => piece)

describe('a draft of one player', () => {
  it('is on the other device as soon as it is saved on one, and what stands comes first', async () => {
    const phone = await otherDevice()
    const first = await save(world.playerA, ['A1'], await revisionNow())
    const stream = follow(phone)
    expect((await stream.next()).draft.revision).toBe(first)
    await save(world.playerA, ['A1', 'A2'], first)
    const pushed = await stream.next()
    expect([pushed.draft.revision, pieces(pushed)]).toEqual([first + 1, ['A1', 'A2']])
  })

  it('is not sent again to a device that holds it', async () => {
    const held = await save(world.playerA, ['A1'], await revisionNow())
    const stream = follow(await otherDevice(), held)
    await save(world.playerA, [], held)
    expect((await stream.next()).draft.revision).toBe(held + 1)
    expect(stream.waiting).toEqual([])
  })

  it('that another device has saved since is not overwritten', async () => {
    const phone = await otherDevice()
    const held = await save(world.playerA, ['A1'], await revisionNow())
    await save(phone, ['A2'], held)
    const late = await ask(server.url, saving, variables(['A3'], held), world.playerA)
    expect(late.errors.map(({ code }) => code)).toEqual(['CONFLICT'])
    const stream = follow(phone)
    expect(pieces(await stream.next())).toEqual(['A2'])
  })
})

describe('nobody else', () => {
  const others = ['playerB', 'observer', 'facilitator', 'organiser'] as const
  const everything = `query ($id: ID!, $askId: ID!) { campaign(id: $id) { status { version logged seats { id sealed } awaiting { seats text } }
    briefing { number } briefings { number } receipts { hash } heads draft(askId: $askId) { revision } } campaigns { nodes { id status { version } } } }`

  it('is sent a frame, or shown a count or a version, when one saves', async () => {
    const id = world.campaignId
    const reads = () =>
      Promise.all(
        others.map((role) => ask(server.url, everything, { id, askId }, world[role]).then(({ text }) => text)),
      )
    const before = await reads()
    const streams = others.map((role) => ({
      table: listen<TableFrame>(socketOf(world[role]), tables, { id }),
      briefing: listen(socketOf(world[role]), briefings, { id }),
      drafts: [follow(world[role]), follow(world[role], 0)],
    }))
    for (const { table, briefing } of streams) await Promise.all([table.next(), briefing.next()])
    const own = follow(await otherDevice(), await revisionNow())
    for (const list of [['A1'], ['A1', 'A2'], []]) {
      await save(world.playerA, list, await revisionNow())
      await own.next()
    }
    expect(await reads()).toEqual(before)
    // What everybody is told next comes next.
    await must(server.url, 'mutation ($id: ID!) { pauseCampaign(campaignId: $id) { id } }', { id }, world.organiser)
    for (const { table, briefing, drafts: silent } of streams) {
      expect((await table.next()).status.phase).toBe('PAUSED')
      expect([table.waiting, briefing.waiting, ...silent.map(({ waiting }) => waiting)]).toEqual([[], [], [], []])
    }
    await must(server.url, 'mutation ($id: ID!) { resumeCampaign(campaignId: $id) { id } }', { id }, world.organiser)
  })

  it('is told apart from a desk that there is not', async () => {
    const end = async (stream: Listening<DraftFrame>) => JSON.stringify(await stream.over)
    expect(await end(follow(world.outsider))).toContain('NOT_FOUND')
    expect(await end(follow(world.outsider, 0, 'no such ask'))).toContain('NOT_FOUND')
    expect(await end(follow(world.ordersToken))).toContain('FORBIDDEN_SCOPE')
  })
})
