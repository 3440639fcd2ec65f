import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from 'graphql-ws'
import { feudRegistry } from '../support/feud.js'
import { ask, connect, type Identity, makeToken, must } from './client.js'
import {
  type DeskAnswer,
  deskFields,
  desksOf,
  enter,
  entering,
  openFeud,
  openPeople,
  passTurn,
  type People,
  useDesk,
} from './feud.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, seal } from './world.js'

let server: TestServer
let people: People
/** Where nothing is ever written: what is refused may be tried here. */
let quiet: { readonly campaignId: string; readonly battleId: string }
const open: Client[] = []

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
  quiet = await war()
})
afterEach(async () => {
  for (const client of open.splice(0)) await client.dispose()
})
afterAll(() => server.close())

const streamOf = <Data>(who: Identity, query: string, variables: Record<string, unknown>) => {
  const client = connect(server.url, who)
  open.push(client)
  return listen<Data>(client, query, variables)
}

const battles = `subscription ($campaignId: ID!, $battleId: ID!) { battle(campaignId: $campaignId, battleId: $battleId) { ${deskFields} } }`

const war = async (): Promise<{ readonly campaignId: string; readonly battleId: string }> => {
  const campaignId = await openFeud(server.url, people)
  return { campaignId, battleId: (await desksOf(server.url, campaignId, people.north))[0]?.id ?? '' }
}

describe('a desk over the API', () => {
  it('is one log to both sides: words, times, an agreement, dice', async () => {
    const at = await war()
    const last = await useDesk(server.url, at.campaignId, people)
    expect(last.entries.map(({ number, seat, by, kind }) => [number, seat, by, kind])).toEqual([
      [1, 'A', 'North', 'MESSAGE'],
      [2, 'A', 'North', 'TIMES'],
      [3, 'B', 'South', 'AGREEMENT'],
      [4, 'B', 'South', 'ROLL'],
      [5, 'A', 'North', 'ROLL'],
    ])
    const [, times, agreement, , byHand] = last.entries
    expect(agreement).toMatchObject({ answers: 2, times: times?.times, text: null })
    expect(last.agreedFor).toBe(times?.times?.[0])
    expect(byHand?.roll).toMatchObject({ byHand: true, outcome: { hits: 0, panic: 0 } })
    const [theirs] = await desksOf(server.url, at.campaignId, people.south)
    expect(theirs).toMatchObject({ entries: last.entries, seed: last.seed, agreedFor: last.agreedFor, about: 'B-1' })
    expect(theirs?.sides.map(({ mine, zone }) => [mine, zone])).toEqual([
      [false, 'Europe/Berlin'],
      [true, 'America/New_York'],
    ])
    const off = await enter(server.url, people.north, at, entering.callOff, { text: 'Snow.' })
    expect([off.agreedFor, off.entries.at(-1)?.text]).toEqual([null, 'Snow.'])
  })

  it('is used by a tool that may read and order, and by none that may do only one of them', async () => {
    const at = await war()
    const { north } = people
    const write = async (scopes: readonly string[]): Promise<string | undefined> => {
      const token = await makeToken(server.url, north, scopes)
      const variables = { ...at, key: randomUUID(), text: 'By a tool.' }
      return (await ask(server.url, entering.write, variables, { token })).errors[0]?.code
    }
    expect([await write(['READ']), await write(['ORDERS'])]).toEqual(['FORBIDDEN_SCOPE', 'FORBIDDEN_SCOPE'])
    expect((await desksOf(server.url, at.campaignId, north))[0]?.entries).toEqual([])
    expect(await write(['READ', 'ORDERS'])).toBeUndefined()
    expect((await desksOf(server.url, at.campaignId, north))[0]?.entries).toHaveLength(1)
  })

  it.each<[string, keyof typeof entering, object, string, RegExp]>([
    ['a time that is none', 'propose', { times: ['tomorrow'] }, 'BAD_INPUT', /DateTime/],
    ['a time long past', 'propose', { times: ['2001-01-01T00:00:00Z'] }, 'BAD_INPUT', /future times/],
    ['an offer that was never made', 'agree', { entry: 7, time: '2030-01-01T00:00:00Z' }, 'CONFLICT', /on offer/],
    ['an input that is no object', 'roll', { procedure: 'volley', input: [1] }, 'BAD_INPUT', /how many shots/],
    ['a key too short', 'write', { text: 'x', key: 'short' }, 'BAD_INPUT', /8 to 100/],
  ])('refuses %s and says what to do', async (_, name, input, code, message) => {
    const answer = await ask(server.url, entering[name], { ...quiet, key: randomUUID(), ...input }, people.north)
    expect(answer.errors[0]).toMatchObject({ code, message: expect.stringMatching(message) as string })
    expect((await desksOf(server.url, quiet.campaignId, people.north))[0]?.entries).toEqual([])
  })

  it('has rolls that a stranger’s program checks by the public key, without a line of Muster’s code', async () => {
    const { campaignId } = await war()
    await useDesk(server.url, campaignId, people)
    const token = await makeToken(server.url, people.north, ['READ'])
    const script = fileURLToPath(new URL('../../examples/verifyRoll.mjs', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script, server.url, campaignId], {
      env: { ...process.env, NODE_OPTIONS: '', MUSTER_TOKEN: token },
    })
    expect(stdout.trim().split('\n')).toEqual([
      'A-1 4: volley by South: as the campaign’s key has it',
      'A-1 5: volley by North: dice of their own',
    ])
  })
})

