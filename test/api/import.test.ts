import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importsPerUser } from '../../server/src/auth/limits.js'
import { limits, sentences } from '../../server/src/import/limits.js'
import { readList } from '../../server/src/import/readList.js'
import { listOf, lying, sample, zipOf } from '../import/bytes.js'
import { headersOf, type Identity, makeToken, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Told {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly name: string | undefined
  readonly error: string | undefined
  readonly code: string | undefined
}

const send = async (body: BodyInit | Buffer | null, who: Identity, more: RequestInit = {}): Promise<Told> => {
  const response = await fetch(`${server.url}/import`, {
    method: 'POST',
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    ...more,
    headers: { ...headersOf(who), ...(more.headers as Record<string, string> | undefined) },
  })
  const text = await response.text()
  const { name, errors } = JSON.parse(text) as {
    name?: string
    errors?: readonly { message: string; extensions: { code: string } }[]
  }
  const { status, headers } = response
  return { status, headers, text, name, error: errors?.[0]?.message, code: errors?.[0]?.extensions.code }
}

/** Everybody may send a few files a minute, so there are several. */
let [people, left]: [number, number] = [0, 0]
let person: Identity = {}
const somebody = async (files = 3): Promise<Identity> => {
  left -= files
  if (left >= 0) return person
  people += 1
  left = importsPerUser.max - files
  person = await signUp(server.url, `Importer ${String(people)}`)
  return person
}

const squad = (): Buffer => listOf({ type: 'unit', name: 'Squad A', costs: [{ name: 'pts', value: 90 }] })

const formOf = (...files: readonly Buffer[]): FormData => {
  const form = new FormData()
  for (const file of files) form.append('file', new Blob([new Uint8Array(file)]), 'a list.rosz')
  return form
}

describe('a file of an army list comes back as data', () => {
  it('as the body itself, whatever it is called, and is not to be kept', async () => {
    const { status, headers, text } = await send(sample('standard.ros'), await somebody())
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ name: 'Northern garrison', points: 275, units: [{}, {}, {}] })
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('from a form', async () => {
    const who = await somebody()
    expect(await send(formOf(zipOf({ 'a.ros': sample('standard.ros') })), who)).toMatchObject({
      status: 200,
      name: 'Northern garrison',
    })
    expect(await send(formOf(squad(), squad()), who)).toMatchObject({
      status: 400,
      error: 'Send exactly one file at a time.',
    })
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data; boundary', 'multipart/form-data;'])
      expect((await send('no form', who, { headers: { 'content-type': type } })).error).toMatch(/^The form cannot/)
  })

  it('for a tool whose token may give orders', async () => {
    const owner = await somebody()
    const orders = { token: await makeToken(server.url, owner, ['READ', 'ORDERS']) }
    const read = { token: await makeToken(server.url, owner, ['READ']) }
    expect((await send(squad(), orders)).status).toBe(200)
    expect(await send(squad(), read)).toMatchObject({ status: 403, code: 'FORBIDDEN_SCOPE' })
  })
})

describe('nobody else', () => {
  it.each<readonly [string, Identity]>([
    ['without a credential', {}],
    ['with a token that never was', { token: 'muster_nothing' }],
  ])('%s', async (_, who) => expect(await send(squad(), who)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' }))

  it('in somebody’s name from another site', async () => {
    const who = await somebody()
    const from = (origin: string): RequestInit => ({ headers: { origin } })
    expect((await send(squad(), who, from('https://elsewhere.example'))).status).toBe(403)
    expect((await send(squad(), who, from('null'))).status).toBe(403)
    expect((await send(squad(), who, from(server.url))).status).toBe(200)
  })

  it('by another method', async () => {
    const answer = await send(null, await somebody(), { method: 'GET' })
    expect(answer).toMatchObject({ status: 405, error: 'Send the file of an army list by POST.' })
    expect(answer.headers.get('allow')).toBe('POST')
  })

  it('who sends too many', async () => {
    const who = await somebody(importsPerUser.max)
    for (let sent = 0; sent < importsPerUser.max; sent += 1) expect((await send('', who)).status).toBe(400)
    const answer = await send(squad(), who)
    expect(answer).toMatchObject({ status: 429, code: 'LIMIT' })
    expect(answer.headers.get('retry-after')).toBe('60')
    expect((await send(squad(), await somebody())).status).toBe(200)
  })
})

const mega = 1024 * 1024
const spread = (bytes: number): string =>
  Array.from({ length: bytes / 16 }, (_, at) => at.toString(36).padStart(16)).join('')
const docType = (inner: string): Buffer => Buffer.from(`<?xml version="1.0"?><!DOCTYPE roster [${inner}]><roster/>`)
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${String(at + 1)} "${`&l${String(at)};`.repeat(10)}">`)

/** Files that no program exports: each is refused with a sentence, at once. */
const hostile: readonly (readonly [what: string, bytes: () => Buffer, status: number, said: string | RegExp])[] = [
  ['2 MB and a byte', () => Buffer.alloc(limits.bytes + 1, ' '), 413, sentences.bytes()],
  ['20 MB', () => Buffer.alloc(20 * mega, ' '), 413, sentences.bytes()],
  ['a bomb by size', () => zipOf({ 'a.ros': `<roster>${' '.repeat(21 * mega)}` }), 413, sentences.unpacked()],
  ['a bomb by ratio', () => zipOf({ 'a.ros': `<roster>${' '.repeat(19 * mega)}` }), 413, sentences.ratio()],
  [
    'a bomb in many entries',
    () => zipOf(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${String(at)}.txt`, ' '.repeat(2 * mega)]))),
    413,
    sentences.unpacked(),
  ],
  ['a bomb that claims less', () => lying(zipOf({ 'a.ros': ' '.repeat(30 * mega) }), 100), 400, /damaged/],
  [
    '51 entries',
    () => zipOf(Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${String(at)}.txt`, 'x']))),
    413,
    sentences.entries(),
  ],
  ['a packed file in a packed file', () => zipOf({ 'a.rosz': zipOf({ 'a.ros': '<roster/>' }) }), 400, /another packed/],
  ['the same under another name', () => zipOf({ 'a.ros': zipOf({ 'a.ros': '<roster/>' }) }), 400, /another packed/],
  ['a packed file beside a list', () => zipOf({ 'a.ros': '<roster/>', 'b.zip': 'PK' }), 400, /another packed/],
  ['a name that climbs', () => zipOf({ '../../etc/a.ros': '<roster/>' }), 400, /outside its own folder/],
  ['a name from the root', () => zipOf({ '/etc/a.ros': '<roster/>' }), 400, /outside its own folder/],
  ['a name of a drive', () => zipOf({ 'C:\\a.ros': '<roster/>' }), 400, /outside its own folder/],
  ['two lists', () => zipOf({ 'a.ros': '<roster/>', 'b.ros': '<roster/>' }), 400, /several lists/],
  ['no list', () => zipOf({ 'a.txt': 'one', 'b.txt': 'two' }), 400, /no \.ros file/],
  ['half a packed file', () => zipOf({ 'a.ros': sample('standard.ros') }).subarray(0, 600), 400, /damaged/],
  ['an entity of a file', () => docType('<!ENTITY x SYSTEM "file:///etc/passwd">'), 400, /DOCTYPE/],
  ['an entity of an address', () => docType('<!ENTITY x SYSTEM "http://127.0.0.1:1/">'), 400, /DOCTYPE/],
  ['an entity of a parameter', () => docType('<!ENTITY % x SYSTEM "http://127.0.0.1:1/"> %x;'), 400, /DOCTYPE/],
  ['a billion laughs', () => docType(`<!ENTITY l0 "ha">${laughs.join('')}`), 400, /DOCTYPE/],
  ['an entity that nobody declared', () => Buffer.from('<roster name="&x;"/>'), 400, /well-formed/],
  ['XML cut off', () => sample('standard.ros').subarray(0, 900), 400, /well-formed/],
  ['XML of another encoding', () => Buffer.from('<?xml version="1.0" encoding="UTF-16"?><roster/>'), 400, /UTF-8/],
  ['XML without a roster', () => Buffer.from('<svg onload="alert(1)"/>'), 400, /not contain an army list/],
  ['XML of deep nesting', () => Buffer.from('<a>'.repeat(600_000)), 413, sentences.depth()],
  ['XML of too many elements', () => Buffer.from(`<a>${'<b/>'.repeat(400_000)}</a>`), 413, sentences.elements()],
  [
    'XML of too many attributes',
    () => Buffer.from(`<a ${Array.from({ length: 140_000 }, (_, at) => `a${String(at)}="1"`).join(' ')}/>`),
    413,
    sentences.attributes(),
  ],
  ['XML of long unpacking', () => zipOf({ 'a.ros': `<a b="${spread(6 * mega)}"/>` }), 400, /not contain an army list/],
  ['JSON cut off', () => sample('standard.json').subarray(0, 900), 400, /not valid JSON/],
  ['JSON of other things', () => Buffer.from('{"query":"{ __typename }"}'), 400, /not contain an army list/],
  [
    'JSON of deep nesting',
    () => Buffer.from(`{"forces":${'['.repeat(mega - 20)}${']'.repeat(mega - 20)}}`),
    413,
    sentences.depth(),
  ],
  [
    'JSON of deep selections',
    () => Buffer.from(`{"forces":[${'{"selections":['.repeat(50_000)}${']}'.repeat(50_000)}]}`),
    413,
    sentences.depth(),
  ],
  ['too many entries', () => listOf(...Array.from({ length: 100_000 }, () => ({}))), 413, sentences.selections()],
  ['too many units', () => listOf(...Array.from({ length: 501 }, () => ({ type: 'unit' }))), 413, sentences.units()],
  [
    'too many forces',
    () => Buffer.from(JSON.stringify({ forces: Array.from({ length: 100_000 }, () => ({})) })),
    413,
    sentences.forces(),
  ],
  ['a list without units', () => listOf({ type: 'upgrade', name: 'Battle size' }), 400, /no units/],
  ['letters of no encoding', () => Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400, /UTF-8/],
  ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 400, /cannot be read/],
  ['nothing', () => Buffer.alloc(0), 400, /empty/],
]

/** Made before anybody connects: making them holds the thread for seconds, and a server ends connections that say nothing for so long. */
const files = hostile.map(([what, make, status, said]) => [what, make(), status, said] as const)

describe('what is no army list is refused', () => {
  it.each(files)('%s', async (_, bytes, status, said) => {
    const answer = await send(bytes, await somebody(1))
    expect([answer.status, answer.code]).toEqual([status, status === 413 ? 'LIMIT' : 'BAD_INPUT'])
    expect(answer.error).toMatch(said)
    expect(answer.error).not.toMatch(/passwd|\/etc|Error|undefined/)
  })

  it('packed once more on its way', async () => {
    const answer = await send(squad(), await somebody(), { headers: { 'content-encoding': 'gzip' } })
    expect(answer).toMatchObject({ status: 400, error: 'Send the file as it is, without Content-Encoding.' })
  })

  it('a form of many parts, and one that is too large', async () => {
    const who = await somebody()
    const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(38_000)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    expect((await send(`${parts}--x--\r\n`, who, { headers })).error).toBe('Send exactly one file at a time.')
    expect(await send(formOf(Buffer.alloc(limits.bytes + 1, ' ')), who)).toMatchObject({ error: sentences.bytes() })
  })

  it('a body whose length nobody stated', async () => {
    const pieces = new ReadableStream({
      start: (stream) => {
        for (let at = 0; at < 40; at += 1) stream.enqueue(new Uint8Array(64 * 1024))
        stream.close()
      },
    })
    // The type of fetch that the browser shares does not know how to send a stream.
    const more: RequestInit & { readonly duplex: 'half' } = { duplex: 'half' }
    expect(await send(pieces, await somebody(), more)).toMatchObject({ status: 413, error: sentences.bytes() })
  })
})

it('lets others have their turn while it reads', async () => {
  let [turns, over] = [0, false]
  const turn = (): void => {
    turns += 1
    if (!over) setImmediate(turn)
  }
  setImmediate(turn)
  const reading = readList(Buffer.from(`<a b="${spread(mega)}"/>`)).finally(() => (over = true))
  await expect(reading).rejects.toThrow(/not contain an army list/)
  // One for each 64 KB.
  expect(turns).toBeGreaterThanOrEqual(16)
})

/** A file whose last byte is not sent before it is told to end. */
const slowly = (body: Buffer, who: Identity) => {
  const headers = { ...headersOf(who), 'content-length': String(body.length) }
  const sending = request(`${server.url}/import`, { method: 'POST', headers })
  const status = new Promise<number>((resolve, reject) => {
    sending.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sending.on('error', reject)
  })
  sending.write(body.subarray(0, -1))
  return { status, end: () => sending.end(body.subarray(-1)) }
}

it('reads one file at a time for everybody', async () => {
  // Somebody who has no file under way.
  const who = await somebody(importsPerUser.max)
  const [one, other] = [slowly(squad(), who), slowly(squad(), who)]
  // Neither is whole, so whichever is answered was refused for the sake of the other.
  const [refused, reading] = await Promise.race([
    one.status.then(() => [one, other] as const),
    other.status.then(() => [other, one] as const),
  ])
  expect(await refused.status).toBe(429)
  reading.end()
  expect(await reading.status).toBe(200)
  refused.end()
  expect((await send(squad(), who)).status).toBe(200)
})
