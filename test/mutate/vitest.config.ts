import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const top = fileURLToPath(new URL('../../', import.meta.url))

/** The ruleset whose unit tests judge; those of both without one. */
const ruleset = process.env['MUSTER_JUDGES'] ?? '{boltgun,hex-1.4}'

/** The judges of planted faults: cases, unit tests and the plain second readings. Whole worlds and campaigns judge elsewhere. */
export default defineConfig({
  root: top,
  resolve: {
    conditions: ['source', 'node'],
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // By its name the package is the checkout's; the faults are planted in a copy.
      { find: /^@muster\/rulesets\/(.*)\.js$/, replacement: `${top}rulesets/$1.ts` },
    ],
  },
  ssr: { resolve: { conditions: ['source', 'node'] } },
  test: {
    include: ['test/cases/rulesets.test.ts', `test/${ruleset}/**/*.test.ts`],
    exclude: ['test/*/twoworld/**', 'test/*/coverage/**', 'test/*/symmetry.long.test.ts', 'test/*/rulesMap.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
})
