import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './test/browser.js'

// Read again in every worker: the port is chosen once and handed down.
const port = (process.env['MUSTER_E2E_PORT'] ??= String(await freePort()))
// The mails that the server writes are read there.
const data = (process.env['MUSTER_E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'muster-e2e-')))
const baseURL = `http://127.0.0.1:${port}`
const browser = findBrowser()

export default defineConfig({
  testDir: 'test/e2e',
  // As vitest.config.ts has it.
  ...(process.env['MUSTER_TESTS'] === 'long'
    ? { testMatch: '**/*.long.spec.ts' }
    : { testMatch: '**/*.spec.ts', testIgnore: '**/*.long.spec.ts' }),
  outputDir: 'test-results/e2e',
  // They share one server and two cores, and no campaign.
  workers: 2,
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL,
    ...(browser ? { launchOptions: browser } : {}),
  },
  webServer: {
    command: 'node scripts/e2eServer.mjs',
    url: `${baseURL}/healthz`,
    // Chat programs of the tests listen on this machine; whoever arrives says from which address.
    env: {
      PORT: port,
      MUSTER_DATA: data,
      MUSTER_OPERATORS: 'operator@e2e.example',
      MUSTER_PRIVATE_HOOKS: 'yes',
      MUSTER_CHAT_HOSTS: '*',
      MUSTER_TRUST_PROXY: '1',
    },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
