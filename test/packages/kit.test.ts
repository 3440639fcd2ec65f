import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { battles, createClient, me, receipts } from '../../packages/client/src/index.js'
import {
  checkRoll,
  checkThrows,
  type DiceOfCampaign,
  faultOf,
  gridOf,
  isReceiptSigned,
  ordersOf,
  sheetHash,
  type ThrowsToCheck,
  unpackLayer,
} from '../../packages/kit/src/index.js'
import { type Identity, makeToken, must } from '../api/client.js'
import { openFeud, openPeople, passTurn, type People, useDesk } from '../api/feud.js'
import { startTestServer, type TestServer } from '../api/server.js'
import { briefingOf, openWorld, resolved, seal } from '../api/world.js'
import { eventually } from '../support/eventually.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { toySystem } from '../support/toySystem.js'
import { feudingToy, nightly } from '../support/toyVariants.js'

let server: TestServer
let people: People
beforeAll(async () => {
  server = await startTestServer({ registry: registryOf([nightly(feudingToy)], [toySystem]) })
  people = await openPeople(server.url)
})
afterAll(() => server.close())

it('reads a map’s size as board and grid have it', () => {
  expect(gridOf({ shape: 'HEX', width: 3, height: 2 }).name(3)).toBe('2/1')
  expect(gridOf({ grid: 'square', width: 3, height: 2 }).name(3)).toBe('0,1')
  expect(unpackLayer({ legend: { o: 'own' }, rows: ['2.o', 'o2.'] })).toEqual(['.', '.', 'own', 'own', '.', '.'])
})

describe('an order and its option', () => {
  const option = {
    ...{ kind: 'march', piece: 'p1', to: ['1,1', '1,2'], path: null, with: [{ id: 'q' }], item: null },
    amount: { min: 2, max: 6, step: 2 },
  }
  const order = { kind: 'march', piece: 'p1', to: '1,2', with: 'q', amount: 4 }
  it('fit', () => {
    expect(faultOf(option, order)).toBeNull()
    expect(faultOf({ kind: 'pass' }, { kind: 'pass' })).toBeNull()
    expect(faultOf({ kind: 'walk', path: true }, { kind: 'walk', path: ['1,1'] })).toBeNull()
  })
  it.each([
    [{ kind: 'halt' }, 'kind'],
    [{ piece: 'p2' }, 'piece'],
    [{ to: '9,9' }, 'to'],
    [{ to: null }, 'to'],
    [{ path: ['1,1'] }, 'path'],
    [{ with: 'r' }, 'with'],
    [{ with: null }, 'with'],
    [{ amount: 3 }, 'amount'],
    [{ amount: 8 }, 'amount'],
    [{ amount: null }, 'amount'],
    [{ item: 'x' }, 'item'],
  ])('do not with %j', (change, fault) => {
    expect(faultOf(option, { ...order, ...change })).toBe(fault)
  })
  it('lose what came as null before they are sent', () => {
    expect(ordersOf([{ kind: 'march', to: null, amount: 0 }])).toEqual([{ kind: 'march', amount: 0 }])
  })
})

it('a roll is proven by the campaign’s key, at its own place and with its own faces alone', async () => {
  const campaignId = await openFeud(server.url, people)
  await useDesk(server.url, campaignId, people)
  const client = createClient({ url: server.url, token: await makeToken(server.url, people.north, ['READ']) })
  const answer = await client.request(battles, { campaignId })
  if (!answer.ok || !answer.data.campaign) throw new Error('no battles')
  const { publicKey, battles: desks } = answer.data.campaign
  const rolled = desks.flatMap(({ id: desk, entries }) =>
    entries.flatMap(({ number: entry, roll }) =>
      roll ? [{ where: { campaign: campaignId, desk, entry }, roll }] : [],
    ),
  )
  expect(rolled.map(({ where, roll }) => checkRoll(publicKey, where, roll))).toEqual(['proven', 'by-hand'])
  const [made] = rolled
  if (!made) throw new Error('nothing was rolled')
  const { where, roll } = made
  const turned = roll.throws.map(({ name, faces }) => ({ name, faces: faces.map((face) => (face % 6) + 1) }))
  const forgeries = [
    checkRoll(publicKey, { ...where, entry: where.entry + 1 }, roll),
    checkRoll(publicKey, { ...where, campaign: 'x' }, roll),
    checkRoll(publicKey, where, { ...roll, throws: turned }),
    checkRoll(publicKey, where, {
      ...roll,
      proof: roll.proof?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) ?? null,
    }),
    checkRoll(publicKey, where, { ...roll, subject: 'no JSON' }),
  ]
  expect(forgeries).toEqual(forgeries.map(() => 'forged'))
})

interface Thrown {
  readonly campaign: DiceOfCampaign & {
    readonly briefing: { readonly report: readonly { readonly throws: readonly ThrowsToCheck[] }[] }
  }
}

