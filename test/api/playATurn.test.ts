import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './server.js'
import { openWorld, type World } from './world.js'

const folder = mkdtempSync(join(tmpdir(), 'muster-turn-'))
let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const guide = readFileSync(new URL('../../docs/play-a-turn.md', import.meta.url), 'utf8')
const blocks = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block)

const shell = ['bash', 'curl', 'jq'].every((name) => spawnSync(name, ['--version']).status === 0)
if (!shell) console.info('bash, curl and jq are not all here: docs/play-a-turn.md is not tried.')

it.runIf(shell)('the commands of the guide, one after the other, play a turn', async () => {
  const { campaignId, bothToken } = world
  const [setting = '', ...commands] = blocks
  const mine = setting.replace(
    /^export .*$/m,
    `export MUSTER=${server.url} MUSTER_TOKEN=${bothToken.token ?? ''} CAMPAIGN=${campaignId}`,
  )
  expect(mine).not.toBe(setting)
  const script = ['set -euo pipefail', mine, ...commands].join('\n')
  const output = await new Promise<string>((resolve, reject) => {
    execFile('bash', ['-c', script], { cwd: folder }, (error, stdout, stderr) =>
      error ? reject(new Error(stdout + stderr)) : resolve(stdout),
    )
  })
  expect(commands).toHaveLength(6)
  expect(output).not.toContain('"errors"')
  const made = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  expect(made('orders.json')).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: expect.any(String) as string })]),
  )
  expect(made('receipt.json')).toMatchObject({
    data: { sealOrders: { problems: [], receipt: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string } } },
  })
})
