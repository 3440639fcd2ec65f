import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { documentOf } from '../../server/src/graphql/documents.js'
import { openExecution } from '../../server/src/graphql/execution.js'
import { askedOf, frameText } from '../../server/src/graphql/streams/texts.js'
import { ask } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { openWorld, type World } from './world.js'

let server: TestServer
let world: World

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterAll(() => server.close())

describe('a document that comes again is executed compiled, and answers as before', () => {
  it.each([
    [
      'a query of scalars, lists and objects',
      '{ me { id name tokens { id } } rulesets { id stages { id title } } }',
      {},
    ],
    [
      'the interface of a ruleset’s own part',
      `query ($id: ID!) { campaign(id: $id) { briefing { detail { kind __typename } } } }`,
      'id',
    ],
    ['directives', 'query ($yes: Boolean!) { me { id @include(if: $yes) name @skip(if: $yes) } }', { yes: true }],
    [
      'an argument with a default, and fragments',
      'query ($id: ID!) { campaign(id: $id) { ...C } } fragment C on Campaign { log(limit: 2) { number text at } }',
      'id',
    ],
    [
      'an error of a resolver, with its path',
      'query ($id: ID!) { campaign(id: $id) { name briefing(seat: "Z", viewer: EVERYONE) { number } } }',
      'id',
    ],
    ['a variable that does not fit', 'query ($id: ID!) { campaign(id: $id) { name } }', {}],
    ['introspection', '{ __type(name: "Query") { name } }', {}],
  ] as const)('%s', async (_, query, given) => {
    const variables = given === 'id' ? { id: world.campaignId } : given
    const answers: unknown[] = []
    for (let time = 0; time < 5; time += 1) {
      const { status, data, errors } = await ask(server.url, query, variables, world.playerA)
      answers.push({ status, data, errors })
    }
    expect(answers[0]).not.toMatchObject({ data: null, errors: [] })
    for (const later of answers) expect(later).toEqual(answers[0])
  })
})

describe('who asks again is answered in the form of the first time', () => {
  const query = 'query Who { me { name } }'
  const post = async (accept: string, body: object) => {
    const { cookie } = world.playerA
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, accept },
      body: JSON.stringify(body),
    })
    const { extensions, ...rest } = (await response.json()) as { extensions?: { cost: object } }
    const headers = ['content-type', 'cache-control', 'x-content-type-options'].map((name) =>
      response.headers.get(name),
    )
    const budget = [response.headers.has('ratelimit'), Object.keys(extensions?.cost ?? {})]
    return { status: response.status, headers, budget, rest }
  }

  const [json, graphql] = ['application/json', 'application/graphql-response+json']
  it.each([
    ['*/*', {}, 200, json],
    [json, {}, 200, json],
    [graphql, {}, 200, graphql],
    [`${graphql}, ${json}`, {}, 200, graphql],
    [`${json}, multipart/mixed`, {}, 200, json],
    [`${json};q=0.5, ${graphql}`, {}, 200, graphql],
    ['text/html', {}, 406, json],
    ['*/*', { operationName: 'Who', variables: null, extensions: null }, 200, json],
    ['*/*', { operationName: 'Another' }, 400, json],
    ['*/*', { operationName: 3 }, 400, json],
    ['*/*', { variables: [] }, 400, json],
  ])('%s %j', async (accept, more, status, type) => {
    const fresh = { query: `${query} # ${JSON.stringify([accept, more])}`, ...more }
    const answers: Awaited<ReturnType<typeof post>>[] = []
    for (let time = 0; time < 5; time += 1) answers.push(await post(accept, fresh))
    for (const later of answers) expect(later).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status, headers: [`${type}; charset=utf-8`, 'no-store', 'nosniff'] })
  })
})

describe('a frame', () => {
  let calls = 0
  const frameType = new GraphQLObjectType<{ readonly name: string }>({
    name: 'Frame',
    fields: {
      name: {
        type: GraphQLString,
        resolve: ({ name }) => {
          calls += 1
          if (name === 'bad') throw new Error('bad')
          return name
        },
      },
    },
  })
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { x: { type: GraphQLString } } }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: {
        frame: { type: frameType, args: { after: { type: GraphQLString } }, resolve: (root: unknown) => root },
      },
    }),
  })
  const execution = openExecution(schema)
  const query = 'subscription ($after: String) { frame(after: $after) { name } }'
  const text = (frame: object, after: string, asking = query): Promise<string> => {
    const args = { schema, document: documentOf(asking), variableValues: { after } }
    return frameText(execution, args, askedOf(asking, args), frame)
  }

  it('is worked out once for all who are sent the same and asked the same, wherever they began', async () => {
    calls = 0
    const frame = { name: 'one' }
    const texts = await Promise.all(Array.from({ length: 25 }, (_, at) => text(frame, String(at))))
    expect(new Set(texts)).toEqual(new Set(['{"data":{"frame":{"name":"one"}}}']))
    expect(calls).toBe(1)
  })

  it('is its own for whom it was made, and for what was asked', async () => {
    calls = 0
    const texts = await Promise.all([
      text({ name: 'one' }, ''),
      text({ name: 'two' }, ''),
      text({ name: 'one' }, '', 'subscription { frame { again: name } }'),
    ])
    expect(texts).toEqual([
      '{"data":{"frame":{"name":"one"}}}',
      '{"data":{"frame":{"name":"two"}}}',
      '{"data":{"frame":{"again":"one"}}}',
    ])
    expect(calls).toBe(3)
  })

  it('whose answer failed for one is worked out anew for the next', async () => {
    calls = 0
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const frame = { name: 'bad' }
    await Promise.all([text(frame, ''), text(frame, '')])
    expect([calls, log.mock.calls.length]).toEqual([2, 2])
    log.mockRestore()
  })
})

it('a document with a text in it is remembered for nobody', () => {
  const [said, common] = ['{ campaign(id: "x") { id } }', '{ campaigns(first: 3) { nodes { id } } }']
  expect(documentOf(said)).not.toBe(documentOf(said))
  expect(documentOf(common)).toBe(documentOf(common))
})
