import { defineConfig } from 'vitest/config'

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
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    // As many as the machine that this is measured on has processors; by itself vitest would leave one of two idle.
    maxWorkers: 2,
    globalSetup: ['test/support/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
