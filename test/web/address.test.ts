import { expect, it } from 'vitest'
import { briefingAt } from '../../web/api/history.js'

const heads = [
  { number: 5, turn: 2 },
  { number: 4, turn: 2 },
  { number: 3, turn: 1 },
].map((head) => ({ ...head, stage: 'plans', at: '' }))

const named = (query: string) => briefingAt(heads, new URLSearchParams(query))?.number ?? null

it('an address names a briefing by its number, or the last of its turn; what it does not know is none', () => {
  expect(named('turn=2&briefing=4')).toBe(4)
  expect(named('turn=2')).toBe(5)
  // The number of another viewer, for whom it was another turn.
  expect(named('turn=1&briefing=5')).toBe(3)
  for (const unknown of ['', 'turn=9', 'turn=x', 'briefing=4']) expect(named(unknown)).toBeNull()
})
