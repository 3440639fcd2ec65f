import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feudRegistry } from '../support/feud.js'
import { ask, type Identity, must } from './client.js'
import { openFeud, openPeople, type People } from './feud.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let people: People
const ids: string[] = []

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
  for (let count = 0; count < 3; count += 1) ids.unshift(await openFeud(server.url, people))
})
afterAll(() => server.close())

interface Page {
  readonly nodes: readonly { readonly id: string }[]
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

const page = 'nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
const idsOf = ({ nodes }: Page): readonly string[] => nodes.map(({ id }) => id)

const lobby = async (who: Identity, more: Record<string, unknown> = {}): Promise<Page> =>
  (
    await must<{ campaigns: Page }>(
      ...([
        server.url,
        `query ($first: Int, $after: String) { campaigns(first: $first, after: $after) { ${page} } }`,
      ] as const),
      ...([more, who] as const),
    )
  ).campaigns

describe('a list that is read forwards', () => {
  it('is read page by page, and says where each page lies', async () => {
    const first = await lobby(people.north, { first: 2 })
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    expect(first.edges.map(({ node }) => node.id)).toEqual(idsOf(first))
    expect(first.pageInfo).toEqual({
      ...{ hasNextPage: true, hasPreviousPage: false },
      ...{ startCursor: first.edges[0]?.cursor, endCursor: first.edges[1]?.cursor },
    })
    const rest = await lobby(people.north, { first: 2, after: first.pageInfo.endCursor })
    expect(idsOf(rest)).toEqual(ids.slice(2))
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const after = await lobby(people.north, { after: rest.pageInfo.endCursor })
    expect(after).toMatchObject({
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    })
  })

  it('goes on where it was when something new comes to its head', async () => {
    const first = await lobby(people.north, { first: 2 })
    ids.unshift(await openFeud(server.url, people))
    expect(idsOf(await lobby(people.north, { first: 2, after: first.pageInfo.endCursor }))).toEqual(ids.slice(3))
  })

  it('goes on where it was when what its cursor names is gone', async () => {
    const first = await lobby(people.observer, { first: 1 })
    const leave = 'mutation ($id: ID!) { leaveCampaign(campaignId: $id) }'
    await must(server.url, leave, { id: first.nodes[0]?.id }, people.observer)
    expect(idsOf(await lobby(people.observer, { after: first.pageInfo.endCursor }))).toEqual(ids.slice(1))
  })

  it('tells nobody by a cursor what is not theirs', async () => {
    const { pageInfo } = await lobby(people.north, { first: 1 })
    expect(idsOf(await lobby(people.outsider, { after: pageInfo.endCursor }))).toEqual([])
  })

  it('refuses a cursor of another list, and none that it gave', async () => {
    const { pageInfo } = await lobby(people.north, { first: 1 })
    const query = `query ($after: String) { seatRequests(after: $after) { nodes { id } } }`
    const { errors } = await ask(server.url, query, { after: pageInfo.endCursor }, people.north)
    expect(errors).toMatchObject([{ code: 'BAD_INPUT' }])
  })

  it.each(['campaigns', 'campaigns x', 'campaigns -5 00000000-0000-4000-8000-000000000000', 'campaigns 1'])(
    'refuses a cursor that it did not give: %s',
    async (text) => {
      const after = Buffer.from(text).toString('base64url')
      const { errors } = await ask(
        server.url,
        'query ($after: String) { campaigns(after: $after) { nodes { id } } }',
        { after },
        people.north,
      )
      expect(errors).toMatchObject([{ code: 'BAD_INPUT' }])
    },
  )

  it('is priced by how many are asked for', async () => {
    const cost = async (first: number): Promise<number> => {
      const query = `{ campaigns(first: ${String(first)}) { nodes { id status { turn } } } }`
      const { text } = await ask(server.url, query, {}, people.north)
      return (JSON.parse(text) as { extensions: { cost: { requested: number } } }).extensions.cost.requested
    }
    const [one, five] = [await cost(1), await cost(5)]
    expect(five - one).toBe(4 * 603)
  })
})

describe('a list that is read backwards', () => {
  const text = `query ($id: ID!, $last: Int, $before: String) { campaign(id: $id) { letters {
    conversation(id: "A+B", last: $last, before: $before) { ${page} } } } }`
  const read = async (more: Record<string, unknown>): Promise<Page> =>
    (
      await must<{ campaign: { letters: { conversation: Page } } }>(
        ...([server.url, text, { id: ids[0], ...more }, people.south] as const),
      )
    ).campaign.letters.conversation

  it('begins with its end, in the order of the list', async () => {
    const written: string[] = []
    for (const said of ['One.', 'Two.', 'Three.'])
      written.push(
        (
          await must<{ writeLetter: { id: string } }>(
            server.url,
            'mutation ($id: ID!, $text: String!, $key: String!) { writeLetter(campaignId: $id, to: ["B"], text: $text, idempotencyKey: $key) { id } }',
            { id: ids[0], text: said, key: randomUUID() },
            people.north,
          )
        ).writeLetter.id,
      )
    const last = await read({ last: 2 })
    expect(idsOf(last)).toEqual(written.slice(1))
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
    const before = await read({ last: 2, before: last.pageInfo.startCursor })
    expect(idsOf(before)).toEqual(written.slice(0, 1))
    expect(before.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true })
  })
})

describe('node', () => {
  const node = 'query ($id: ID!) { node(id: $id) { __typename id ... on Campaign { name } ... on Ruleset { title } } }'
  const found = async (id: string, who: Identity) => (await ask(server.url, node, { id }, who)).data

  it('finds a campaign for its members, and a ruleset for everybody', async () => {
    expect(await found(ids[0] ?? '', people.north)).toMatchObject({ node: { __typename: 'Campaign', id: ids[0] } })
    expect(await found('toy', {})).toMatchObject({ node: { __typename: 'Ruleset', id: 'toy' } })
  })

  it('answers the same to whoever may not know of a campaign as if there were none', async () => {
    for (const who of [{}, people.outsider])
      expect(await found(ids[0] ?? '', who)).toEqual(await found(randomUUID(), who))
    expect(await found(randomUUID(), {})).toEqual({ node: null })
  })
})
