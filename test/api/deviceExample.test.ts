import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { openWorld, type World } from './world.js'

let server: TestServer
let world: World

/** The server names its addresses itself, so it has to know its port. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

beforeAll(async () => {
  server = await startTestServer({ config: { port: await freePort() } })
  world = await openWorld(server)
})
afterAll(() => server.close())

it('signs in with a code that somebody allows, and prints whose turn it is', async () => {
  const client = await server.accounts.programs.add('Whose turn', [])
  const script = fileURLToPath(new URL('../../examples/device.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, server.url, client], { env: { ...process.env, NODE_OPTIONS: '' } })
  let text = ''
  const answering = 'mutation ($u: String!) { answerDevice(userCode: $u, allow: true, scopes: [READ]) }'
  const answered = new Promise<object | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        const before = /code \S+/.test(text)
        text += chunk.toString()
        const [, page, userCode] = /Open (\S+) and enter the code (\S+)\n/.exec(text) ?? []
        if (before || userCode === undefined) return
        expect(page).toBe(`${server.url}/device`)
        resolve(ask(server.url, answering, { u: userCode }, world.playerA).then(({ data }) => data))
      })
  })
  expect(await answered).toEqual({ answerDevice: true })
  await new Promise((resolve) => child.once('close', resolve))
  expect(text).toMatch(/A test war, turn 1: your turn: \S/)
})

it('says so if nobody registered it', async () => {
  const script = fileURLToPath(new URL('../../examples/device.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, server.url, 'nobody'], { env: { ...process.env, NODE_OPTIONS: '' } })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  expect(await new Promise((resolve) => child.once('close', resolve))).not.toBe(0)
  expect(text).toContain('No program is registered here')
})
