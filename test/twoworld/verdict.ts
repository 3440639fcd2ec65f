import { describe, expect, test } from 'vitest'
import { adaptersThere, loadAdapter } from './adapters.js'
import { leaksOf } from './commonLeaks.js'
import { runSuite } from './suite.js'

/**
 * Each half plants every other leak. A half is a seed, too, from the first world with that number on: there every leak is caught among few pairs more than are
 * compared anyway. That a hidden throw shows in a line does in few worlds alone.
 */
const halves = { ridge: { plants: 0, from: 0 }, mill: { plants: 1, from: 370 } } as const

/** Pairs that each half compares; `npm run twoworld` compares as many as one likes. */
const pairs = 150

/** Half of each ruleset's pairs and of its planted leaks: two files, so that two processors share them. */
export const holdsWorldsApart = (half: keyof typeof halves): void => {
  describe.each(adaptersThere())(`%s: two worlds that differ in what a seat may not know (${half})`, (ruleset) => {
    test('give it the same bytes, but for each planted leak', { timeout: 600_000 }, async () => {
      const adapter = await loadAdapter(ruleset)
      const all = leaksOf(adapter)
      expect(all.length).toBeGreaterThanOrEqual(20)
      expect(new Set(all.map(({ channel }) => channel)).size).toBe(all.length)
      const { plants, from } = halves[half]
      const leaks = all.filter((_, index) => index % 2 === plants)
      const verdict = runSuite(adapter, pairs, half, leaks, {}, from)
      expect(verdict.differences.join('\n')).toBe('')
      expect(verdict.pairs).toBeGreaterThanOrEqual(pairs)
      expect(verdict.observed).toBeGreaterThan(pairs / 2)
      expect(Object.entries(verdict.caught).filter(([, pair]) => pair === null)).toEqual([])
      // Each kind of change must have been put to the test, not merely tried.
      expect(adapter.changes.filter((name) => !verdict.changed[name])).toEqual([])
    })
  })
}
