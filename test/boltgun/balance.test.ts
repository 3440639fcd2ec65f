import type { BoltgunScenario } from '@muster/rulesets/boltgun/engine/scenario.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { balanceOf, limits } from '@muster/rulesets/boltgun/scenarios/balance/index.js'
import { jsonOf } from '@muster/rulesets/boltgun/scenarios/make.js'
import { scenarioData } from '@muster/rulesets/boltgun/engine/setUp.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { describe, expect, test } from 'vitest'

type Seat = BoltgunScenario['seats'][number]

const shipped = (id: string): Scenario => {
  const found = boltgun.scenarios.find((scenario) => scenario.id === id)
  if (!found) throw new Error(`there is no scenario ${id}`)
  return found
}

const spoil = (id: string, change: (data: BoltgunScenario) => BoltgunScenario): Scenario => {
  const scenario = shipped(id)
  return { ...scenario, data: jsonOf(change(scenarioData(scenario))) }
}

/** The map for two, with its first packet changed. */
const first = (change: (seat: Seat) => Partial<Seat>): Scenario =>
  spoil('first-contact', (data) => ({
    ...data,
    seats: data.seats.map((seat, index) => (index === 0 ? { ...seat, ...change(seat) } : seat)),
  }))

/** The map for two, with its western half changed. */
const west = (change: (symbol: string, x: number, y: number) => string): Scenario =>
  spoil('first-contact', (data) => ({
    ...data,
    rows: data.rows.map((row, y) => [...row].map((symbol, x) => (x < 6 ? change(symbol, x, y) : symbol)).join('')),
    features: [],
  }))

const seatAt = (letter: string, at: string): Seat => ({
  armyRules: ['HATRED'],
  banners: [{ id: `${letter}1`, at, level: 15 }],
  objectives: [{ count: 30, checks: 2 }],
})

/** Four valleys that meet in a fifth, where one side neighbours on everybody and the others on it alone. */
const cross: Scenario = {
  ...shipped('four-corners'),
  data: jsonOf({
    rows: Array.from({ length: 19 }, (_, y) =>
      Array.from({ length: 19 }, (__, x) => (Math.abs(x - 9) < 3 || Math.abs(y - 9) < 3 ? '.' : '#')).join(''),
    ),
    seats: ['9,9', '9,1', '17,9', '9,17', '1,9'].map((at, index) => seatAt('ABCDE'.charAt(index), at)),
    ...{ features: [], relics: [], owned: 'footprints' },
  }),
}

/** For every limit, in their order, one map that breaks it. */
const spoiled: readonly (readonly [what: string, scenario: Scenario])[] = [
  [
    'three levels more',
    first(({ banners }) => ({ banners: banners.map((b, at) => ({ ...b, level: b.level + (at ? 0 : 3) })) })),
  ],
  [
    'two banners more',
    first(({ banners }) => ({
      banners: [...banners, { id: 'A8', at: '0,0', level: 0 }, { id: 'A9', at: '0,1', level: 0 }],
    })),
  ],
  ['a rule too dear', first(() => ({ armyRules: ['VERY_TOUGH'] }))],
  ['a spy', first(({ knows = [] }) => ({ knows: [...knows, 'east-ford', 'supply-cache'] }))],
  ['a first step into battle', first(() => ({ banners: [{ id: 'A1', at: '5,4', level: 40 }] }))],
  [
    'two sides close to each other',
    spoil('three-valleys', (data) => ({
      ...data,
      seats: data.seats.map((seat, index) =>
        index === 1 ? { ...seat, banners: [{ id: 'B1', at: '8,3', level: 54 }] } : seat,
      ),
    })),
  ],
  ['a side between all others', cross],
  [
    'a side among rocks',
    west((symbol, x, y) => (symbol === '.' && (x === 0 || (x > 3 && y !== 4) || y < 2 || y > 6) ? '#' : symbol)),
  ],
  ['a side in a corner', first(() => ({ banners: [{ id: 'A1', at: '0,0', level: 40 }] }))],
  ['no town of its own', west((symbol) => (symbol === 'C' ? '.' : symbol))],
  [
    'three things in its hand',
    spoil('first-contact', (data) => ({
      ...data,
      features: [
        ...data.features,
        ...['1,1', '1,2', '1,3'].map((at) => ({ id: at, kind: 'cache', label: 'Cache', at, hidden: true })),
      ],
    })),
  ],
  ['an objective next door', first(() => ({ objectives: [{ occupy: ['5,4'], checks: 2 }] }))],
  ['objectives within a lucky teleport', first(() => ({ objectives: [{ occupy: ['4,5'], checks: 2 }] }))],
  ['won at one look', first(() => ({ objectives: [{ occupy: ['8,6'] }] }))],
  ['won before it begins', first(() => ({ objectives: [{ occupy: ['8,6', '3,3'], checks: 2 }] }))],
]

describe.each(boltgun.scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  test('gives every side the same chances', () => {
    const { figures, problems } = balanceOf(scenario)
    expect(problems).toEqual([])
    expect(figures.length).toBe(limits.length)
  })
})

test('there is one spoiled map for every limit', () => {
  expect(spoiled.length).toBe(limits.length)
})

test.each(spoiled.map(([what, scenario], index) => [what, scenario, index] as const))(
  '%s is told',
  (_, scenario, index) => {
    const { figures, problems } = balanceOf(scenario)
    const figure = figures[index]
    expect([figure?.key, figure?.fits]).toEqual([limits[index]?.[0], false])
    expect(problems.join(' ')).toContain(
      `${figure?.label ?? '?'}: ${String(Math.round((figure?.values[0] ?? 0) * 100) / 100)},`,
    )
    expect(problems.join(' ')).toContain(figure?.limit)
  },
)

test.each([
  ['The rows of the map differ in length.', spoil('first-contact', (data) => ({ ...data, rows: [...data.rows, '.'] }))],
  [
    '9 passable sectors cannot be reached.',
    spoil('first-contact', (data) => ({ ...data, rows: data.rows.map((row) => `${row}#.`) })),
  ],
  ['There is no passable sector 5,3 for banner A1.', first(() => ({ banners: [{ id: 'A1', at: '5,3', level: 40 }] }))],
  [
    'There is no passable sector 99,0 for an objective of seat 1.',
    first(() => ({ objectives: [{ occupy: ['99,0'] }] })),
  ],
  [
    'There is no site for supply-cache.',
    spoil('first-contact', (data) => ({
      ...data,
      features: data.features.map((f) => (f.id === 'supply-cache' ? { ...f, at: [] } : f)),
    })),
  ],
  ['Banner B1 stands in 8,5, where an enemy stands.', first(() => ({ banners: [{ id: 'A1', at: '8,5', level: 40 }] }))],
  ['Seat 1 has no primary objective.', first(() => ({ objectives: [] }))],
])('a broken scenario is refused: %s', (message, scenario) => {
  expect(balanceOf(scenario)).toEqual({ figures: [], problems: [message] })
})
