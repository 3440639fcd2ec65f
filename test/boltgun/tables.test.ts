import { marginOf, margins } from '@muster/rulesets/boltgun/engine/data/abstractTable.js'
import { levelsLost } from '@muster/rulesets/boltgun/engine/data/attritionTable.js'
import { missionTable, missionClass } from '@muster/rulesets/boltgun/engine/data/missionTable.js'
import { describe, expect, test } from 'vitest'

/** Points lost from … to, levels without and behind works: the table as it is used, row by row. */
const attrition = [
  [0, 300, 0, 0],
  [301, 500, 1, 0],
  [501, 700, 2, 0],
  [701, 900, 3, 1],
  [901, 1100, 4, 2],
  [1101, 1300, 5, 3],
  [1301, 1500, 6, 4],
  [1501, 1700, 7, 5],
  [1701, 1900, 8, 6],
  [1901, 2000, 9, 7],
] as const

/** Levels lost by level: as loser Marginal … Total, as winner Minor … Total; `3/1` is without and behind works, `0` alike. */
const abstract: Readonly<Record<number, string>> = {
  10: '1/0 2/0 2/0 3/1 3/1 4/2 | 1/0 0 0 0 0',
  11: '2/0 2/0 3/1 3/1 4/2 4/2 | 1/0 1/0 0 0 0',
  12: '2/0 3/1 3/1 4/2 4/2 5/3 | 1/0 1/0 0 0 0',
  13: '2/0 3/1 4/2 4/2 5/3 5/3 | 2/0 1/0 0 0 0',
  14: '2/0 3/1 4/2 5/3 5/3 6/4 | 2/0 1/0 0 0 0',
  15: '3/1 3/1 4/2 5/3 6/4 6/4 | 2/0 1/0 0 0 0',
  16: '3/1 4/2 5/3 5/3 6/4 7/5 | 2/0 1/0 1/0 0 0',
  17: '3/1 4/2 5/3 6/4 7/5 7/5 | 2/0 2/0 1/0 0 0',
  18: '3/1 4/2 5/3 6/4 7/5 8/6 | 3/1 2/0 1/0 0 0',
  19: '4/2 5/3 6/4 7/5 8/6 8/6 | 3/1 2/0 1/0 0 0',
  20: '4/2 5/3 6/4 7/5 8/6 9/7 | 3/1 2/0 1/0 0 0',
}

const cell = (points: number): string => {
  const [open, dug] = [levelsLost(points, 'none'), levelsLost(points, 'fortified')]
  return open === dug ? String(open) : `${String(open)}/${String(dug)}`
}

const outcome = (difference: number): string => {
  if (difference === 0) return 'RA'
  if (difference === 1) return 'MARGINAL'
  if (difference <= 3) return 'MINOR'
  if (difference <= 6) return 'STANDARD'
  if (difference <= 8) return 'MAJOR'
  return difference === 9 ? 'DECISIVE' : 'TOTAL'
}

describe('attrition', () => {
  test.each(attrition)('%i to %i points cost %i levels, %i behind works', (from, to, open, dug) => {
    for (let points = from; points <= to; points += 1) {
      expect([points, levelsLost(points, 'none')]).toEqual([points, open])
      expect([points, levelsLost(points, 'fortified')]).toEqual([points, dug])
      expect([points, levelsLost(points, 'entrenched')]).toEqual([points, dug])
    }
  })

  test('half points are dropped, and more than 2000 count as the last row', () => {
    expect([levelsLost(300.5, 'none'), levelsLost(500.5, 'none'), levelsLost(2600, 'none')]).toEqual([0, 1, 9])
  })
})

describe('abstract results', () => {
  test.each(Object.entries(abstract))('level %s loses %s', (level, row) => {
    const [lost = [], won = []] = row.split(' | ').map((part) => part.split(' '))
    expect(margins.map(({ loser }) => cell(Number(level) * loser))).toEqual(lost)
    expect(margins.slice(1).map(({ winner }) => cell(Number(level) * winner))).toEqual(won)
  })

  test('the margin follows from the difference alone, over the whole table', () => {
    for (let higher = -3; higher <= 12; higher += 1)
      for (let lower = -13; lower < higher; lower += 1)
        expect([higher, lower, marginOf(higher - lower).margin]).toEqual([higher, lower, outcome(higher - lower)])
  })
})

describe('missions', () => {
  test('every row has six classes, and a shifted die stops at the ends', () => {
    expect(missionTable.map(({ id, results }) => [id, results.length])).toEqual(
      ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'].map((id) => [id, 6]),
    )
    expect(missionClass(null, 'M2', -1)).toBe('RAID')
    expect(missionClass(null, 'M2', 8)).toBe('BLITZ')
  })
})
