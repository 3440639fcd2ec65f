import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll, freePort } from './started.mjs'

/** Calls `work` with an empty folder and an environment that says nothing of a server but a free port, and removes what it left. */
export async function inFresh(name, work) {
  const folder = mkdtempSync(join(tmpdir(), `muster-${name}-`))
  const env = { ...process.env, PORT: String(await freePort()) }
  for (const key of ['MUSTER_DATA', 'DATABASE_URL', 'NODE_ENV']) delete env[key]
  try {
    await work(folder, env)
  } finally {
    endAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
