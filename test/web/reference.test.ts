import { shelf, systemOf } from '@muster/rulesets/tabletop/index.js'
import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { describe, expect, test } from 'vitest'
import { addressOf, askedOf } from '../../web/reference/address.js'
import { indexOf, partsOf, search, wordsIn } from '../../web/reference/search.js'

const opened = (choice: Partial<TabletopChoice>): TabletopSystem => {
  const made = systemOf({ id: 'bolt-action-3', variants: [], settings: {}, overrides: {}, ...choice })
  if (!made.ok) throw new Error(made.problem.message)
  return made.value
}

const found = (system: TabletopSystem, typed: string): readonly string[] =>
  search(indexOf(system), wordsIn(typed)).tables.flatMap(({ table, rows }) =>
    rows.map(({ title }) => `${table.title}: ${title}`),
  )

describe('the search', () => {
  test('finds nothing less than everything where nothing is typed', () => {
    for (const { id } of shelf) {
      const system = opened({ id })
      const all = system.tables.flatMap(({ rows }) => rows)
      expect(search(indexOf(system), []).rows).toBe(all.length)
    }
  })

  test('finds every row by each of its own words, in any case and order', () => {
    const system = opened({ variants: ['great-war', 'small-scale'] })
    const index = indexOf(system)
    let rows = 0
    for (const table of system.tables)
      for (const row of table.rows) {
        const texts = Object.values(row.cells).map(({ text }) => text)
        const typed = [table.title.toUpperCase(), row.title, ...texts].reverse().join(' ')
        const hit = search(index, wordsIn(typed)).tables.some((one) => one.table === table && one.rows.includes(row))
        expect([table.title, row.title, hit]).toEqual([table.title, row.title, true])
        rows += 1
      }
    expect(rows).toBeGreaterThan(100)
  })

  test('asks for all the words: one that is nowhere finds nothing', () => {
    const system = opened({})
    expect(found(system, 'mmg')).toContain('Weapons: MMG')
    expect(found(system, 'mmg weapons')).toEqual(['Weapons: MMG'])
    expect(found(system, 'mmg zzz')).toEqual([])
    expect(search(indexOf(system), ['zzz']).rules).toEqual([])
  })

  test('finds rules by number and text, values by their flag, and what is printed beside a value of the group’s own', () => {
    const system = opened({ overrides: { 'weapons3/MMG/shots': 6 } })
    expect(search(indexOf(system), wordsIn('ba3-049')).rules.map(({ id }) => id)).toEqual(['BA3-049'])
    expect(found(system, 'public lists differ').length).toBeGreaterThan(0)
    const shown = search(indexOf(system), wordsIn('mmg weapons')).tables[0]?.rows[0]?.cells['shots']
    expect([shown?.text, shown?.printed]).toEqual(['6', '4'])
  })

  test('finds by the words of a variant only where it is laid', () => {
    expect(found(opened({}), 'bombardment')).toEqual([])
    expect(found(opened({ variants: ['great-war'] }), 'bombardment').length).toBeGreaterThan(3)
  })
})

describe('what was found is marked', () => {
  test('wherever it stands, with nothing lost', () => {
    const text = 'Light mortar, Heavy MORTAR (2D6+)'
    const parts = partsOf(text, ['mortar', '2d6+'])
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(['mortar', 'MORTAR', '2D6+'])
  })

  test('nowhere where nothing is typed', () => {
    expect(partsOf('Rifle', [])).toEqual([{ text: 'Rifle', found: false }])
  })
})

test('an address says what it said', () => {
  const address = addressOf('bolt-action-3', ['great-war', 'small-scale'])
  const { pathname, search: query } = new URL(address, 'https://example.org')
  expect(askedOf(pathname, query)).toEqual({ id: 'bolt-action-3', variants: ['great-war', 'small-scale'] })
  expect(askedOf('/reference', '')).toEqual({ id: null, variants: [] })
})
