import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diceContribution } from '../support/house.js'
import { ask, type Identity, makeToken, must, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let organiser: Identity
let outsider: Identity
beforeAll(async () => {
  server = await startTestServer()
  organiser = await signUp(server.url, 'Organiser')
  outsider = await signUp(server.url, 'Outsider')
})
afterAll(() => server.close())

const create = async (visibility: 'LISTED' | 'UNLISTED' | 'PRIVATE', timeZone = 'UTC'): Promise<string> => {
  const input = { name: 'Found', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone, visibility }
  const made = await must<{ readonly createCampaign: { readonly id: string } }>(
    server.url,
    'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
    { input },
    organiser,
  )
  return made.createCampaign.id
}

const list = `query ($zone: String, $after: String, $first: Int) {
  listedCampaigns(filter: { timeZone: $zone }, after: $after, first: $first) {
    nodes { id organiser houseRules { ruleset { id } } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`

interface Listed {
  readonly listedCampaigns: {
    readonly nodes: readonly { readonly id: string }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  }
}

describe('the list of campaigns', () => {
  it('is read without an account, page by page', async () => {
    const zone = 'Africa/Nairobi'
    const [first, second, third] = [
      await create('LISTED', zone),
      await create('LISTED', zone),
      await create('LISTED', zone),
    ]
    await create('UNLISTED', zone)
    const { listedCampaigns: page } = await must<Listed>(server.url, list, { zone, first: 2 }, {})
    expect(page.nodes).toEqual(
      [third, second].map((id) => ({ id, organiser: null, houseRules: { ruleset: { id: 'boltgun' } } })),
    )
    const { listedCampaigns: rest } = await must<Listed>(
      server.url,
      list,
      { zone, first: 2, after: page.pageInfo.endCursor },
      outsider,
    )
    expect(rest).toMatchObject({
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      nodes: [{ id: first, organiser: 'Organiser', houseRules: { ruleset: { id: 'boltgun' } } }],
    })
  })

  it.each(
    ['x', 'requests ', `listed 2026-13-45T00:00:00Z ${randomUUID()}`].map((text) =>
      Buffer.from(text).toString('base64url'),
    ),
  )('goes on from nowhere else: %s', async (after) => {
    const { errors } = await ask(server.url, list, { after })
    expect(errors).toMatchObject([{ code: 'BAD_INPUT' }])
  })

  it('tells the other campaigns when the ruleset of one is not installed', async () => {
    const zone = 'Africa/Lagos'
    const [kept, gone] = [await create('LISTED', zone), await create('LISTED', zone)]
    const client = new pg.Client({ connectionString: server.ownerUrl })
    await client.connect()
    await client.query(`UPDATE muster.campaign SET ruleset = 'gone' WHERE id = $1`, [gone])
    await client.end()
    const { data, errors } = await ask(server.url, list, { zone })
    expect(data).toMatchObject({ listedCampaigns: { nodes: [null, { id: kept }] } })
    expect(errors).toMatchObject([{ code: 'UNAVAILABLE' }])
  })
})

describe('a private campaign', () => {
  const questions = [
    'query ($id: ID!) { offer(campaignId: $id) { id name seats { id } } }',
    'mutation ($id: ID!, $bytes: String!) { requestSeat(campaignId: $id, diceContribution: $bytes, seat: "A") { id } }',
    'mutation ($id: ID!, $bytes: String!) { requestSeat(campaignId: $id, diceContribution: $bytes, seat: "ZZ") { id } }',
  ]

  it('answers as one that does not exist, to everybody', async () => {
    const hidden = await create('PRIVATE')
    const bytes = diceContribution()
    // What is left of a budget differs from answer to answer.
    const plain = (text: string): string => text.replace(/"remaining":\d+/g, '')
    for (const who of [{}, outsider, organiser])
      for (const question of questions) {
        const answer = async (id: string) => plain((await ask(server.url, question, { id, bytes }, who)).text)
        expect(await answer(hidden)).toBe(await answer(randomUUID()))
      }
  })
})

describe('a request for a seat', () => {
  const requestSeat =
    'mutation ($id: ID!, $bytes: String!, $note: String) { requestSeat(campaignId: $id, diceContribution: $bytes, note: $note) { id state note seat by } }'

  it('is asked by an account, by a token only with the scope for it, and read back', async () => {
    const id = await create('LISTED')
    const variables = { id, bytes: diceContribution(), note: 'Hello.' }
    const token = { token: await makeToken(server.url, outsider, ['READ']) }
    expect((await ask(server.url, requestSeat, variables, token)).errors).toMatchObject([{ code: 'FORBIDDEN_SCOPE' }])
    expect((await ask(server.url, requestSeat, variables)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
    const long = { ...variables, note: 'x'.repeat(501) }
    expect((await ask(server.url, requestSeat, long, outsider)).errors).toMatchObject([{ code: 'BAD_INPUT' }])
    const asked = await must<{ readonly requestSeat: { readonly id: string } }>(
      ...([server.url, requestSeat, variables, outsider] as const),
    )
    expect(asked.requestSeat).toMatchObject({ state: 'OPEN', note: 'Hello.', seat: null, by: 'Outsider' })
    const own = await must(server.url, '{ seatRequests { nodes { id campaignId } } }', {}, outsider)
    expect(own).toMatchObject({ seatRequests: { nodes: [{ id: asked.requestSeat.id, campaignId: id }] } })
    const answered = await must(
      ...([
        server.url,
        'mutation ($id: ID!) { answerSeatRequest(id: $id, accept: true, seat: "B", text: "Yes.") { status { seats { holder } } seatRequestsToAnswer { id } } }',
        { id: asked.requestSeat.id },
        organiser,
      ] as const),
    )
    expect(answered).toEqual({
      answerSeatRequest: { status: { seats: [{ holder: null }, { holder: 'Outsider' }] }, seatRequestsToAnswer: [] },
    })
  })
})
