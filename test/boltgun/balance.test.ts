import { drawPackets } from '@muster/rulesets/boltgun/engine/packets.js'
import type { BoltgunScenario } from '@muster/rulesets/boltgun/engine/scenario.js'
import { balanceOf, limits } from '@muster/rulesets/boltgun/engine/balance/index.js'
import { scenarioData } from '@muster/rulesets/boltgun/engine/scenario.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import { describe, expect, test } from 'vitest'
import { diceFrom } from '../support/random.js'
import { statedData } from './support/stated.js'

type Seat = BoltgunScenario['seats'][number]

/** The map for two, with its first packet changed. */
const first = (change: (seat: Seat) => Partial<Seat>): BoltgunScenario => {
  const data = statedData('first-contact')
  return { ...data, seats: data.seats.map((seat, index) => (index === 0 ? { ...seat, ...change(seat) } : seat)) }
}

/** The map for two, with its western half changed. */
const west = (change: (symbol: string, x: number, y: number) => string): BoltgunScenario => {
  const data = statedData('first-contact')
  return {
    ...data,
    rows: data.rows.map((row, y) => [...row].map((symbol, x) => (x < 6 ? change(symbol, x, y) : symbol)).join('')),
    features: [],
  }
}

const changed = (change: (data: BoltgunScenario) => Partial<BoltgunScenario>): BoltgunScenario => {
  const data = statedData('first-contact')
  return { ...data, ...change(data) }
}

const crowdedValleys = (): BoltgunScenario => {
  const data = statedData('three-valleys')
  return {
    ...data,
    seats: data.seats.map((seat, index) =>
      index === 1 ? { ...seat, banners: [{ id: 'B1', at: '8,3', level: 54 }] } : seat,
    ),
  }
}

const seatAt = (letter: string, at: string): Seat => ({
  armyRules: ['HATRED'],
  banners: [{ id: `${letter}1`, at, level: 15 }],
  objectives: [{ count: 30, checks: 2 }],
})

/** Four valleys that meet in a fifth, where one side neighbours on everybody and the others on it alone. */
const cross: BoltgunScenario = {
  rows: Array.from({ length: 19 }, (_, y) =>
    Array.from({ length: 19 }, (__, x) => (Math.abs(x - 9) < 3 || Math.abs(y - 9) < 3 ? '.' : '#')).join(''),
  ),
  seats: ['9,9', '9,1', '17,9', '9,17', '1,9'].map((at, index) => seatAt('ABCDE'.charAt(index), at)),
  ...{ features: [], relics: [], owned: 'footprints' },
}

/** A plain in which three sides live in a row: the middle one has an enemy on either hand. */
const row: BoltgunScenario = {
  rows: Array.from({ length: 5 }, () => '.'.repeat(31)),
  seats: ['2,2', '15,2', '28,2'].map((at, index) => seatAt('ABC'.charAt(index), at)),
  ...{ features: [], relics: [], owned: 'footprints' },
}

/** For every limit, in their order, one map that breaks it. */
const spoiled: readonly (readonly [what: string, scenario: BoltgunScenario])[] = [
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
  ['two sides close to each other', crowdedValleys()],
  ['a side pressed from two sides', row],
  ['a side between all others', cross],
  [
    'a side among rocks',
    west((symbol, x, y) => (symbol === '.' && (x === 0 || (x > 3 && y !== 4) || y < 2 || y > 6) ? '#' : symbol)),
  ],
  ['a side in a corner', first(() => ({ banners: [{ id: 'A1', at: '0,0', level: 40 }] }))],
  ['no town of its own', west((symbol) => (symbol === 'C' ? '.' : symbol))],
  [
    'three things in its hand',
    changed(({ features }) => ({
      features: [
        ...features,
        ...['1,1', '1,2', '1,3'].map((at) => ({ id: at, kind: 'cache', label: 'Cache', at, hidden: true })),
      ],
    })),
  ],
  ['an objective next door', first(() => ({ objectives: [{ occupy: ['5,4'], checks: 2 }] }))],
  ['objectives within a lucky teleport', first(() => ({ objectives: [{ occupy: ['4,5'], checks: 2 }] }))],
  ['won at one look', first(() => ({ objectives: [{ occupy: ['8,6'] }] }))],
  ['won before it begins', first(() => ({ objectives: [{ occupy: ['8,6', '3,3'], checks: 2 }] }))],
]

