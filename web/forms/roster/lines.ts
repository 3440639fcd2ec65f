import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { ImportedRoster, RosterUnit } from '@muster/rulesets/kit/roster.js'
import * as messages from '../../messages/rosterFile.generated.js'
import { blank } from '../blank.js'
import { faultsIn } from '../faults.js'
import { type Fields, recordOf } from '../json.js'
import type { Field, FormNode, NodeOf, RosterFrom, Value } from '../node.js'

export type Row = Readonly<Record<string, Json>>
type Table = NodeOf<'table'>

/** The unit's own field of that name, as far as such a field can hold it. */
const taken = (node: FormNode, held: string | number | readonly string[] | undefined): Json | undefined => {
  if (node.kind === 'text' && typeof held === 'string') return held.slice(0, node.most)
  return node.kind === 'amount' && typeof held === 'number' ? Math.max(node.min, held) : undefined
}

const meant = (values: readonly Value[], from: RosterFrom[string], words: ReadonlySet<string>): readonly string[] =>
  values.map(({ value }) => value).filter((value) => from[value]?.some((word) => words.has(word)))

/** Words of the file that stand for values of this field; without a fit, nothing is guessed. */
const translated = (node: FormNode, from: RosterFrom[string], words: ReadonlySet<string>): Json | undefined => {
  if (node.kind === 'several') return meant(node.values, from, words).slice(0, node.most)
  return node.kind === 'choice' ? (meant(node.values, from, words)[0] ?? '') : undefined
}

/** A unit of a file as a line of the form. */
const lineOf = ({ row }: Table, roster: RosterFrom, unit: RosterUnit): Row => {
  const own: Readonly<Record<string, string | number | readonly string[] | undefined>> = { ...unit }
  const words = new Set([unit.slot, ...unit.keywords].map((word) => word.trim().toLowerCase()))
  const entryOf = ([key, node, required]: Field): readonly [string, Json] | null => {
    const from = roster[key]
    const held = from ? translated(node, from, words) : taken(node, own[key])
    if (held !== undefined) return [key, held]
    return required ? [key, blank(node)] : null
  }
  return Object.fromEntries(row.fields.map(entryOf).filter((entry) => entry !== null))
}

/** What is chosen stands open in a line to type into, so that nothing is chosen by oversight. */
const unchosen = ([key, { kind }, required]: Field): readonly (readonly [string, Json])[] => {
  if (!required) return []
  return kind === 'several' ? [[key, []]] : kind === 'choice' ? [[key, '']] : []
}

/** A line to type into. */
export const openLine = ({ row }: Table): Json => ({
  ...recordOf(blank(row)),
  ...Object.fromEntries(row.fields.flatMap(unchosen)),
})

/** A line that was added and never written in. */
export const isUntouched = (table: Table, row: Json): boolean => canonical(row) === canonical(openLine(table))

const nameIn = (row: Fields | undefined): string => (typeof row?.['name'] === 'string' ? row['name'] : '')

/** The first of them by name, and how many more there are. */
const named = (rows: readonly Row[]) => ({
  names: rows
    .slice(0, 3)
    .map((row) => messages.quoted({ name: nameIn(row) }))
    .join(', '),
  more: Math.max(0, rows.length - 3),
})

export interface Filled {
  readonly rows: readonly Row[]
  /** What to look at afterwards. */
  readonly remarks: readonly string[]
}

/** The lines of a whole list. */
export const linesOf = (table: Table, roster: RosterFrom, list: ImportedRoster): Filled => {
  const rows = list.units.map((unit) => lineOf(table, roster, unit))
  const left = table.row.fields.flatMap(([key, node]) => {
    const open = rows.filter((row) => faultsIn(table.row, row).some(({ path }) => path[0] === key))
    return open.length === 0 ? [] : [messages.missing({ field: node.title, ...named(open) })]
  })
  return { rows, remarks: [...list.remarks, ...left] }
}

/** Lines after those that stand, as many as there is room for. */
export const appended = (table: Table, before: readonly Json[], rows: readonly Row[]) => {
  const room = Math.max(0, table.most - before.length)
  const over = rows.slice(room)
  return {
    rows: [...before, ...rows.slice(0, room)],
    remarks: over.length > 0 ? [messages.full({ lines: table.most, ...named(over) })] : [],
  }
}