describe('the stream of a desk', () => {
  it('begins with the desk and brings it again whenever it has changed, and then alone', async () => {
    const at = await war()
    const stream = streamOf<{ battle: DeskAnswer }>(people.south, battles, at)
    expect((await stream.next()).battle.entries).toEqual([])
    const asked = (await briefingOf(server.url, at.campaignId, people.west)).asks[0]?.id ?? ''
    await seal(server.url, people.west, { campaignId: at.campaignId, askId: asked, orders: [] })
    await enter(server.url, people.north, at, entering.write, { text: 'Hello.' })
    expect((await stream.next()).battle.entries.map(({ text }) => text)).toEqual(['Hello.'])
    for (const who of [people.north, people.south]) {
      const own = (await briefingOf(server.url, at.campaignId, who)).asks[0]?.id ?? ''
      await seal(server.url, who, { campaignId: at.campaignId, askId: own, orders: [] })
    }
    expect((await stream.next()).battle.about).toBe('B-2')
    await passTurn(server.url, at.campaignId, people)
    expect((await stream.next()).battle.closedAt).not.toBeNull()
  })

  it('that is opened behind a number brings what lies above it, each entry once, and the hour whatever it was agreed by', async () => {
    const at = await war()
    await useDesk(server.url, at.campaignId, people)
    const behind = `subscription ($campaignId: ID!, $battleId: ID!, $after: Int) {
      battle(campaignId: $campaignId, battleId: $battleId, after: $after) { agreedFor entries { number } } }`
    const open = (after: number) => streamOf<{ battle: DeskAnswer }>(people.south, behind, { ...at, after })
    const numbers = ({ battle }: { readonly battle: DeskAnswer }) => battle.entries.map(({ number }) => number)
    const [all, some, none] = [open(0), open(3), open(5)]
    const first = await Promise.all([all, some, none].map((stream) => stream.next()))
    expect(first.map(numbers)).toEqual([[1, 2, 3, 4, 5], [4, 5], []])
    for (const { battle } of first) expect(battle.agreedFor).not.toBeNull()
    await enter(server.url, people.north, at, entering.callOff, { text: 'Ill.' })
    for (const stream of [all, some, none]) {
      const frame = await stream.next()
      expect([numbers(frame), frame.battle.agreedFor, stream.waiting]).toEqual([[6], null, []])
    }
  })

  it('ends with the place of whoever listens', async () => {
    const at = await war()
    const stream = streamOf<{ battle: DeskAnswer }>(people.south, battles, at)
    await stream.next()
    const leave = 'mutation ($id: ID!) { leaveCampaign(campaignId: $id) }'
    await must(server.url, leave, { id: at.campaignId }, people.south)
    expect(await stream.over).toBe('complete')
    await enter(server.url, people.north, at, entering.write, { text: 'Are you there?' })
    expect(stream.waiting).toEqual([])
    const [desk] = await desksOf(server.url, at.campaignId, people.south)
    expect([desk?.entries, desk?.sides.map(({ zone }) => zone)]).toEqual([[], [null, null]])
  })

  it('is opened by nobody else, whether there is such a desk or not', async () => {
    const at = await war()
    for (const name of ['west', 'observer', 'facilitator', 'organiser', 'outsider'] as const)
      for (const battleId of [at.battleId, quiet.battleId, randomUUID(), 'no id'])
        expect([name, await streamOf(people[name], battles, { ...at, battleId }).over]).toEqual([
          name,
          { failed: expect.stringContaining('nothing here that you may see') as string },
        ])
  })
})

/** Everything that a campaign tells somebody, but what chance made: ids, keys and hours. */
const everything = `query ($id: ID!) { campaign(id: $id) { name settings tabletop { id title variants settings overrides } place { role seat organiser former }
  status { phase turn stage version note organiser facilitator awaiting { seats text } deadlines { class title } opened seats { id holder sealed mine bot } }
  briefings { number turn stage } briefing { number turn stage view report { text rule about } asks { id closed } }
  battles { ${deskFields} } receipts { askId turn orders { kind } } heads invitations { role usedBy } } }`

