import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, must, signUp } from './client.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, openWorld, resolved, seal, type World } from './world.js'

let server: TestServer
let world: World

beforeAll(async () => {
  server = await startTestServer({ config: { metrics: { port: 0, host: '127.0.0.1' } } })
  world = await openWorld(server)
})
afterAll(() => server.close())

const read = async (): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${String(server.metricsPort)}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return response.text()
}

/** The value of a line; 0 where there is none yet. */
const valueOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  )

describe('metrics', () => {
  it('count what is done, and what waits', async () => {
    const { campaignId, playerA, playerB } = world
    const before = await read()
    for (const player of [playerA, playerB]) {
      const [asked] = (await briefingOf(server.url, campaignId, player)).asks
      await seal(server.url, player, { campaignId, askId: asked?.id ?? '', orders: [] })
    }
    await resolved(server.url, campaignId, playerA, 1)
    const after = await read()
    const grown = (line: string): number => valueOf(after, line) - valueOf(before, line)
    expect(grown('muster_seals_total')).toBe(2)
    expect(grown('muster_resolution_seconds_count{outcome="closed"}')).toBe(1)
    expect(grown('muster_http_request_seconds_count{for="graphql",status="200"}')).toBeGreaterThan(4)
    expect(valueOf(after, 'muster_database_up')).toBe(1)
    expect(valueOf(after, 'muster_campaigns{phase="RUNNING"}')).toBe(1)
    expect(valueOf(after, 'muster_campaigns{phase="HELD"}')).toBe(0)
    for (const pool of ['accounts', 'jobs', 'notifications', 'reader', 'referee', 'seals'])
      expect(valueOf(after, `muster_pool_connections{pool="${pool}",state="open"}`)).toBeGreaterThan(0)
    for (const line of ['jobs', 'outbox', 'deliveries']) expect(after).toContain(`\nmuster_${line}_late_seconds `)
    expect(after).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('count connections and frames', async () => {
    const before = await read()
    const client = connect(server.url, world.playerA)
    const { next } = listen(client, 'subscription ($c: ID!) { status(campaignId: $c) { phase } }', {
      c: world.campaignId,
    })
    await next()
    const during = await read()
    expect(valueOf(during, 'muster_sockets')).toBe(valueOf(before, 'muster_sockets') + 1)
    expect(valueOf(during, 'muster_frames_total')).toBeGreaterThan(valueOf(before, 'muster_frames_total'))
    await client.dispose()
    await expect.poll(async () => valueOf(await read(), 'muster_sockets')).toBe(valueOf(before, 'muster_sockets'))
  })

  it('name nobody and nothing', async () => {
    const { me } = await must<{ me: { id: string } }>(server.url, '{ me { id } }', {}, world.playerA)
    const text = await read()
    for (const secret of [world.campaignId, me.id, 'Player', '127.0.0.1', 'muster_test_'])
      expect(text).not.toContain(secret)
  })

  it('are all explained, and a board and alerts know none that there is not', async () => {
    const text = await read()
    const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
    const file = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
    const named = (path: string): readonly string[] =>
      [...file(path).matchAll(/\b(?:muster|nodejs|process)_\w+[a-z]\b/g)].map(([name]) =>
        name.replace(/_(?:bucket|count)$/, ''),
      )
    for (const path of ['docs/operate.md', 'ops/grafana.json', 'ops/alerts.yml'])
      expect(named(path).filter((name) => !there.has(name))).toEqual([])
    const explained = new Set(named('docs/operate.md'))
    expect([...there].filter((name) => name.startsWith('muster_') && !explained.has(name))).toEqual([])
  })

  it('are read on their own port alone, and nothing else is', async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    const { status } = await fetch(`http://127.0.0.1:${String(server.metricsPort)}/graphql`)
    expect(status).toBe(404)
  })
})

describe('readiness', () => {
  it('ends when the server is about to stop, while requests are still answered', async () => {
    let stop = (): void => undefined
    const drained = new Promise<void>((resolve) => {
      stop = resolve
    })
    const draining = await startTestServer({ drain: () => drained })
    const statusOf = async (path: string): Promise<number> => (await fetch(draining.url + path)).status
    expect(await statusOf('/readyz')).toBe(200)
    const closing = draining.close()
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    expect((await signUp(draining.url, 'Latecomer')).cookie).toBeTruthy()
    stop()
    await closing
    await expect(statusOf('/readyz')).rejects.toThrow()
  })
})
