import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { listenToLog } from '../support/loggedLines.js'
import { ask, connect, type Identity, post, postAuth, signUp } from './client.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let behindProxy: TestServer
let somebody: Identity

beforeAll(async () => {
  server = await startTestServer()
  behindProxy = await startTestServer({ config: { trustProxy: 1 } })
  somebody = await signUp(server.url, 'Somebody')
})
afterAll(() => Promise.all([server.close(), behindProxy.close()]))

const made = /^[0-9a-f]{16}$/

const idOf = async (url: string, given?: string): Promise<string | null> => {
  const headers = { 'content-type': 'application/json', ...(given !== undefined && { 'x-request-id': given }) }
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: '{"query":"{ rulesets { id } }"}' })
  expect(response.status).toBe(200)
  return response.headers.get('x-request-id')
}

/** Headers of the answer to a WebSocket’s first request, whether it is accepted or not. */
const upgraded = (headers: Record<string, string>, path = '/graphql') =>
  new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws', { headers })
    const told = ({ headers: answered }: IncomingMessage): void => {
      resolve(String(answered['x-request-id']))
      socket.terminate()
    }
    socket.on('upgrade', told)
    socket.on('unexpected-response', (_, response) => told(response))
    socket.on('error', reject)
  })

describe('every answer says the id of its request', () => {
  it('whatever was asked for', async () => {
    const seen = new Set<string>()
    for (const path of [
      '/',
      '/graphql',
      '/graphql/x',
      '/healthz',
      '/readyz',
      '/schema.graphql',
      '/import',
      '/export',
      '/nothing',
      '/calendar/x.ics',
      '/pictures/x',
      '/api/auth/get-session',
      '/unsubscribe',
    ]) {
      const id = (await fetch(server.url + path, { redirect: 'manual' })).headers.get('x-request-id') ?? ''
      expect(id, path).toMatch(made)
      seen.add(id)
    }
    expect(seen.size).toBe(13)
    expect((await post(server.url, 'no JSON')).status).toBe(400)
  })

  it('that of a trusted proxy, if it is one; of nobody else', async () => {
    const given = '3f1b4a0c-77d2-4a0e-9f0d-0c5d3c1f2a11'
    expect(await idOf(behindProxy.url, given)).toBe(given)
    for (const wrong of ['short', 'x'.repeat(65), 'has a space in it', 'has"quotes"in-it'])
      expect(await idOf(behindProxy.url, wrong)).toMatch(made)
    expect(await idOf(behindProxy.url)).toMatch(made)
    expect(await idOf(server.url, given)).toMatch(made)
  })

  it('a WebSocket in its first answer, also in a refusal', async () => {
    expect(await upgraded({})).toMatch(made)
    expect(await upgraded({ origin: 'https://evil.example' })).toMatch(made)
    expect(await upgraded({}, '/elsewhere')).toMatch(made)
  })
})

describe('a fault', () => {
  /** A function that the API needs is away for a while. */
  const broken = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const owner = new pg.Client({ connectionString: server.ownerUrl })
    await owner.connect()
    try {
      await owner.query('ALTER FUNCTION muster.read_campaigns RENAME TO read_campaigns_away')
      return await work()
    } finally {
      await owner.query('ALTER FUNCTION muster.read_campaigns_away RENAME TO read_campaigns')
      await owner.end()
    }
  }
  const query = '{ campaigns { nodes { id } } }'

  it('is told by the id of its request, under which the log has it', async () => {
    const log = listenToLog()
    const { reference, text } = await broken(async () => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: somebody.cookie ?? '' },
        body: JSON.stringify({ query }),
      })
      return { reference: response.headers.get('x-request-id') ?? '', text: await response.text() }
    })
    log.stop()
    const { errors } = JSON.parse(text) as { errors: { message: string; extensions: object }[] }
    expect(errors[0]?.extensions).toEqual({ code: 'INTERNAL', reference })
    expect(errors[0]?.message).toContain(reference)
    const line = log.lines().find(({ msg }) => String(msg).startsWith(`error ${reference}: `))
    expect(line).toMatchObject({ level: 'error', request: reference })
  })

  it('of an operation of a WebSocket has an id of its own, and other frames have none', async () => {
    const log = listenToLog()
    const client = connect(server.url, somebody)
    const { next } = listen<{ me: unknown }>(client, '{ me { name } }', {})
    expect(await next()).toEqual({ me: { name: 'Somebody' } })
    const references = await broken(async () => {
      const found: string[] = []
      for (let time = 0; time < 2; time += 1) {
        const end = await listen(client, query, {}).over
        found.push(/reference (\w+)/.exec(JSON.stringify(end))?.[1] ?? '')
      }
      return found
    })
    await client.dispose()
    log.stop()
    expect(new Set(references).size).toBe(2)
    for (const reference of references) {
      expect(reference).toMatch(made)
      expect(log.lines().find(({ msg }) => String(msg).startsWith(`error ${reference}: `))?.['request']).toBe(reference)
    }
  })

  it('is nothing that a refusal has', async () => {
    const { text } = await ask(server.url, query, {}, {})
    expect(text).not.toContain('reference')
    const refused = await postAuth(server.url, '/sign-in/email', {
      email: 'nobody@example.org',
      password: 'x'.repeat(12),
    })
    expect(refused.headers.get('x-request-id')).toMatch(made)
    expect(await refused.text()).not.toContain(refused.headers.get('x-request-id'))
  })
})
