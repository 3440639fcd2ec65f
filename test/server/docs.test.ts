import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressBelow } from '../../scripts/compress.mjs'
import { openDocs } from '../../server/src/http/docs.js'

const folder = mkdtempSync(join(tmpdir(), 'muster-docs-'))
const text = '<p>repeated</p>\n'.repeat(200)
let server: Server

beforeAll(async () => {
  const site = join(folder, 'site')
  for (const name of ['assets', 'schema', 'files']) mkdirSync(join(site, name), { recursive: true })
  writeFileSync(join(folder, 'secret.html'), 'secret')
  writeFileSync(join(site, 'index.html'), `home ${text}`)
  writeFileSync(join(site, 'schema.html'), 'all types')
  writeFileSync(join(site, 'schema', 'Campaign.html'), 'a campaign')
  writeFileSync(join(site, 'assets', 'page-ABC.js'), '1')
  writeFileSync(join(site, 'files', 'bot.py'), 'pass')
  await compressBelow(site)
  const docs = openDocs(site)
  if (!docs) throw new Error('it is there')
  server = createServer(docs).listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`, { headers, redirect: 'manual' })

test.each([
  ['/docs', 'home'],
  ['/docs/', 'home'],
  ['/docs/schema', 'all types'],
  ['/docs/schema/Campaign', 'a campaign'],
])('%s is a page, which may run our scripts alone and is asked for anew', async (path, words) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
  expect(await answer.text()).toContain(words)
  const etag = answer.headers.get('etag') ?? ''
  expect((await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304)
})

test('a page comes packed to whoever can unpack it', async () => {
  const answer = await get('/docs', { 'accept-encoding': 'br' })
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([
    'br',
    'text/html; charset=utf-8',
  ])
  expect(await answer.text()).toContain('home')
  expect((await get('/docs', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
})

test('assets are kept for good, and programs are files', async () => {
  expect((await get('/docs/assets/page-ABC.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect(await (await get('/docs/files/bot.py')).text()).toBe('pass')
})

test.each([
  '/docs/nothing',
  '/docs/schema/campaign',
  '/docs/%2e%2e/secret',
  '/docs/../secret',
  '/docs/assets/',
  '/docs/schema/',
])('there is no %s', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await answer.text()).not.toContain('secret')
})

test('a server whose reference was not built has none', () => {
  expect(openDocs(join(folder, 'nowhere'))).toBeNull()
})
