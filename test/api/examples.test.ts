import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, openWorld, seal, type World } from './world.js'

let server: TestServer
let world: World
let running: ChildProcess | null = null

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterEach(() => {
  running?.kill()
})
afterAll(() => server.close())

/** Runs the example and waits for what it prints. */
const follow = (token: string, campaignId: string) => {
  const script = fileURLToPath(new URL('../../examples/follow.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, server.url, campaignId], {
    env: { ...process.env, NODE_OPTIONS: '', MUSTER_TOKEN: token },
  })
  running = child
  let text = ''
  const waiting: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      for (const look of waiting) look()
    })
  return (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`never said ${String(pattern)}: ${text}`)), 120_000)
      const look = (): void => {
        if (!pattern.test(text)) return
        clearTimeout(timer)
        resolve(text)
      }
      waiting.push(look)
      look()
    })
}

it('plays a seat with a personal token: briefing, sealed plan, and the next briefing as it comes', async () => {
  const { campaignId, playerB } = world
  const says = follow(world.bothToken.token ?? '', campaignId)
  const before = await says(/sealed "/)
  expect(before).toMatch(/Briefing 1: turn 1/)
  expect(before).toMatch(/mine .+ at /)
  const [asked] = (await briefingOf(server.url, campaignId, playerB)).asks
  await seal(server.url, playerB, { campaignId, askId: asked?.id ?? '', orders: [] })
  expect(await says(/Briefing 2/)).not.toContain('refused')
})

it('says what is wrong with a token that lacks the scope', async () => {
  const says = follow(world.readToken.token ?? '', world.campaignId)
  expect(await says(/ORDERS/)).toContain('This token lacks the scope ORDERS')
})
