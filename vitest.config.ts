import { defineConfig } from 'vitest/config'

// Handed to Node as well, where "import" would give CommonJS packages the ESM half of others.
const conditions = ['source', 'node']

/** They play a whole house on a PostgreSQL of the run, or start and stop one. */
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
        test: {
          ...{ name: 'house', include: house, sequence: { groupOrder: 0 } },
          globalSetup: ['test/support/globalSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...{ name: 'rules', include: ['test/**/*.test.ts'], exclude: [...house, 'test/e2e/**'] },
          sequence: { groupOrder: 1 },
        },
      },
    ],
    // Modules keep nothing between files and are read once a worker, which lasts as long as the next file is of its project: hence one project after the other.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
