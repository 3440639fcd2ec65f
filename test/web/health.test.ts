import boltgun from '@muster/rulesets/boltgun/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import { expect, test } from 'vitest'
import type { HealthStage } from '../../web/api/health.js'
import { daysOf, endAfter, paceOf, turnsTaken } from '../../web/campaign/health/pace.js'

const at = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString()

const stage = (turn: number, from: number, until: number | null, more: Partial<HealthStage> = {}): HealthStage => ({
  ...{ turn, stage: 'plan', openedAt: at(from), closedAt: until === null ? null : at(until) },
  ...{ plannedAt: null, cause: null, extended: 0, reopened: 0, pausedHours: 0, ...more },
})

const stages = [
  stage(1, 1, 4, { plannedAt: at(3) }),
  stage(1, 4, 6),
  stage(2, 6, 16, { plannedAt: at(10), pausedHours: 48 }),
  stage(3, 16, null),
]

test('a turn takes what its stages take, without pauses, and an open one nothing yet', () => {
  expect(turnsTaken(stages, false)).toEqual([
    { turn: 1, days: 5, planned: 2 },
    { turn: 2, days: 8, planned: 4 },
  ])
  expect(turnsTaken(stages, true).map(({ turn }) => turn)).toEqual([2])
  expect(daysOf(stage(3, 16, null), Date.parse(at(18)))).toBe(2)
})

test('the pace is that of the latest turns, and so is what is to come', () => {
  const pace = paceOf(turnsTaken(stages, false))
  expect(pace).toEqual({ days: 6.5, planned: 3 })
  expect(pace && endAfter(2, pace, Date.parse(at(1)))).toBe(at(14))
  expect(paceOf([])).toBeNull()
})

test('what tells of a battle that is decided is a line of the report', () => {
  for (const { report, battleLines = [] } of [boltgun, hex]) {
    expect(battleLines.length).toBeGreaterThan(0)
    for (const code of battleLines) expect(Object.keys(report)).toContain(code)
  }
})
