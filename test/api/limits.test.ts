import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../server/src/graphql/limits/numbers.js'
import { type Answer, ask, type Identity, post, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let somebody: Identity

beforeAll(async () => {
  server = await startTestServer()
  somebody = await signUp(server.url, 'Somebody')
})
afterAll(() => server.close())

const times = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ')

/** A refusal has a code and a sentence, and tells nothing of the inside. */
const expectRefusal = (answer: Answer, status: number, code: string): void => {
  expect(answer.status).toBe(status)
  expect(answer.errors[0]?.code).toBe(code)
  expect(answer.errors[0]?.message).toMatch(/^[A-Z{`].+\.?$/s)
  expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:|at async|stack/i)
}

describe('what is refused before anything runs', () => {
  const deep = (levels: number): string => `{ ${'rulesets { '.repeat(levels - 1)} id ${'}'.repeat(levels - 1)} }`

  it.each([
    ['50 levels', deep(50)],
    ['13 levels', deep(limits.depth + 1)],
    ['101 aliases', `{ ${times(101, (at) => `a${String(at)}: __typename`)} }`],
    ['16 aliases of __typename', `{ ${times(limits.aliases + 1, (at) => `a${String(at)}: __typename`)} }`],
    ['10 directives', '{ __typename @a @b @c @d @e @f @g @h @i @j }'],
    ['500 times one field', `{ ${times(500, () => '__typename')} }`],
    ['2,000 tokens', `{ ${times(2000, (at) => `f${String(at)}`)} }`],
    ['two operations', 'query A { __typename } query B { __typename }'],
    [
      'a costly query',
      '{ campaigns { nodes { briefings { number } briefing { cells { name values } asks { options { with { id } } } } } } }'.replace(
        'nodes {',
        'nodes { a: briefing { cells { name values } } b: briefing { cells { name values } }',
      ),
    ],
  ])('%s', async (_, query) => {
    expectRefusal(await ask(server.url, query, {}, somebody), 400, 'LIMIT')
  })

  it('lets through what is just within', async () => {
    const within = [
      `{ ${times(limits.aliases, (at) => `a${String(at)}: __typename`)} }`,
      `{ ${times(limits.repeats, () => '__typename')} }`,
      '{ campaigns(first: 8) { nodes { id briefing { cells(limit: 400) { name values } } } } }',
    ]
    for (const query of within) expect((await ask(server.url, query, {}, somebody)).errors).toEqual([])
  })

  it('measures fragments by what they spell out', async () => {
    const nested = `query { ...a } ${times(14, (at) => `fragment f${String(at)} on Query { ...f${String(at + 1)} ...f${String(at + 1)} }`)}
      fragment f14 on Query { rulesets { id } } fragment a on Query { ...f0 ...f0 }`
    expectRefusal(await ask(server.url, nested, {}, somebody), 400, 'LIMIT')
  })
})

describe('the body', () => {
  it('of 200 KB is too large', async () => {
    expectRefusal(
      await post(server.url, JSON.stringify({ query: `{ ${'a'.repeat(200_000)} }` }), somebody),
      413,
      'LIMIT',
    )
  })

  it.each(['{ "query": ', 'null', '"text"', '{"query": 7}', '{}', '[{"query":"{ __typename }"}]'])(
    'must be JSON with a query: %s',
    async (body) => {
      expectRefusal(await post(server.url, body, somebody), 400, 'BAD_INPUT')
    },
  )

  it('of ten queries at once is refused', async () => {
    const batch = JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ __typename }' })))
    expectRefusal(await post(server.url, batch, somebody), 400, 'BAD_INPUT')
  })

  it.each([
    ['NUL', { id: 'a\0b' }],
    ['half of a pair', { id: '\ud800' }],
  ])('may hold no variables with %s', async (_, variables) => {
    expectRefusal(
      await ask(server.url, 'query ($id: ID!) { campaign(id: $id) { id } }', variables, somebody),
      400,
      'BAD_INPUT',
    )
  })

  it('may hold no variables of 40,000 levels', async () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`
    const body = `{"query":"query ($id: ID!) { campaign(id: $id) { id } }","variables":{"id":${deep}}}`
    expectRefusal(await post(server.url, body, somebody), 400, 'BAD_INPUT')
  })

  it('as a form is refused: a page elsewhere could send one', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'query={__typename}',
    })
    expect(response.status).toBe(400)
  })
})

describe('what is not given away', () => {
  it('no suggestions of fields', async () => {
    const { text, status } = await ask(server.url, '{ rulesetz { id } }')
    expect(status).toBe(400)
    expect(text).not.toContain('Did you mean')
    const typed = await ask(server.url, 'query ($a: Rulesett) { __typename }', { a: 1 })
    expect(typed.text).not.toContain('Did you mean')
  })

  it('the schema: to signed-in users alone', async () => {
    const query = '{ __schema { queryType { name } } __type(name: "Query") { name } }'
    expectRefusal(await ask(server.url, query), 401, 'UNAUTHENTICATED')
    expect((await ask(server.url, query, {}, somebody)).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
      __type: { name: 'Query' },
    })
    expect((await ask(server.url, '{ __typename }')).data).toEqual({ __typename: 'Query' })
  })

  it('the schema whole, as workbenches ask for it', async () => {
    const whole = getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, schemaDescription: true })
    const { data, errors } = await ask(server.url, whole, {}, somebody)
    expect(errors).toEqual([])
    expect(JSON.stringify(data)).toContain('sealOrders')
    const often = `{ ${times(12, (at) => `s${String(at)}: __schema { types { name fields { name args { name type { name ofType { name ofType { name } } } } } } }`)} }`
    expectRefusal(await ask(server.url, often, {}, somebody), 400, 'LIMIT')
  })

  it('no endless questions about the schema', async () => {
    const circle =
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }'
    expect((await ask(server.url, circle, {}, somebody)).status).toBe(400)
  })

  it('no traces, whatever the header asks', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-tracing': '1', 'apollo-federation-include-trace': 'ftv1' },
      body: '{"query":"{ __typename }"}',
    })
    const { data, extensions } = (await response.json()) as { data: object; extensions: object }
    expect([data, Object.keys(extensions)]).toEqual([{ __typename: 'Query' }, ['cost']])
  })

  it('operations in an address, however they are hidden there', async () => {
    for (const search of [
      'query={__typename}',
      'query=mutation{revokeToken(id:1)}',
      `${'a&'.repeat(1001)}query={__typename}`,
    ]) {
      const response = await fetch(`${server.url}/graphql?${search}`, { headers: { 'apollo-require-preflight': '1' } })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    }
  })

  it('the workbench: to signed-in browsers alone, from this server alone', async () => {
    const open = (identity: Identity): Promise<Response> =>
      fetch(`${server.url}/graphql`, {
        headers: { accept: 'text/html', ...(identity.cookie ? { cookie: identity.cookie } : {}) },
        redirect: 'manual',
      })
    expect((await open({})).status).toBe(302)
    const page = await (await open(somebody)).text()
    expect(page).toContain('<a href="/docs">')
    // What it loads.
    const addresses = [...page.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g)].map(([, address]) => address ?? '')
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses) {
      expect(address).toMatch(/^\/graphql\/assets\//)
      expect((await fetch(`${server.url}${address}`)).status).toBe(200)
    }
  })
})
