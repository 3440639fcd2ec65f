import { afterAll, beforeAll, expect, it } from 'vitest'
import { must } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let edition: string
beforeAll(async () => {
  server = await startTestServer()
  const { ruleset } = await must<{ ruleset: { edition: string } }>(
    ...([server.url, '{ ruleset(id: "boltgun") { edition } }', {}, {}] as const),
  )
  ;({ edition } = ruleset)
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.url + path, { headers: { 'cache-control': 'max-age=0', ...headers } })

interface Texts {
  readonly language: string
  readonly rules: readonly { readonly id: string; readonly text: string }[]
}

it('are those of the API, in each language, whatever the caller speaks', async () => {
  const query = 'query { ruleset(id: "boltgun") { rules { id title text setting } } }'
  const { ruleset } = await must<{ ruleset: { rules: object[] } }>(server.url, query, {}, {})
  const [english, german] = await Promise.all(
    ['en', 'de'].map(async (language) => {
      const answer = await get(`/rules/boltgun/${edition}/${language}.json`, { 'accept-language': 'de' })
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      return (await answer.json()) as Texts
    }),
  )
  expect(english).toEqual({ ruleset: 'boltgun', edition, language: 'en', rules: ruleset.rules })
  expect(german?.rules.map(({ id }) => id)).toEqual(english?.rules.map(({ id }) => id))
  expect(german?.rules[0]?.text).not.toBe(english?.rules[0]?.text)
})

it('are asked for anew by their ETag, and kept for good under the address of their version', async () => {
  const path = `/rules/boltgun/${edition}/en.json`
  const answer = await get(path)
  const etag = answer.headers.get('etag') ?? ''
  expect([answer.headers.get('cache-control'), answer.headers.get('access-control-allow-origin')]).toEqual([
    'public, no-cache',
    '*',
  ])
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  const fixed = answer.headers.get('content-location') ?? ''
  expect(fixed).toBe(`/rules/boltgun/${edition}/en.${etag.slice(1, -1)}.json`)
  const kept = await get(fixed)
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await kept.text()).toBe(await answer.text())
})

it('come packed', async () => {
  const { headers } = await get(`/rules/boltgun/${edition}/de.json`, { 'accept-encoding': 'br' })
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
})

it('are not there for another ruleset, edition, language or version, and cannot be changed', async () => {
  const missing = [
    ...['/rules/chess/1/en.json', '/rules/boltgun/0.0.0/en.json', `/rules/boltgun/${edition}/fr.json`],
    `/rules/boltgun/${edition}/en.${'x'.repeat(43)}.json`,
  ]
  for (const path of missing) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
  }
  expect((await fetch(`${server.url}/rules/boltgun/${edition}/en.json`, { method: 'POST' })).status).toBe(405)
})
