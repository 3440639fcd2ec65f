import { describe, expect, test } from 'vitest'
import { adaptersThere, loadAdapter } from './adapters.js'
import { runSuite } from './suite.js'

/** Half of each ruleset's pairs: two files, so that two processors share them. */
export const holdsWorldsApart = (seed: string): void => {
  describe.each(adaptersThere())(`%s: two worlds that differ in what a seat may not know (${seed})`, (ruleset) => {
    test('give it the same bytes', { timeout: 600_000 }, async () => {
      const adapter = await loadAdapter(ruleset)
      const { pairs } = adapter
      const verdict = runSuite(adapter, pairs, seed, [])
      expect(verdict.differences.join('\n')).toBe('')
      expect(verdict.pairs).toBe(pairs)
      // Each kind of change must have been put to the test, not merely tried.
      for (const name of adapter.changes)
        expect(verdict.changed[name] ?? 0, `pairs in which "${name}" was changed`).toBeGreaterThan(pairs / 200)
    })
  })
}
