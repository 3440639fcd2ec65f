import { expect, test } from 'vitest'
import { inTheWay } from '../../../web/editor/useCheck.js'

test('what must be corrected and what is unplayable keep a campaign from beginning; what is uneven does not', () => {
  const of = (...weights: readonly ('unplayable' | 'uneven' | 'note')[]) => ({
    ...{ problems: [], busy: false },
    findings: weights.map((weight) => ({ weight, text: weight })),
  })
  expect(inTheWay(of('uneven', 'note'))).toBe(0)
  expect(inTheWay(of('unplayable', 'uneven'))).toBe(1)
  expect(inTheWay({ ...of('unplayable'), problems: [{ text: 'Seat B has no start.' }] })).toBe(2)
})
