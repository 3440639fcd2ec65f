import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, ask, type Identity, must } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import {
  type AskNow,
  briefingOf,
  createCampaign,
  openWorld,
  resolved,
  seal,
  sealing,
  seat,
  start,
  type World,
} from './world.js'

let server: TestServer
let world: World

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterAll(() => server.close())

const openAsk = async (who: Identity, campaignId = world.campaignId): Promise<AskNow> => {
  const [first] = (await briefingOf(server.url, campaignId, who)).asks
  if (!first) throw new Error('nothing is asked')
  return first
}

const march = ({ options }: AskNow): { kind: string; piece: string; to: string } => {
  const option = options.find(({ kind, piece, to }) => kind === 'march' && piece && to?.length)
  return { kind: 'march', piece: option?.piece ?? '', to: option?.to?.[0] ?? '' }
}

/** A refusal of the whole request: a code and a sentence, nothing of the inside. */
const expectCode = (answer: Answer, code: string): void => {
  expect(answer.errors.map((error) => error.code)).toEqual([code])
  expect(answer.status).toBeLessThan(500)
  expect(answer.errors[0]?.message).toMatch(/\.$/)
  expect(answer.text).not.toMatch(/node_modules|at async|stack|INTERNAL/)
}

describe('orders that cannot be', () => {
  it.each([
    ['an unknown banner', (own: { piece: string }) => ({ ...own, piece: 'nobody' })],
    ['a sector off the map', (own: { to: string }) => ({ ...own, to: '999,999' })],
    ['no sector at all', (own: { to: string }) => ({ ...own, to: 'somewhere' })],
    ['an unknown kind', (own: { kind: string }) => ({ ...own, kind: 'teleport-home' })],
    ['nothing but a kind', (own: { kind: string }) => ({ kind: own.kind })],
  ])('%s: a typed problem that names the order', async (_, spoil) => {
    const asked = await openAsk(world.playerA)
    const sealed = await seal(server.url, world.playerA, {
      campaignId: world.campaignId,
      askId: asked.id,
      orders: [spoil(march(asked))],
    })
    expect(sealed.receipt).toBeNull()
    expect(sealed.problems[0]).toMatchObject({ index: 0, message: expect.stringMatching(/\.$/) as string })
    expect(sealed.problems[0]?.code).toMatch(/^[a-z-]+$/)
  })

  it('somebody else’s banner: the same words as for one that does not exist', async () => {
    const [asked, theirs] = [
      await openAsk(world.playerA),
      await briefingOf(server.url, world.campaignId, world.playerB),
    ]
    const order = march(asked)
    const tryIt = (piece: string) =>
      seal(server.url, world.playerA, { campaignId: world.campaignId, askId: asked.id, orders: [{ ...order, piece }] })
    const foreign = theirs.pieces[0]?.id ?? ''
    const [a, b] = [await tryIt(foreign), await tryIt('q'.repeat(foreign.length))]
    expect(a.receipt).toBeNull()
    expect(JSON.stringify(a).replaceAll(foreign, '*')).toBe(
      JSON.stringify(b).replaceAll('q'.repeat(foreign.length), '*'),
    )
  })
})