it('the dice of a report line are proven by the campaign’s key, at their own place and with their own faces alone', async () => {
  const id = await openFeud(server.url, people)
  await passTurn(server.url, id, people)
  const query = `query ($id: ID!) { campaign(id: $id) { id publicKey seatBytes
    briefing { report { throws { subject turn stage proof throws { name ordinal faces } } } } } }`
  const { campaign } = await must<Thrown>(server.url, query, { id }, people.north)
  const [made] = campaign.briefing.report.flatMap(({ throws }) => throws)
  if (!made) throw new Error('nothing was thrown')
  expect(made).toMatchObject({ subject: 'night', turn: 1, stage: 'walk', throws: [{ name: 'night.d6', ordinal: 0 }] })
  expect(checkThrows(campaign, made)).toBe('proven')
  expect(checkThrows(campaign, { ...made, subject: null, proof: null })).toBe('later')
  const turned = made.throws.map((one) => ({ ...one, faces: one.faces.map((face) => (face % 6) + 1) }))
  const [first = '', ...others] = campaign.seatBytes
  const forgeries = [
    checkThrows(campaign, { ...made, turn: made.turn + 1 }),
    checkThrows(campaign, { ...made, stage: 'run' }),
    checkThrows(campaign, { ...made, subject: 'day' }),
    checkThrows(campaign, { ...made, throws: turned }),
    checkThrows({ ...campaign, id: 'x' }, made),
    checkThrows({ ...campaign, seatBytes: [first.replace(/^./, (one) => (one === 'a' ? 'b' : 'a')), ...others] }, made),
  ]
  expect(forgeries).toEqual(forgeries.map(() => 'forged'))
  // And so does a program without a line of Muster's code.
  const token = await makeToken(server.url, people.north, ['READ'])
  const script = fileURLToPath(new URL('../../examples/verifyRoll.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, server.url, id], {
    env: { ...process.env, NODE_OPTIONS: '', MUSTER_TOKEN: token },
  })
  expect(stdout).toMatch(/^Turn 1 is over\.: night\.d6 [1-6]: as the campaign’s key has it$/m)
})

interface Opened {
  readonly campaign: {
    readonly briefing: {
      readonly sheets: readonly {
        readonly hash: string
        readonly salt: string
        readonly askId: string
        readonly seat: string
        readonly sealedAt: string
        readonly orders: readonly { readonly kind: string }[]
      }[]
    } | null
  }
}

const openedQuery = `query ($c: ID!) { campaign(id: $c) { briefing(number: 2, viewer: EVERYONE) { sheets { hash salt askId seat sealedAt
  orders { kind piece to path with amount item detail } } } } }`

const suggested = async (url: string, campaignId: string, askId: string, who: Identity): Promise<readonly object[]> => {
  const query =
    'query ($c: ID!, $a: ID!) { ask(campaignId: $c, id: $a) { suggestion { kind piece to path with amount item detail } } }'
  const { ask } = await must<{ ask: { suggestion: readonly { readonly kind: string }[] } }>(
    url,
    query,
    { c: campaignId, a: askId },
    who,
  )
  return ordersOf(ask.suggestion)
}

it('a receipt is signed by the server, and its hash is that of the orders under its salt, from the start', async () => {
  const other = await startTestServer()
  try {
    const { campaignId, playerA, playerB, organiser, bothToken } = await openWorld(other)
    const [asked] = (await briefingOf(other.url, campaignId, playerA)).asks
    await seal(other.url, playerA, {
      campaignId,
      askId: asked?.id ?? '',
      orders: await suggested(other.url, campaignId, asked?.id ?? '', playerA),
    })
    const client = createClient({ url: other.url, token: bothToken.token ?? '' })
    const [mine, account] = [await client.request(receipts, { campaignId }), await client.request(me)]
    const receipt = mine.ok ? mine.data.campaign?.receipts[0] : undefined
    if (!receipt || !account.ok) throw new Error('there is no receipt')
    const told = { ...receipt, campaign: campaignId, seat: 'A' }
    const { receiptKey } = account.data
    expect(await isReceiptSigned(receiptKey, told)).toBe(true)
    for (const change of [
      { hash: 'f'.repeat(64) },
      { seat: 'B' },
      { sealedAt: '2026-01-01T00:00:00.000Z' },
      { signature: null },
    ])
      expect([change, await isReceiptSigned(receiptKey, { ...told, ...change })]).toEqual([change, false])
    const own = { ...receipt, campaign: campaignId, seat: 'A', orders: ordersOf(receipt.orders) }
    expect(sheetHash(receipt.salt, own)).toBe(receipt.hash)
    await seal(other.url, playerB, {
      campaignId,
      askId: (await briefingOf(other.url, campaignId, playerB)).asks[0]?.id ?? '',
      orders: [],
    })
    await resolved(other.url, campaignId, playerA, 1)
    await must(other.url, 'mutation ($c: ID!) { endCampaign(campaignId: $c) { id } }', { c: campaignId }, organiser)
    const opened = await eventually(
      () => must<Opened>(other.url, openedQuery, { c: campaignId }, playerA),
      ({ campaign }) => (campaign.briefing?.sheets ?? []).length > 0,
    )
    const sheet = opened.campaign.briefing?.sheets.find(({ hash }) => hash === receipt.hash)
    if (!sheet) throw new Error('the sheet is not opened')
    expect(sheet.salt).toBe(receipt.salt)
    const bound = { ...sheet, campaign: campaignId, orders: ordersOf(sheet.orders) }
    expect(sheetHash(sheet.salt, bound)).toBe(receipt.hash)
    expect(sheetHash(sheet.salt, { ...bound, orders: [] })).not.toBe(receipt.hash)
  } finally {
    await other.close()
  }
})
