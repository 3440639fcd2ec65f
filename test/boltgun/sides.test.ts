import { marchesTo, placesOf, sidesOf } from '@muster/rulesets/boltgun/engine/balance/sides.js'
import type { BoltgunScenario, ScenarioObjective } from '@muster/rulesets/boltgun/engine/scenario.js'
import { expect, test } from 'vitest'

/** A plain of 21 columns: A in the west, B in the east, the column between them reached by both at once. */
const plain = (rows = 5): BoltgunScenario => ({
  rows: [
    '....C................',
    '...........C.........',
    '............C........',
    '................C....',
    '.........C...........',
  ].slice(0, rows),
  seats: [
    {
      armyRules: ['HATRED', 'RAIDERS'],
      banners: [{ id: 'A1', at: '2,2', level: 15 }],
      objectives: [
        { occupy: ['3,3', '9,2'], checks: 3 },
        { count: 36, checks: 2 },
        { occupy: ['2,2'], secondary: true },
      ],
      knows: ['F1', 'F2'],
    },
    {
      armyRules: [],
      banners: [
        { id: 'B1', at: '18,2', level: 12 },
        { id: 'B2', at: '18,0', level: 3 },
      ],
      objectives: [{ destroy: ['A1'] }, { occupy: ['18,2', '19,1', '20,2'] }],
    },
  ],
  features: [
    { id: 'F1', kind: 'cache', label: 'Cache', at: '11,0', hidden: true },
    { id: 'F2', kind: 'cache', label: 'Cache', at: ['12,0', '3,0'], hidden: true },
  ],
  relics: [
    { id: 'R1', label: 'Crown', carrier: 'A1' },
    { id: 'R2', label: 'Ash', at: '16,0', hidden: true },
  ],
  owned: 'footprints',
})

test('every figure of a side, counted on a plain', () => {
  const both = { contact: 16, road: 16, pressure: 15 / 256, neighbours: 1, ground: 35, territory: 50 }
  const [a, b] = sidesOf(plain())
  expect(a).toEqual({
    ...{ ...both, levels: 15, banners: 1, points: -1, known: 2 },
    ...{ cities: 3, finds: 1.5, objective: 7, checks: 2, given: 1 },
  })
  expect(b).toEqual({
    ...{ ...both, levels: 15, banners: 2, points: 0, known: 0 },
    ...{ cities: 4, finds: 2.5, objective: 16, checks: 1, given: 2 },
  })
})

test('a border of fewer than five sectors makes no neighbours', () => {
  expect(sidesOf(plain(4)).map(({ neighbours }) => neighbours)).toEqual([0, 0])
})

test.each<[string, ScenarioObjective, number]>([
  ['to the farthest of its sectors', { occupy: ['6,2', '9,2', '2,4'] }, 7],
  ['to the farthest banner', { destroy: ['A1', 'B1'] }, 16],
  ['until so many sectors are within reach', { count: 35 }, 4],
  ['and one sector more', { count: 36 }, 5],
  ['more than there are', { count: 106 }, Infinity],
  ['to a feature, in the mean of its sites', { control: 'F2' }, 6],
  ['to a feature that is none', { control: 'F9' }, Infinity],
  ['to a relic on the ground', { hold: 'R2' }, 14],
  ['to a relic’s carrier', { hold: 'R1' }, 0],
  ['to a relic that is none', { hold: 'R9' }, Infinity],
])('marches to an objective: %s', (_, objective, marches) => {
  const places = placesOf(plain())
  expect(marchesTo(places, places.marches[0] ?? [], objective)).toBe(marches)
})
