import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feudRegistry } from '../support/feud.js'
import { daysAhead } from '../support/house.js'
import { ask, type Identity, makeToken, must, signUp } from './client.js'
import { desksOf, enter, entering, openFeud, openPeople, type People } from './feud.js'
import { asOwner } from './plantedLeaks.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let people: People
let campaignId: string

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
})
afterAll(() => server.close())
beforeEach(async () => {
  campaignId = await openFeud(server.url, people)
})

interface Status {
  readonly phase: string
  readonly pausedUntil: string | null
  readonly organiser: string | null
  readonly deadlines: readonly { readonly class: string; readonly at: string | null }[]
  readonly notices: readonly { readonly id: string; readonly kind: string; readonly consents: readonly string[] }[]
  readonly seats: readonly { readonly id: string; readonly bot: boolean; readonly conceded: boolean }[]
  readonly members: readonly { readonly id: string; readonly name: string }[]
}

const status = `status { phase pausedUntil organiser deadlines { class at } notices { id kind by mine consents against needed onMe text }
  seats { id bot conceded } members { id name } }`

const statusOf = async (who: Identity = people.observer): Promise<Status> => {
  const query = `query ($id: ID!) { campaign(id: $id) { ${status} } }`
  return (await must<{ campaign: { status: Status } }>(server.url, query, { id: campaignId }, who)).campaign.status
}

const calling = `mutation ($id: ID!, $on: VoteInput!) { callVote(campaignId: $id, on: $on) { ${status} } }`
const casting = `mutation ($id: ID!, $notice: ID!, $for: Boolean!) {
  castVote(campaignId: $id, noticeId: $notice, inFavour: $for) { ${status} } }`
const conceding = `mutation ($id: ID!, $bot: Boolean) { concede(campaignId: $id, bot: $bot) { ${status} } }`

const call = async (who: Identity, on: object): Promise<Status> =>
  (await must<{ callVote: { status: Status } }>(server.url, calling, { id: campaignId, on }, who)).callVote.status

const cast = async (who: Identity, inFavour: boolean): Promise<Status> => {
  const notice = (await statusOf()).notices[0]?.id
  const variables = { id: campaignId, notice, for: inFavour }
  return (await must<{ castVote: { status: Status } }>(server.url, casting, variables, who)).castVote.status
}

const codeOf = async (who: Identity, document: string, variables: object): Promise<string | undefined> =>
  (await ask(server.url, document, { id: campaignId, ...variables }, who)).errors[0]?.code

describe('a vote over the API', () => {
  it('to end the campaign: all see it, whoever called it has voted, and more than half pass it', async () => {
    const { north, south, west } = people
    const called = await call(north, { end: true })
    expect(called.notices).toMatchObject([{ kind: 'END', by: 'North', mine: true, consents: ['A'], needed: 2 }])
    expect((await statusOf(people.organiser)).notices).toMatchObject([{ kind: 'END', mine: false, onMe: false }])
    expect((await cast(west, false)).notices).toMatchObject([{ consents: ['A'], against: ['C'] }])
    expect(await cast(south, true)).toMatchObject({ phase: 'ENDED', notices: [] })
  })

  it('to move a deadline that all see moves it', async () => {
    const { north, south } = people
    const deadline = (await statusOf()).deadlines[0]?.class ?? ''
    const at = daysAhead(20)
    await call(north, { deadline: { class: deadline, at } })
    expect((await cast(south, true)).deadlines).toEqual([{ class: deadline, at }])
    expect(await codeOf(north, calling, { on: { deadline: { class: 'no such', at: daysAhead(30) } } })).toBe(
      'BAD_INPUT',
    )
  })

  it('to pause stops the campaign until the hour that was named', async () => {
    const { north, south } = people
    const at = daysAhead(3)
    await call(north, { pause: { until: at, note: 'Holidays' } })
    expect(await cast(south, true)).toMatchObject({ phase: 'PAUSED', pausedUntil: at })
  })

  it('for another organiser waits until the organiser was silent, lasts its time, and ends when they come back', async () => {
    const { north, south, organiser } = people
    const memberId = (await statusOf()).members.find((one) => one.name === 'North')?.id
    expect(await codeOf(south, calling, { on: { organiser: memberId } })).toBe('CONFLICT')
    const days = `UPDATE muster.table_log SET at = at - interval '40 days' WHERE campaign = $1`
    await asOwner(server.ownerUrl, (owner) => owner.query(days, [campaignId]))
    await call(south, { organiser: memberId })
    const open = (await cast(north, true)).notices
    expect(open).toMatchObject([{ kind: 'ORGANISER', consents: ['A', 'B'], needed: null, onMe: true }])
    const keep = 'mutation ($id: ID!) { keepOrganising(campaignId: $id) { id } }'
    expect(await codeOf(north, keep, {})).toBe('FORBIDDEN')
    await must(server.url, keep, { id: campaignId }, organiser)
    expect(await statusOf()).toMatchObject({ notices: [], organiser: 'Organiser' })
  })

  it('is on one thing, in a variable as in the document', async () => {
    const { north } = people
    const both = '{ end: true, organiser: "x" }'
    const written = (on: string): string => `mutation ($id: ID!) { callVote(campaignId: $id, on: ${on}) { id } }`
    for (const on of [both, '{}', '{ end: null }', '{ end: false }'])
      expect([on, await codeOf(north, written(on), {})]).toEqual([on, 'BAD_INPUT'])
    for (const on of [{ end: true, organiser: 'x' }, {}, { end: null }, { end: false }])
      expect([on, await codeOf(north, calling, { on })]).toEqual([on, 'BAD_INPUT'])
    expect((await statusOf()).notices).toEqual([])
  })

  it('is for holders alone, for their tokens only with the scope for it, and of a vote that there is not nobody is told', async () => {
    const { north, organiser, observer, outsider } = people
    const tool = { token: await makeToken(server.url, north, ['READ']) }
    expect(await codeOf(tool, calling, { on: { end: true } })).toBe('FORBIDDEN_SCOPE')
    for (const who of [organiser, observer]) expect(await codeOf(who, calling, { on: { end: true } })).toBe('FORBIDDEN')
    expect(await codeOf(outsider, calling, { on: { end: true } })).toBe('NOT_FOUND')
    expect(await codeOf(north, casting, { notice: randomUUID(), for: true })).toBe('NOT_FOUND')
  })
})

