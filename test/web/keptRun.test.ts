import { expect, test } from 'vitest'
import type { DryRun } from '../../web/api/facilitating.js'
import { type KeptRun, keptAt, withRun } from '../../web/campaign/facilitator/keptRun.js'

const [first, second] = ['2026-01-02T10:00:00Z', '2026-01-05T10:00:00Z'] as const
const run = (number: number, at: string): DryRun => ({ number, at, turn: 2, stage: 'plan', viewers: [], viewer: null })
const early = run(1, '2026-01-01T11:00:00Z')
const late = run(2, '2026-01-01T12:00:00Z')
const open: KeptRun = { waits: first, run: null, away: false }

test('the newest run of the stage that waits stands, whichever is answered first', () => {
  const held = withRun(open, first, late)
  expect(held).toEqual({ waits: first, run: late, away: false })
  expect(withRun(held, first, early)).toBe(held)
  expect(keptAt(held, first)).toBe(held)
})

test('a run is put away once another stage waits, at once or after none did, and what is said of it until the next run', () => {
  const held = withRun(open, first, early)
  const away = { waits: second, run: null, away: true }
  expect(keptAt(held, second)).toEqual(away)
  expect(keptAt(keptAt(held, null), second)).toEqual(away)
  expect(withRun(away, second, late).away).toBe(false)
  expect(keptAt(keptAt(open, null), second).away).toBe(false)
})

test('the answer of a run that was asked for before its stage was over is not shown', () => {
  const next = keptAt(open, second)
  expect(withRun(next, first, late)).toBe(next)
})
