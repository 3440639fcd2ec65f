import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { expect, test } from 'vitest'

test('the usual cycle is due on days 2, 4, 12 and 14 (BG-027)', () => {
  const days = (id: string): number => boltgun.deadlines.find((entry) => entry.id === id)?.days ?? NaN
  const cycle = ['plan', 'announcement', 'results', 'posting'].reduce<readonly number[]>(
    (due, id) => [...due, (due[due.length - 1] ?? 0) + days(id)],
    [],
  )
  expect(cycle).toEqual([2, 4, 12, 14])
})
