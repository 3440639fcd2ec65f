import { seatId } from '@muster/rulesets/kit/ids.js'
import type { DataTable, Series } from '@muster/rulesets/kit/documents.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf, fileName } from '../../web/campaign/records/csv.js'
import { chartsOf, tableOf } from '../../web/campaign/records/joined.js'
import { pressed, sorted } from '../../web/campaign/records/sorting.js'

const columns = [
  { key: 'name', title: 'Name' },
  { key: 'points', title: 'Points', numeric: true },
]
const table = (...rows: DataTable['rows']): Pick<DataTable, 'columns' | 'rows'> => ({ columns, rows })

/** Reads CSV by the grammar of RFC 4180, for the test alone. */
const readCsv = (text: string): readonly (readonly string[])[] => {
  const lines: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    lines.at(-1)?.push(found[1]?.replace(/""/g, '"') ?? found[2] ?? '')
    if (found[3] !== ',') lines.push([])
  }
  return lines.slice(0, -1)
}

describe('CSV', () => {
  test('quotes what needs it and ends every line in CRLF', () => {
    expect(csvOf(table({ name: 'Fortress, "old"\nbase', points: -5 }, { name: 'Plain' }))).toBe(
      'Name,Points\r\n"Fortress, ""old""\nbase",-5\r\nPlain,\r\n',
    )
  })

  test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '|calc', '%1', '\t=1', '\r=1', ' =1', '\n+1'])(
    'text that a spreadsheet would calculate stays text: %j',
    (name) => {
      const [, [cell = ''] = []] = readCsv(csvOf(table({ name })))
      expect(cell).toBe(`'${name}`)
    },
  )

  test('gives back whatever was in the table, and nothing that begins like a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string(), points: fc.integer() })), (rows) => {
        const read = readCsv(csvOf(table(...rows))).slice(1)
        expect(
          read.map(([name = '', points]) => [name.replace(/^'(?=\s*[=+\-@|%]|[\t\r\n])/, ''), Number(points)]),
        ).toEqual(rows.map(({ name, points }) => [name.replace(/^'(?=\s*[=+\-@|%]|[\t\r\n])/, ''), points]))
        for (const [name = ''] of read) expect(name).not.toMatch(/^\s*[=+\-@|%]/)
      }),
    )
  })

  test('has a name that every file system takes', () => {
    expect(fileName('Die Ödnis / 2026', 'turn 3', 'Territory')).toBe('die-odnis-2026-turn-3-territory.csv')
    expect(fileName('../../etc', '')).toBe('etc.csv')
    expect(fileName('…')).toBe('muster.csv')
  })
})

describe('sorting', () => {
  const rows = [{ name: '10/1', points: 5 }, { name: '2/1' }, { name: '2/10', points: 0 }, { name: '1/3', points: 20 }]
  const by = (key: string, down: boolean): readonly unknown[] => sorted(rows, { key, down }).map(({ name }) => name)

  test('reads figures in names as figures', () => {
    expect(by('name', false)).toEqual(['1/3', '2/1', '2/10', '10/1'])
  })

  test('leaves the unknown last either way', () => {
    expect(by('points', false)).toEqual(['2/10', '10/1', '1/3', '2/1'])
    expect(by('points', true)).toEqual(['1/3', '10/1', '2/10', '2/1'])
  })

  test('begins with the most of figures and turns round when pressed again', () => {
    const once = pressed(null, 'points', true)
    expect([once, pressed(once, 'points', true), pressed(once, 'name', false)]).toEqual([
      { key: 'points', down: true },
      { key: 'points', down: false },
      { key: 'name', down: false },
    ])
  })
})

describe('curves', () => {
  const seat = seatId('A')
  const held = (value: number): Series => ({
    id: 'hexes',
    title: 'Hexes',
    unit: 'hexes',
    lines: [{ key: 'A', label: 'North', seat, value }],
  })
  const late: Series = { id: 'rp', title: 'RP', unit: 'RP', lines: [{ key: 'stash', label: 'Stash', value: 4 }] }

  test('join the last moment of each turn, with gaps where nothing was told', () => {
    const charts = chartsOf([
      { turn: 2, series: [held(5)] },
      { turn: 1, series: [held(3)] },
      { turn: 2, series: [held(6), late] },
      { turn: 4, series: [late] },
    ])
    expect(charts.map(({ id, turns, curves }) => [id, turns, curves.map(({ values }) => values)])).toEqual([
      ['hexes', [1, 2, 4], [[3, 6, null]]],
      ['rp', [1, 2, 4], [[null, 4, 4]]],
    ])
    expect(charts[0]?.curves[0]?.seat).toBe(seat)
  })

  test('stand in a table too, the unknown left open', () => {
    const [chart] = chartsOf([
      { turn: 1, series: [held(3)] },
      { turn: 2, series: [late] },
    ])
    expect(chart && tableOf(chart).rows).toEqual([
      { turn: 1, 'line A': 3 },
      { turn: 2, 'line A': undefined },
    ])
  })
})