/** Draws of a map over the dice of so many campaigns. */
const drawsOf = (data: BoltgunScenario, campaigns: number): readonly BoltgunScenario[] => {
  const { draw } = data
  if (!draw) throw new Error('its packets are stated')
  return Array.from({ length: campaigns }, (_, index) =>
    drawPackets(
      { ...data, draw },
      seatLetters(data.seats.length),
      diceFrom(`campaign ${String(index)}`, { turn: 0, stage: 's' }),
    ),
  )
}

describe.each(boltgun.scenarios.map((scenario) => [scenario.id, scenarioData(scenario)] as const))('%s', (_, data) => {
  test('gives every side the same chances, whatever is drawn', () => {
    for (const drawn of drawsOf(data, 60)) {
      const { figures, problems } = balanceOf(drawn)
      expect(problems).toEqual([])
      expect(figures.length).toBe(limits.length)
    }
  })

  test('its starts share no sector, and nothing that may be drawn stands where nothing can', () => {
    const { levels = [], starts = [] } = data.draw ?? {}
    const sites = starts.flatMap((start) => start.sites)
    expect(new Set(sites).size).toBe(sites.length)
    expect(starts.length).toBe(data.seats.length)
    expect(new Set(levels.map((list) => list.reduce((sum, level) => sum + level, 0))).size).toBe(1)
    // All that a start could hold at once: unsound if any part of it is
    const all = data.seats.map((seat, index) => ({
      ...seat,
      banners: (starts[index]?.sites ?? []).map((at, site) => ({ id: String(site), at, level: 10 })),
      objectives: (starts[index]?.tasks ?? []).flat(),
    }))
    const { draw: __, ...ground } = data
    expect(balanceOf({ ...ground, seats: all }).figures.length).toBe(limits.length)
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

/** What a limit says in words, read again. */
const holds = (limit: string, values: readonly number[]): boolean => {
  const figure = Number(/\d+/.exec(limit)?.[0])
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  if (limit.startsWith('may differ by')) return values.every((value) => greatest - value <= figure)
  if (limit.startsWith('must be at least')) return values.every((value) => value >= figure)
  if (limit.startsWith('must be at most')) return values.every((value) => value <= figure)
  return least * 100 >= greatest * figure
}

test('every figure fits as its limit says, up to the limit itself', () => {
  const shipped = boltgun.scenarios.flatMap((scenario) => drawsOf(scenarioData(scenario), 12))
  const figures = [...spoiled.map(([, scenario]) => scenario), ...shipped].flatMap((data) => balanceOf(data).figures)
  for (const { label, limit, values, fits } of figures)
    expect([label, values, fits]).toEqual([label, values, holds(limit, values)])
})

test('an enemy presses by its levels, and by the square of its marches the less', () => {
  const { figures } = balanceOf(row)
  const [near, far] = [15 / 13 ** 2, 15 / 26 ** 2]
  const pressure = figures.find(({ key }) => key === 'pressure')
  expect(pressure?.values).toEqual([near + far, near + near, far + near])
})

test.each([
  ['The rows of the map differ in length.', changed(({ rows }) => ({ rows: [...rows, '.'] }))],
  ['9 passable sectors cannot be reached.', changed(({ rows }) => ({ rows: rows.map((row) => `${row}#.`) }))],
  ['There is no passable sector 5,3 for banner A1.', first(() => ({ banners: [{ id: 'A1', at: '5,3', level: 40 }] }))],
  [
    'There is no passable sector 99,0 for an objective of seat 1.',
    first(() => ({ objectives: [{ occupy: ['99,0'] }] })),
  ],
  [
    'There is no site for supply-cache.',
    changed(({ features }) => ({
      features: features.map((f) => (f.id === 'supply-cache' ? { ...f, at: [] } : f)),
    })),
  ],
  ['Banner B1 stands in 8,5, where an enemy stands.', first(() => ({ banners: [{ id: 'A1', at: '8,5', level: 40 }] }))],
  ['Seat 1 has no primary objective.', first(() => ({ objectives: [] }))],
])('a broken scenario is refused: %s', (message, scenario) => {
  expect(balanceOf(scenario)).toEqual({ figures: [], problems: [message] })
})