describe('requests that cannot be', () => {
  const input = async (who: Identity = world.playerA) => ({
    campaignId: world.campaignId,
    askId: (await openAsk(who)).id,
    orders: [] as object[],
    key: `key-${String(Math.random())}`,
  })

  it('an ask of another seat, and one that does not exist, are one answer', async () => {
    const [foreign, unknown] = [
      await ask(server.url, sealing, await input(world.playerB), world.playerA),
      await ask(server.url, sealing, { ...(await input()), askId: 'no such ask' }, world.playerA),
    ]
    expectCode(foreign, 'NOT_FOUND')
    expect(foreign.text).toBe(unknown.text)
  })

  it('a campaign of others, and one that does not exist, are one answer', async () => {
    const [foreign, unknown] = [
      await ask(server.url, sealing, await input(), world.outsider),
      await ask(server.url, sealing, { ...(await input()), campaignId: 'nowhere' }, world.outsider),
    ]
    expectCode(foreign, 'NOT_FOUND')
    expect(foreign.text).toBe(unknown.text)
  })

  it.each([
    ['a token without the scope', 'readToken', 'FORBIDDEN_SCOPE'],
    ['an observer', 'observer', 'NOT_FOUND'],
    ['the facilitator', 'facilitator', 'NOT_FOUND'],
    ['the organiser', 'organiser', 'NOT_FOUND'],
  ] as const)('%s', async (_, who, code) => {
    expectCode(await ask(server.url, sealing, await input(), world[who]), code)
  })

  it.each([
    ['2,001 orders', { orders: Array.from({ length: 2001 }, () => ({ kind: 'm' })) }, 'LIMIT'],
    ['a detail of 17 KB', { orders: [{ kind: 'march', detail: { text: 'x'.repeat(17_000) } }] }, 'LIMIT'],
    ['a detail of depth 5', { orders: [{ kind: 'march', detail: { a: { b: { c: { d: {} } } } } }] }, 'LIMIT'],
    ['a path of 201 cells', { orders: [{ kind: 'march', path: Array.from({ length: 201 }, () => '0,0') }] }, 'LIMIT'],
    ['a banner of 201 characters', { orders: [{ kind: 'march', piece: 'x'.repeat(201) }] }, 'LIMIT'],
    ['a short key', { key: 'x' }, 'BAD_INPUT'],
    ['an amount that is no number', { orders: [{ kind: 'march', amount: 'many' }] }, 'BAD_INPUT'],
    ['an unknown field', { orders: [{ kind: 'march', secretly: true }] }, 'BAD_INPUT'],
  ])('%s', async (_, spoiled, code) => {
    const answer = await ask(server.url, sealing, { ...(await input()), ...spoiled }, world.playerA)
    expect(answer.errors[0]?.code).toBe(code)
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).not.toMatch(/node_modules|at async|INTERNAL/)
  })

  it.each([
    ['a reason for an order', { reason: 'It rained.' }, 'reason'],
    ['a short key', { key: 'x' }, 'idempotencyKey'],
  ])('%s: the error names the argument', async (_, spoiled, at) => {
    const withReason = sealing
      .replace('$key: String!', '$key: String!, $reason: String')
      .replace('idempotencyKey:', 'reason: $reason, idempotencyKey:')
    const { text } = await ask(server.url, withReason, { ...(await input()), ...spoiled }, world.playerA)
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT', at } }] })
  })

  it.each([
    ['an unknown ruleset', { rulesetId: 'chess' }],
    ['an unknown scenario', { scenarioId: 'nowhere' }],
    ['an unknown zone', { timeZone: 'Mars/Olympus' }],
    ['an unknown setting', { settings: { nonsense: 1 } }],
    ['settings that are a list', { settings: [] }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['no name', { name: '  ' }],
    ['a deadline that is a word', { deadlines: { plans: 'soon' } }],
    ['an unknown deadline class', { deadlines: { nonsense: null } }],
    ['observers too early', { observersDelayTurns: 1 }],
    ['an unknown seat', { seat: 'Z', diceContribution: '0'.repeat(64) }],
    ['a seat without its bytes', { seat: 'A' }],
    ['bytes that are no hex', { seat: 'A', diceContribution: 'z'.repeat(64) }],
  ])('a campaign with %s', async (_, spoiled) => {
    const base = { name: 'x', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'Europe/Berlin' }
    const make = 'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }'
    expectCode(await ask(server.url, make, { input: { ...base, ...spoiled } }, world.playerA), 'BAD_INPUT')
  })
})

describe('sealing', () => {
  it('saves a draft, seals it, and gives the same receipt for the same key', async () => {
    const { organiser, playerA: a, playerB: b } = world
    const campaignId = await createCampaign(server.url, organiser)
    await seat(server.url, organiser, a, { campaignId, role: 'PLAYER', seat: 'A' })
    await seat(server.url, organiser, b, { campaignId, role: 'PLAYER', seat: 'B' })
    await start(server.url, organiser, campaignId)
    const asked = await openAsk(a, campaignId)
    const orders = [march(asked)]
    const draft = `mutation ($campaignId: ID!, $askId: ID!, $orders: [OrderInput!]!) {
      saveDraft(campaignId: $campaignId, askId: $askId, orders: $orders) { askId orders { kind piece to } problems { code } } }`
    const ids = { campaignId, askId: asked.id }
    const saved = await must<{ saveDraft: object }>(server.url, draft, { ...ids, orders }, world.bothToken)
    expect(saved.saveDraft).toEqual({ askId: asked.id, orders, problems: [] })
    const again =
      'query ($campaignId: ID!, $askId: ID!) { campaign(id: $campaignId) { draft(askId: $askId) { orders { kind piece to } } } }'
    expect((await must<{ campaign: object }>(server.url, again, ids, a)).campaign).toEqual({ draft: { orders } })
    expect((await must<{ campaign: object }>(server.url, again, ids, b)).campaign).toEqual({ draft: null })
    const first = await seal(server.url, world.ordersToken, { ...ids, orders, key: 'the-same-key' })
    expect(first.receipt?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await seal(server.url, a, { ...ids, orders, key: 'the-same-key' })).toEqual(first)
    expectCode(await ask(server.url, sealing, { ...ids, orders: [], key: 'the-same-key' }, a), 'KEY_USED')
    const list = 'query ($id: ID!) { campaign(id: $id) { receipts { askId hash orders { kind piece to } } } }'
    const receipts = await must<{ campaign: { receipts: object[] } }>(server.url, list, { id: campaignId }, a)
    expect(receipts.campaign.receipts).toEqual([{ askId: asked.id, hash: first.receipt?.hash, orders }])
    const theirs = await must<{ campaign: { receipts: object[] } }>(server.url, list, { id: campaignId }, b)
    expect(theirs.campaign.receipts).toEqual([])
    const other = await openAsk(b, campaignId)
    await seal(server.url, b, { campaignId, askId: other.id, orders: [] })
    await resolved(server.url, campaignId, a, 1)
    expectCode(await ask(server.url, sealing, { ...ids, orders, key: 'a-later-key' }, a), 'CLOSED')
  })
})