const tellsAll = async (campaignId: string, who: Identity): Promise<string> =>
  (await ask(server.url, everything, { id: campaignId }, who)).text
    .replaceAll(campaignId, 'the campaign')
    .replaceAll(/"[0-9a-f]{64}"/g, '"a hash"')

const others = ['west', 'observer', 'facilitator', 'organiser'] as const

describe('two worlds, in one of which a desk is used', () => {
  it('are one to everybody else, in every body and every frame', async () => {
    const [silent, busy] = [await war(), await war()]
    const frames = others.map((name) => ({
      name,
      table: streamOf<{ status: { version: number } }>(
        ...([people[name], 'subscription ($id: ID!) { status(campaignId: $id) { turn phase version } }'] as const),
        { id: busy.campaignId },
      ),
      briefing: streamOf<object>(
        ...([people[name], 'subscription ($id: ID!) { briefing(campaignId: $id) { briefing { number } } }'] as const),
        { id: busy.campaignId },
      ),
    }))
    const versions = new Map<string, number>()
    for (const { name, table, briefing } of frames) {
      versions.set(name, (await table.next()).status.version)
      await briefing.next()
    }
    const mine = streamOf<{ battle: DeskAnswer }>(people.south, battles, busy)
    await mine.next()
    await useDesk(server.url, busy.campaignId, people)
    // The signal of the last entry has come: theirs came with it.
    for (let seen = 0; seen < 5; seen = (await mine.next()).battle.entries.length);
    for (const { table, briefing } of frames) expect([...table.waiting, ...briefing.waiting]).toEqual([])
    for (const name of others)
      expect([name, await tellsAll(busy.campaignId, people[name])]).toEqual([
        name,
        await tellsAll(silent.campaignId, people[name]),
      ])
    for (const { campaignId } of [silent, busy]) await passTurn(server.url, campaignId, people)
    for (const { name, table, briefing } of frames) {
      const [{ status: first }, told] = [await table.next(), await briefing.next()]
      // The next frame is the next change of what everybody sees, and none came before it.
      expect([name, first.version > (versions.get(name) ?? 0)]).toEqual([name, true])
      expect(told).toEqual({ briefing: { briefing: { number: 2 } } })
      expect(briefing.waiting).toEqual([])
    }
    for (const name of others)
      expect([name, await tellsAll(busy.campaignId, people[name])]).toEqual([
        name,
        await tellsAll(silent.campaignId, people[name]),
      ])
    // The comparison bites: to the two themselves the worlds are not one.
    expect(await tellsAll(busy.campaignId, people.north)).not.toBe(await tellsAll(silent.campaignId, people.north))
  })

  it('say nothing of a desk when the war is over, either', async () => {
    const at = await war()
    await useDesk(server.url, at.campaignId, people)
    await must(
      server.url,
      'mutation ($id: ID!) { endCampaign(campaignId: $id) { id } }',
      { id: at.campaignId },
      people.organiser,
    )
    for (const name of others) {
      const text = await tellsAll(at.campaignId, people[name])
      expect([name, text.includes('Nobody hears us.'), text.includes('"battles":[]')]).toEqual([name, false, true])
    }
    expect((await desksOf(server.url, at.campaignId, people.south))[0]?.entries).toHaveLength(5)
  })
})

describe('the tabletop system of a campaign', () => {
  const create = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) {
    tabletop { id title variants settings overrides } } }`
  const campaign = { name: 'A war', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'UTC' }

  it('is the first of the shelf, or what was chosen', async () => {
    const { createCampaign } = await must<{ createCampaign: { tabletop: object } }>(
      ...([server.url, create, { input: { ...campaign, tabletop: { id: 'toy-table' } } }, people.organiser] as const),
    )
    const whole = { id: 'toy-table', title: 'Toy table', variants: [], settings: {}, overrides: {} }
    expect(createCampaign.tabletop).toEqual(whole)
    expect(await must(server.url, create, { input: campaign }, people.organiser)).toEqual({
      createCampaign: { tabletop: whole },
    })
  })

  it.each([
    [{ id: 'chess' }, /`id`: there is no such tabletop system: choose one of toy-table/],
    [{ id: 'toy-table', settings: [] }, /`tabletop.settings` is an object/],
    [{ id: 'toy-table', overrides: 3 }, /`tabletop.overrides` is an object/],
  ])('refuses %j', async (tabletop, message) => {
    const answer = await ask(server.url, create, { input: { ...campaign, tabletop } }, people.organiser)
    expect(answer.errors[0]).toMatchObject({ code: 'BAD_INPUT', message: expect.stringMatching(message) as string })
  })
})
