import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { ReferenceRow, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { tables } from '@muster/rulesets/tabletop/tables/index.js'
import { describe, expect, test } from 'vitest'
import { isMap } from '../cases/lib/shape.js'
import { composed } from './composed.js'
import { leavesOf, printed, valuesOf } from './printed.js'

type Leaves = Readonly<Record<string, Json>>

/** Cells that one side has and the other has not, or has otherwise. */
const unlike = (one: Leaves, other: Leaves): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (path) => JSON.stringify(one[path]) !== JSON.stringify(other[path]),
  )

describe('the tables', () => {
  // What Muster suggests besides is written down nowhere else.
  const { suggested, ...sheets } = tables
  const [ours, theirs] = [leavesOf(sheets), leavesOf(printed)]

  test('agree with those written down apart, cell by cell, no cell more and none less', () => {
    expect(unlike(ours, theirs)).toEqual([])
    expect(Object.keys(ours)).toHaveLength(Object.keys(theirs).length)
    console.log(`${String(Object.keys(theirs).length)} cells agree`)
  })

  test('say of whatever is in no source that it is not', () => {
    const leaves = leavesOf(suggested)
    const rows = Object.keys(leaves).filter((path) => path.endsWith('/ledger'))
    expect(rows.map((path) => leaves[path.replace(/ledger$/, 'flag')])).toEqual(rows.map(() => 'GENERAL'))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('a changed cell is found, whichever it is', () => {
    for (const [path, value] of Object.entries(ours))
      expect(unlike({ ...ours, [path]: value === null ? 0 : null }, theirs)).toEqual([path])
  })

  test('a lost cell is found, and one too many', () => {
    for (const path of Object.keys(ours).filter((_, at) => at % 20 === 0)) {
      const { [path]: _, ...others } = ours
      expect(unlike(others, theirs)).toEqual([path])
      expect(unlike(theirs, others)).toEqual([path])
    }
  })
})

/** Systems whose tables are those of the sheets. */
const sheets = composed.filter(({ system }) => system.id.startsWith('bolt-action'))

/** Rows of the sheets: not what Muster suggests besides, nor what is only compared. */
const rowsOf = (system: TabletopSystem): readonly ReferenceRow[] =>
  system.tables.flatMap(({ rows }) => rows).filter(({ id }) => (id.split('/')[0] ?? '') in printed)

const cellsOf = (system: TabletopSystem) =>
  rowsOf(system).flatMap((row) => Object.entries(row.cells).map(([column, cell]) => ({ row, column, cell })))

const values = valuesOf(printed)

/** Where a cell was written down: under its own path, its row's or that and its column's. */
const placeOf = (row: ReferenceRow, column: string, path: string | null): string => {
  const under = `${row.id}/${column.replaceAll('.', '/')}`
  return path ?? (under in values ? under : row.id)
}

/** The nearest entry above a path that says where it comes from. */
const sourceOf = (path: string): Readonly<Record<string, unknown>> => {
  const steps = path.split('/')
  let [node, found]: [unknown, Readonly<Record<string, unknown>>] = [printed, {}]
  for (const step of steps) {
    node = isMap(node) ? node[step] : undefined
    if (isMap(node) && 'ledger' in node) found = node
  }
  return found
}

/** The flag that was written down for a row, unless it is for a value that another row shows. */
const flagOf = (row: ReferenceRow): unknown => {
  const source = sourceOf(row.id)
  const { flag, flagFor } = source
  const shown = [...row.id.split('/'), ...Object.keys(row.cells).flatMap((key) => key.split('.'))]
  return typeof flagFor === 'string' && flagFor in source && !shown.includes(flagFor) ? undefined : flag
}

describe.each(sheets)('the reference tables of $name', ({ system }) => {
  test('show what was written down, in every cell', () => {
    const wrong = cellsOf(system).filter(
      ({ row, column, cell }) => canonical(cell.value) !== canonical(values[placeOf(row, column, cell.path)]),
    )
    expect(wrong.map(({ row, column }) => `${row.id} ${column}`)).toEqual([])
    expect(cellsOf(system).length).toBeGreaterThan(300)
  })

  test('show nothing twice', () => {
    const places = cellsOf(system).map(({ row, column, cell }) => placeOf(row, column, cell.path))
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
  })

  test('name the rules and flags that were written down', () => {
    const rows = rowsOf(system)
    expect(rows.map((row) => [row.id, row.flag])).toEqual(rows.map((row) => [row.id, flagOf(row)]))
    expect(rows.filter(({ ledger }) => ledger.length === 0)).toEqual([])
    for (const row of rows) {
      // Of the steps of a shot only a remark says where they stand.
      const ledger = [sourceOf(row.id)['ledger'] ?? row.ledger].flat()
      expect([row.id, row.ledger.filter((id) => !ledger.includes(id) || !(id in system.rules))]).toEqual([row.id, []])
    }
  })
})

test('every value that was written down is shown by one system or the other', () => {
  const shown = new Set(
    sheets.flatMap(({ system }) => cellsOf(system).map(({ row, column, cell }) => placeOf(row, column, cell.path))),
  )
  expect(Object.keys(values).filter((path) => !shown.has(path))).toEqual([])
})