describe('conceding over the API', () => {
  const concede = async (who: Identity, bot?: boolean): Promise<Status> =>
    (await must<{ concede: { status: Status } }>(server.url, conceding, { id: campaignId, bot: bot ?? null }, who))
      .concede.status

  it('leaves the seat to a bot, or to silence, and all see it; the last one left has won', async () => {
    const { north, south, west } = people
    const left = await concede(west)
    expect(left.seats.find(({ id }) => id === 'C')).toMatchObject({ conceded: true })
    // Whoever has left is told nothing that came later.
    const seen = (await statusOf(north)).seats.find(({ id }) => id === 'C')
    expect(seen).toMatchObject({ bot: true, conceded: true })
    expect(await codeOf(west, conceding, {})).toMatch(/FORBIDDEN|NOT_FOUND/)
    expect(await concede(south, false)).toMatchObject({ phase: 'ENDED' })
    expect((await statusOf(north)).seats.map(({ conceded }) => conceded)).toEqual([false, true, true])
  })

  it('is for holders alone', async () => {
    const codes = await Promise.all(
      [people.organiser, people.observer, people.outsider].map((who) => codeOf(who, conceding, {})),
    )
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'])
    expect((await statusOf()).seats.some(({ conceded }) => conceded)).toBe(false)
  })
})

describe('a deputy at a battle desk over the API', () => {
  it('writes, rolls and agrees for the seat, as both sides read, until their time is over', async () => {
    const { north, south, west } = people
    const dora = await signUp(server.url, 'Dora')
    const naming = 'mutation ($id: ID!, $until: DateTime!) { nameDeputy(campaignId: $id, until: $until) { url } }'
    const named = { id: campaignId, until: daysAhead(5) }
    const { nameDeputy } = await must<{ nameDeputy: { url: string } }>(server.url, naming, named, south)
    const token = nameDeputy.url.replace('/join/', '')
    const battleId = (await desksOf(server.url, campaignId, south))[0]?.id ?? ''
    const at = { campaignId, battleId }
    const writing = { ...at, key: randomUUID(), text: 'Too early.', zone: null }
    expect(await codeOf(dora, entering.write, writing)).toBe('NOT_FOUND')
    await must(server.url, 'mutation ($t: String!) { acceptInvitation(token: $t) { id } }', { t: token }, dora)
    const time = daysAhead(1)
    await enter(server.url, north, at, entering.propose, { times: [time] })
    await enter(server.url, dora, at, entering.agree, { entry: 1, time })
    await enter(server.url, dora, at, entering.roll, { procedure: 'volley', input: { shots: 2 } })
    const [desk] = await desksOf(server.url, campaignId, north)
    expect(desk?.agreedFor).toBe(time)
    expect(desk?.entries.map(({ seat, by, kind }) => [seat, by, kind])).toEqual([
      ['A', 'North', 'TIMES'],
      ['B', 'Dora', 'AGREEMENT'],
      ['B', 'Dora', 'ROLL'],
    ])
    expect((await desksOf(server.url, campaignId, dora))[0]?.entries).toEqual(desk?.entries)
    expect(await desksOf(server.url, campaignId, west)).toEqual([])
    await must(server.url, 'mutation ($id: ID!) { dismissDeputy(campaignId: $id) { id } }', { id: campaignId }, south)
    expect(await codeOf(dora, entering.write, { ...writing, key: randomUUID() })).toBe('NOT_FOUND')
  })
})
