import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../support/eventually.js'
import { startTestServer, type TestServer } from './server.js'
import { openWorld, type World } from './world.js'

interface Call {
  readonly method: string
  readonly path: string
  readonly authorization: string
  readonly body: unknown
}

const folder = mkdtempSync(join(tmpdir(), 'muster-discord-'))
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const calls: Call[] = []
let server: TestServer
let world: World
let discord: Server
let bot: ChildProcess
let address: string

/** What stands in for Discord: takes the commands, and the answers that come later. */
const openDiscord = async (): Promise<string> => {
  discord = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      calls.push({
        method,
        path: url,
        authorization: headers.authorization ?? '',
        body: JSON.parse(Buffer.concat(parts).toString()) as unknown,
      })
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => void discord.listen(0, resolve))
  return `http://127.0.0.1:${String((discord.address() as AddressInfo).port)}`
}

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
  const players = join(folder, 'players.json')
  const { campaignId, bothToken, readToken } = world
  writeFileSync(
    players,
    JSON.stringify({
      '1': { token: bothToken.token, campaign: campaignId },
      '2': { token: readToken.token, campaign: campaignId },
      '3': { token: 'muster_none', campaign: campaignId },
    }),
  )
  const script = fileURLToPath(new URL('../../examples/discord.mjs', import.meta.url))
  bot = spawn(process.execPath, [script, server.url, '0'], {
    env: {
      ...{ ...process.env, NODE_OPTIONS: '', MUSTER_PLAYERS: players, DISCORD_API: await openDiscord() },
      ...{ DISCORD_APPLICATION_ID: 'app', DISCORD_BOT_TOKEN: 'bot-token' },
      DISCORD_PUBLIC_KEY: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'),
    },
  })
  let said = ''
  for (const stream of [bot.stdout, bot.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const started = await eventually(
    () => Promise.resolve(said),
    (text) => text.includes('port'),
  )
  address = `http://127.0.0.1:${/port (\d+)/.exec(started)?.[1] ?? ''}/interactions`
})
afterAll(async () => {
  bot.kill()
  discord.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const send = (
  interaction: object,
  change: { readonly body?: string; readonly time?: string } = {},
): Promise<Response> => {
  const [body, time] = [JSON.stringify(interaction), '1764200000']
  const signature = sign(null, Buffer.from(time + body), privateKey).toString('hex')
  return fetch(address, {
    method: 'POST',
    headers: { 'x-signature-ed25519': signature, 'x-signature-timestamp': change.time ?? time },
    body: change.body ?? body,
  })
}

const contentOf = (body: unknown): string => (body as { readonly content: string }).content

let sent = 0
/** Uses a command, and reads what its user is shown. */
const use = async (name: string, user: string): Promise<string> => {
  sent += 1
  const token = `interaction-${String(sent)}`
  const response = await send({ type: 2, token, data: { name }, member: { user: { id: user } } })
  // Only its user sees that an answer comes, and the answer.
  expect(await response.json()).toEqual({ type: 5, data: { flags: 64 } })
  const path = `/webhooks/app/${token}/messages/@original`
  const answer = await eventually(
    () => Promise.resolve(calls.find((call) => call.path === path)),
    (call) => call !== undefined,
  )
  expect(answer).toMatchObject({ method: 'PATCH', body: { allowed_mentions: { parse: [] } } })
  return contentOf(answer?.body)
}

it('registers its commands with the token of the bot', () => {
  expect(calls[0]).toMatchObject({ method: 'PUT', path: '/applications/app/commands', authorization: 'Bot bot-token' })
  expect(calls[0]?.body).toMatchObject(['turn', 'report', 'seal'].map((name) => ({ name, type: 1 })))
})

it('answers Discord’s check, and nothing that Discord has not signed', async () => {
  expect(await (await send({ type: 1 })).json()).toEqual({ type: 1 })
  expect((await send({ type: 1 }, { body: '{"type":1} ' })).status).toBe(401)
  expect((await send({ type: 1 }, { time: '1764200001' })).status).toBe(401)
  expect((await fetch(address, { method: 'POST', body: '{"type":1}' })).status).toBe(401)
  const garbled = await fetch(address, {
    method: 'POST',
    body: '{}',
    headers: { 'x-signature-ed25519': 'zz', 'x-signature-timestamp': '1' },
  })
  expect(garbled.status).toBe(401)
})

it('says whose turn it is, and what happened as the seat knows it', async () => {
  expect(await use('turn', '1')).toMatch(/^\*\*A test war\*\*: turn 1, .+ \(running\)\n[^]+\nYou: /)
  expect(await use('report', '1')).toMatch(/^\*\*A test war\*\*: turn 1, /)
})

it('seals the suggestion once, with the caller’s own token', async () => {
  expect(await use('seal', '2')).toContain('ORDERS')
  expect(await use('seal', '1')).toMatch(/^Sealed .+: \d+ orders, `[0-9a-f]{64}`$/)
  expect(await use('seal', '1')).toBe('Nothing waits for your orders.')
  expect(await use('turn', '1')).toContain('Nothing waits for you.')
})

it('tells a stranger, and somebody whose token is no longer valid, what to do', async () => {
  expect(await use('report', '99')).toContain('ask whoever runs this bot')
  expect(await use('report', 'constructor')).toContain('ask whoever runs this bot')
  expect(await use('turn', '3')).toMatch(/token/)
  expect((await send({ type: 2, token: 'x', data: { name: 'toString' }, user: { id: '1' } })).status).toBe(400)
})
