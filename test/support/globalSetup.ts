import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { stopPostgres } from '../../server/src/db/postgres/index.js'
import { generateKey, type KeyPair } from '../../server/src/referee/dice/vrf.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the run's own PostgreSQL keeps its files; started by the first test that wants a database. */
    dataFolder: string
    /** Keys for campaigns, made once a run. */
    campaignKeys: readonly KeyPair[]
  }
}

export default function setup(project: TestProject): () => Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'muster-test-'))
  project.provide('dataFolder', dataFolder)
  project.provide('campaignKeys', [generateKey(), generateKey(), generateKey()])
  return async () => {
    await stopPostgres(dataFolder)
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
