import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longestFirst.js'

// Handed to Node as well, where "import" would give CommonJS packages the ESM half of others.
const conditions = ['source', 'node']

export default defineConfig({
  resolve: {
    conditions,
    // Two copies of graphql would not know one another's types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions } },
  test: {
    // One more than the machine that this is measured on has processors: those that wait for a database leave time for another.
    maxWorkers: 3,
    // Engines make much that lives for a moment: with Node’s own 16 MiB a tenth of the processor’s time went into clearing it away.
    execArgv: ['--max-semi-space-size=64'],
    // What takes longer has a run of its own: `npm run test:long`.
    ...(process.env['MUSTER_TESTS'] === 'long'
      ? { include: ['test/**/*.long.test.ts'] }
      : { include: ['test/**/*.test.ts'], exclude: ['test/**/*.long.test.ts'] }),
    globalSetup: ['test/support/globalSetup.ts'],
    sequence: { sequencer: LongestFirst },
    // Modules keep nothing between files and are read once a worker, which lasts as long as the next file is of its project: hence one project.
    isolate: false,
    // For what hangs alone: a slow machine beside other work takes its time.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
