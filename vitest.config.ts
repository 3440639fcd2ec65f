import { defineConfig } from 'vitest/config'

// Handed to Node as well, where "import" would give CommonJS packages the ESM half of others.
const conditions = ['source', 'node']

/** They play a whole house, or start and stop one: each file has modules of its own. */
const house = ['api', 'import', 'server', 'tooling'].map((folder) => `test/${folder}/**/*.test.ts`)

export default defineConfig({
  resolve: {
    conditions,
    // Two copies of graphql would not know one another's types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions } },
  test: {
    // As many as the machine that this is measured on has processors; by itself vitest would leave one of two idle.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'house', include: house, globalSetup: ['test/support/globalSetup.ts'] },
      },
      // Rules, views and drawings keep nothing between calls: their modules are read once.
      {
        extends: true,
        test: { name: 'rules', include: ['test/**/*.test.ts'], exclude: [...house, 'test/e2e/**'], isolate: false },
      },
    ],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
