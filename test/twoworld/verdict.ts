import { describe, expect, test } from 'vitest'
import { mutations } from './mutate.js'
import { runSuite } from './suite.js'

/** Half of the two thousand pairs: two files, so that two processors share them. */
export const holdsWorldsApart = (seed: string, pairs: number): void => {
  describe(`two worlds that differ in what a seat may not know (${seed})`, () => {
    test('give it the same bytes', { timeout: 600_000 }, () => {
      const verdict = runSuite(pairs, seed, [])
      expect(verdict.differences.join('\n')).toBe('')
      expect(verdict.pairs).toBe(pairs)
      // Each kind of change must have been put to the test, not merely tried.
      for (const name of [...Object.keys(mutations), 'settle', 'orders', 'dice'])
        expect(verdict.changed[name] ?? 0, `pairs in which "${name}" was changed`).toBeGreaterThan(pairs / 200)
    })
  })
}
