import type { ReferenceRow, ReferenceTable, TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as signs from '../messages/flags.generated.js'

/** The words that somebody typed, in small letters. */
export const wordsIn = (typed: string): readonly string[] => typed.toLowerCase().split(/\s+/).filter(Boolean)

interface Indexed {
  readonly table: ReferenceTable
  readonly row: ReferenceRow
  readonly text: string
}

export interface Index {
  readonly rows: readonly Indexed[]
  readonly rules: readonly {
    readonly id: string
    readonly title: string
    readonly text: string
    readonly all: string
  }[]
  readonly notes: readonly string[]
}

const rowText = (
  { title, group, note }: ReferenceTable,
  columns: ReferenceTable['columns'],
  row: ReferenceRow,
): string =>
  [
    ...[title, group, note ?? '', row.title, row.note ?? '', ...row.ledger],
    row.flag ? signs.name({ flag: row.flag }) : '',
    ...columns.flatMap(({ key, title: heading }) => {
      const cell = row.cells[key]
      return cell ? [heading, cell.text, cell.printed ?? ''] : []
    }),
  ]
    .join(' ')
    .toLowerCase()

/** Everything of a system that can be found, read once. */
export const indexOf = ({ tables, rules, notes }: TabletopSystem): Index => ({
  rows: tables.flatMap((table) => table.rows.map((row) => ({ table, row, text: rowText(table, table.columns, row) }))),
  rules: Object.entries(rules)
    .map(([id, { title, text }]) => ({ id, title, text, all: `${id} ${title} ${text}`.toLowerCase() }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  notes,
})

export interface Found {
  /** Tables in their order, each with the rows that have all the words. */
  readonly tables: readonly { readonly table: ReferenceTable; readonly rows: readonly ReferenceRow[] }[]
  readonly rules: Index['rules']
  readonly rows: number
}

/** What has every one of the words; everything where there is none. */
export const search = ({ rows, rules }: Index, words: readonly string[]): Found => {
  const has = (text: string): boolean => words.every((word) => text.includes(word))
  const found = new Map<ReferenceTable, ReferenceRow[]>()
  let count = 0
  for (const { table, row, text } of rows) {
    if (!has(text)) continue
    count += 1
    const list = found.get(table)
    if (list) list.push(row)
    else found.set(table, [row])
  }
  return {
    tables: [...found].map(([table, list]) => ({ table, rows: list })),
    rules: rules.filter(({ all }) => has(all)),
    rows: count,
  }
}

export interface Part {
  readonly text: string
  readonly found: boolean
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text in parts: those that a word found, and those between. */
export const partsOf = (text: string, words: readonly string[]): readonly Part[] => {
  if (words.length === 0) return [{ text, found: false }]
  const pieces = text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'i'))
  return pieces.map((piece, at) => ({ text: piece, found: at % 2 === 1 })).filter((part) => part.text !== '')
}
