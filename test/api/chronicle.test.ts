import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureLimits } from '../../server/src/pictures/limits.js'
import { photo, png } from '../pictures/files.js'
import { ask, headersOf, type Identity, must } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { openWorld, type World } from './world.js'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterAll(() => server.close())

interface Uploaded {
  readonly id: string
  readonly url: string
  readonly smallUrl: string
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[]
}

const send = (who: Identity, bytes: Buffer, more: RequestInit & { readonly to?: string } = {}): Promise<Response> =>
  fetch(`${server.url}/pictures/${more.to ?? world.campaignId}`, {
    ...{ method: 'POST', body: new Uint8Array(bytes), ...more },
    headers: { ...headersOf(who), ...(more.headers as Record<string, string> | undefined) },
  })

const upload = async (who: Identity, bytes?: Buffer): Promise<Uploaded> =>
  (await (await send(who, bytes ?? (await png()))).json()) as Uploaded

const get = (path: string, who: Identity, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers: { ...headersOf(who), ...headers } })

const writing = `mutation ($c: ID!, $e: ChronicleEntryInput!, $k: String!) { writeChronicle(campaignId: $c, entry: $e, idempotencyKey: $k) {
  id title by seat turn public pictures { id url smallUrl caption width height } } }`
let keys = 0
const write = async (who: Identity, entry: object) => {
  keys += 1
  const variables = {
    c: world.campaignId,
    e: { title: 'A day', text: 'It rained.', ...entry },
    k: `entry-key-${String(keys)}`,
  }
  return (await must<{ writeChronicle: { id: string; pictures: Uploaded[] } }>(server.url, writing, variables, who))
    .writeChronicle
}

/** What an answer shows of itself, but for the hour and the id of its request. */
const shown = async (response: Response): Promise<string> => {
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return JSON.stringify([response.status, headers, await response.text()])
}

describe('a picture over HTTP', () => {
  it('comes back to members, small and whole, under headers that let it do nothing', async () => {
    const { playerA, observer, campaignId } = world
    const { id, url, smallUrl } = await upload(playerA, await photo(300, 200))
    expect([url, smallUrl]).toEqual([`/pictures/${campaignId}/${id}`, `/pictures/${campaignId}/${id}/small`])
    await write(playerA, { pictures: [{ id, caption: 'Rain' }] })
    for (const path of [url, smallUrl]) {
      const response = await get(path, observer)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cache-control': 'private, no-cache',
        'cross-origin-resource-policy': 'same-origin',
      })
      const tag = response.headers.get('etag') ?? ''
      expect(tag).toBe(path === url ? `"${id}"` : `"${id}-small"`)
      expect((await get(path, observer, { 'if-none-match': tag })).status).toBe(304)
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50)
    }
    const head = await fetch(`${server.url}${url}`, { method: 'HEAD', headers: headersOf(world.readToken) })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('is to all others what a picture is that does not exist, whatever they know of it', async () => {
    const { playerA, campaignId } = world
    const { id, url } = await upload(playerA)
    await write(playerA, { pictures: [{ id }] })
    const nothing = await shown(
      await get(`/pictures/${campaignId}/3f0c9d1e-0000-4000-8000-000000000000`, world.outsider),
    )
    expect(nothing).toMatch(/^\[404/)
    for (const who of [world.outsider, {}, world.ordersToken])
      for (const headers of [{}, { 'if-none-match': `"${id}"` }])
        expect(await shown(await get(url, who, headers as Record<string, string>))).toBe(nothing)
    for (const path of [`/pictures/${campaignId}/x`, `/pictures/x/${id}`, `${url}/large`, `/pictures/public/x/${id}`])
      expect((await get(path, playerA)).status).toBe(404)
  })

  it('is refused with what to do', async () => {
    const { playerA, playerB, outsider, campaignId } = world
    const fault = async (response: Response) => {
      const { errors = [] } = (await response.json()) as Uploaded
      const [first] = errors
      return { status: response.status, code: first?.extensions.code, message: first?.message }
    }
    const small = await png()
    expect(await fault(await send(playerB, Buffer.from('<svg/>')))).toEqual({
      ...{ status: 400, code: 'BAD_INPUT' },
      message: 'SVG drawings are not accepted, because they can hold programs. Save it as PNG and send it again.',
    })
    expect(await fault(await send(playerB, Buffer.alloc(pictureLimits.bytes + 1)))).toMatchObject({
      status: 413,
      code: 'LIMIT',
    })
    const none = await fault(await send(outsider, small))
    expect(none).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await fault(await send(outsider, small, { to: 'no-id' }))).toEqual(none)
    expect(await fault(await send({}, small))).toMatchObject({ status: 401 })
    expect(await fault(await send(world.readToken, small))).toMatchObject({ status: 403, code: 'FORBIDDEN_SCOPE' })
    expect(await fault(await send(playerB, small, { headers: { origin: 'https://evil.example' } }))).toMatchObject({
      status: 403,
    })
    expect((await get(`/pictures/${campaignId}`, playerA)).status).toBe(405)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(small)]), 'table.png')
    const sent = await fetch(`${server.url}/pictures/${campaignId}`, {
      method: 'POST',
      body: form,
      headers: headersOf(playerB),
    })
    expect(sent.status).toBe(200)
  })
})

