import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressBelow } from '../../scripts/compress.mjs'
import { openStatics } from '../../server/src/http/statics.js'

const script = 'export const repeated = true\n'.repeat(200)
let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-statics-'))
  const files = join(folder, 'static')
  mkdirSync(join(files, 'chunks'), { recursive: true })
  writeFileSync(join(folder, 'secret.js'), 'secret')
  writeFileSync(join(files, 'chunks', 'a1.js'), script)
  writeFileSync(join(files, 'chunks', 'tiny.js'), '1')
  writeFileSync(join(files, 'font.woff2'), 'font')
  await compressBelow(files)
  writeFileSync(join(files, 'gone.js'), 'gone')
  const statics = openStatics(files)
  writeFileSync(join(files, 'later.js'), 'made after the server was started')
  rmSync(join(files, 'gone.js'))
  server = createServer(statics).listen(0)
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The path as it is written: fetch would tidy it up. */
const ask = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })

const chunk = '/_next/static/chunks/a1.js'

describe('built files', () => {
  test('come in the smallest form that the browser reads, to be kept for ever', async () => {
    const packed = await ask(chunk, { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(packed.body).toString()).toBe(script)
    const zipped = await ask(chunk, { 'accept-encoding': 'gzip, br;q=0' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(script)
    const plain = await ask(chunk)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(plain.body.toString()).toBe(script)
  })

  test('go as they are where packing gains nothing', async () => {
    const all = { 'accept-encoding': 'gzip, br' }
    expect((await ask('/_next/static/chunks/tiny.js', all)).headers['content-encoding']).toBeUndefined()
    expect((await ask('/_next/static/font.woff2', all)).headers).toMatchObject({ 'content-type': 'font/woff2' })
  })

  test('each form has a tag of its own, and is not sent again to whoever holds it', async () => {
    const forms = ['br', 'gzip', 'identity']
    const tags = await Promise.all(
      forms.map(async (form) => (await ask(chunk, { 'accept-encoding': form })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
    const again = await ask(chunk, { 'accept-encoding': 'br', 'if-none-match': tags[0] })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await ask(chunk, { 'accept-encoding': 'br', 'if-none-match': tags[2] })).status).toBe(200)
  })

  test('a part of one can be asked for', async () => {
    const part = await ask(chunk, { range: 'bytes=0-5' })
    expect([part.status, part.body.toString()]).toEqual([206, 'export'])
    const beyond = await ask(chunk, { range: 'bytes=999999-', 'accept-encoding': 'br' })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)])
    expect((await ask(chunk, {}, 'HEAD')).body.length).toBe(0)
  })

  test.each([
    '/_next/static/../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/static/..%2fsecret.js',
    '/_next/static/..%5csecret.js',
    '/_next/static//../../secret.js',
    '/_next/static/chunks',
    '/_next/static/chunks/',
    '/_next/static/%00.js',
    '/_next/static/%E0%A4%A.js',
    '/_next/static/later.js',
    '/_next/static/gone.js',
    '/_next/static/nothing.js?x=1',
  ])('nothing else: %s', async (path) => {
    const { status, headers, body } = await ask(path, { 'accept-encoding': 'br' })
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.toString()).toBe('There is no such file here.\n')
  })

  test('nothing is written to', async () => {
    expect((await ask(chunk, {}, 'POST')).status).toBe(404)
  })
})
