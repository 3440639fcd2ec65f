import { defineConfig } from 'vitest/config'

const conditions = ['source', 'node', 'import', 'module', 'default']

export default defineConfig({
  resolve: {
    conditions,
    // Two copies of graphql would not know one another's types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  ssr: { resolve: { conditions } },
  test: { include: ['test/**/*.test.ts'], exclude: ['test/e2e/**'], testTimeout: 60_000, hookTimeout: 60_000 },
})