describe('the public page', () => {
  it('is read without an account, and so are its pictures, until it moves', async () => {
    const { playerA, organiser, campaignId } = world
    const publish = 'mutation ($c: ID!, $o: Boolean!) { publishChronicle(campaignId: $c, open: $o) { publicPath } }'
    const path = async (open: boolean) =>
      (
        await must<{ publishChronicle: { publicPath: string | null } }>(
          server.url,
          publish,
          { c: campaignId, o: open },
          organiser,
        )
      ).publishChronicle.publicPath
    const token = ((await path(true)) ?? '').replace('/chronicle/', '')
    const { id } = await upload(playerA)
    await write(playerA, { title: 'For all', public: true, pictures: [{ id }] })
    await write(playerA, { title: 'For us' })
    const page = `query ($t: String!) { publicChronicle(token: $t) { campaign entries { nodes { title seat seatTitle day pictures { url smallUrl } } } } }`
    const read = (t: string) =>
      must<{ publicChronicle: { entries: { nodes: { title: string; pictures: Uploaded[] }[] } } | null }>(
        server.url,
        page,
        { t },
        {},
      )
    const entries = (await read(token)).publicChronicle?.entries.nodes ?? []
    expect(entries.map(({ title }) => title)).toEqual(['For all'])
    const picture = entries[0]?.pictures[0]?.url ?? ''
    expect(picture).toBe(`/pictures/public/${token}/${id}`)
    expect((await get(picture, {})).status).toBe(200)
    expect((await get(`${picture}/small`, {})).status).toBe(200)
    await path(true)
    expect((await read(token)).publicChronicle).toBeNull()
    expect((await get(picture, {})).status).toBe(404)
    await path(false)
    const refused = await ask(
      server.url,
      writing,
      { c: campaignId, e: { title: 'x', text: 'x', public: true }, k: 'a-last-key' },
      playerA,
    )
    expect(refused.errors[0]).toMatchObject({ code: 'BAD_INPUT' })
  })
})

it('an export holds what its owner wrote and reads, and where the pictures are', async () => {
  const { playerB, campaignId } = world
  const { id } = await upload(playerB)
  await write(playerB, { title: 'Mine to keep', pictures: [{ id, caption: 'Ours' }] })
  const file: unknown = await (await get(`/export?campaign=${campaignId}`, playerB)).json()
  const { chronicle } = (file as { campaigns: { chronicle: { title: string; pictures: Uploaded[] }[] }[] })
    .campaigns[0] ?? {
    chronicle: [],
  }
  const mine = chronicle.find(({ title }) => title === 'Mine to keep')
  expect(mine?.pictures).toMatchObject([{ id, url: `/pictures/${campaignId}/${id}`, caption: 'Ours' }])
})
