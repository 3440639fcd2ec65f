import { readFileSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf, type Identity, makeToken, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let session: Identity
let tool: Identity

beforeAll(async () => {
  server = await startTestServer()
  session = await signUp(server.url, 'Traveller')
  tool = { token: await makeToken(server.url, session, ['READ']) }
})
afterAll(() => server.close())

const elsewhere = { origin: 'https://tools.example' }
const long = JSON.stringify({ query: '{ rulesets { id title settings { key question } } }' })

interface Raw {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly bytes: number
}

/** As it comes over the line: fetch would unpack it. */
const send = (identity: Identity, headers: Record<string, string>, method = 'POST', body = long): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headersOf(identity), ...headers }
    const sent = rawRequest(`${server.url}/graphql`, { method, headers: all }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }))
    })
    sent.on('error', reject).end(method === 'POST' ? body : undefined)
  })

const question = (headers: string): Record<string, string> => ({
  ...elsewhere,
  'access-control-request-method': 'POST',
  'access-control-request-headers': headers,
})

describe('a program in a page of another site', () => {
  it('may call with a token, and read the answer and the budget', async () => {
    const asked = await send({}, question('authorization,content-type'), 'OPTIONS')
    expect(asked.status).toBe(204)
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language',
    })
    const { status, headers } = await send(tool, elsewhere)
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-expose-headers']).toContain('RateLimit')
  })

  it('may not call with the cookie of whoever looks at the page', async () => {
    for (const answer of [
      await send(session, elsewhere),
      await send({}, elsewhere),
      await send({}, question('content-type'), 'OPTIONS'),
    ])
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    // Nowhere does an answer let a browser send a cookie along.
    const both = await send({ ...session, ...tool }, elsewhere)
    expect(both.headers['access-control-allow-origin']).toBe('*')
    expect(both.headers['access-control-allow-credentials']).toBeUndefined()
  })
})

describe('compression', () => {
  const packed = { 'accept-encoding': 'br, gzip' }
  const encoding = ({ headers }: Raw) => headers['content-encoding']

  it('is for what everybody may read, whoever asks', async () => {
    const plain = await send(tool, {}, 'POST', long)
    expect(encoding(plain)).toBeUndefined()
    for (const identity of [tool, session, {}]) {
      const [br, gzip] = [await send(identity, packed), await send(identity, { 'accept-encoding': 'gzip' })]
      expect([encoding(br), encoding(gzip)]).toEqual(['br', 'gzip'])
      expect(Math.max(br.bytes, gzip.bytes)).toBeLessThan(plain.bytes / 2)
    }
  })

  it.each([
    ['beside', '{ rulesets { id title settings { key question } } me { name } }'],
    ['in a fragment', '{ ...f } fragment f on Query { me { name } rulesets { id title settings { key question } } }'],
    [
      'under another name',
      '{ rulesets: me { name notificationSettings: name } systems: rulesets { id title settings { question } } }',
    ],
  ])('is not for what is somebody’s own, %s', async (_, query) => {
    for (const identity of [tool, session]) {
      const answer = await send(identity, packed, 'POST', JSON.stringify({ query }))
      expect(answer.status).toBe(200)
      expect(encoding(answer)).toBeUndefined()
    }
  })
})

describe('the schema as a file', () => {
  it('is what is committed, for everybody, and not sent again to who has it', async () => {
    const response = await fetch(`${server.url}/schema.graphql`, { headers: { 'accept-encoding': 'br' } })
    const committed = readFileSync(new URL('../../server/schema.graphql', import.meta.url), 'utf8')
    expect(await response.text()).toBe(committed)
    expect(response.headers.get('content-encoding')).toBe('br')
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(`${server.url}/schema.graphql`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('is only read', async () => {
    const { status } = await fetch(`${server.url}/schema.graphql`, { method: 'POST', body: 'x' })
    expect(status).toBe(405)
  })
})
