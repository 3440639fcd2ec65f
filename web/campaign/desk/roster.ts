import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { ImportedRoster, RosterUnit } from '@muster/rulesets/kit/roster.js'
import type { Rows } from './ListFields.js'
import { blank, type Field, isRecord, type RosterFrom, type Shape, type Value } from './schema.js'

export type Row = Readonly<Record<string, Json>>

export const rowOf = (value: Json): Row =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])))
    : {}

/** The unit's own field of that name, as far as such a field can hold it. */
const taken = (shape: Shape, held: string | number | readonly string[] | undefined): Json | undefined => {
  if (shape.kind === 'text' && typeof held === 'string') return held.slice(0, shape.most)
  return shape.kind === 'number' && typeof held === 'number' ? Math.max(shape.min, held) : undefined
}

const meant = (values: readonly Value[], from: RosterFrom[string], words: ReadonlySet<string>): readonly string[] =>
  values.map(({ value }) => value).filter((value) => from[value]?.some((word) => words.has(word)))

/** Words of the file that stand for values of this field; without a fit, nothing is guessed. */
const translated = (shape: Shape, from: RosterFrom[string], words: ReadonlySet<string>): Json | undefined => {
  if (shape.kind === 'list') return meant(shape.values, from, words).slice(0, shape.most)
  return shape.kind === 'choice' ? (meant(shape.values, from, words)[0] ?? '') : undefined
}

/** A unit of a file as a line of the form. */
export const lineOf = ({ row }: Rows, roster: RosterFrom, unit: RosterUnit): Row => {
  const own: Readonly<Record<string, string | number | readonly string[] | undefined>> = { ...unit }
  const words = new Set([unit.slot, ...unit.keywords].map((word) => word.trim().toLowerCase()))
  const entryOf = ([key, shape, required]: Field): readonly [string, Json] | null => {
    const from = roster[key]
    const held = from ? translated(shape, from, words) : taken(shape, own[key])
    if (held !== undefined) return [key, held]
    return required ? [key, blank(shape)] : null
  }
  return Object.fromEntries(row.fields.map(entryOf).filter((entry) => entry !== null))
}

/** A line to type into: what is chosen is left open, so that nothing is chosen by oversight. */
export const openLine = ({ row }: Rows): Row => ({
  ...rowOf(blank(row)),
  ...Object.fromEntries(
    row.fields.flatMap(([key, { kind }, required]): readonly (readonly [string, Json])[] => {
      if (!required) return []
      return kind === 'list' ? [[key, []]] : kind === 'choice' ? [[key, '']] : []
    }),
  ),
})

/** A line that was added and never written in. */
export const isUntouched = (shape: Rows, row: Json): boolean => canonical(row) === canonical(openLine(shape))

const named = (rows: readonly Row[]): string => {
  const names = rows.slice(0, 3).map((row) => `“${typeof row['name'] === 'string' ? row['name'] : ''}”`)
  return rows.length > 3 ? `${names.join(', ')} and ${String(rows.length - 3)} more` : names.join(', ')
}

/** Whether a field that must say something says nothing. */
export const isOpen = ([key, shape, required]: Field, row: Row): boolean => {
  const held = row[key]
  if (shape.kind === 'list') return shape.least > 0 && !(Array.isArray(held) && held.length >= shape.least)
  return required && (held === undefined || held === null || (held === '' && shape.kind !== 'text'))
}

/** The lines of a whole list, with what to look at afterwards. */
export const linesOf = (
  shape: Rows,
  roster: RosterFrom,
  list: ImportedRoster,
): { readonly rows: readonly Row[]; readonly remarks: readonly string[] } => {
  const rows = list.units.map((unit) => lineOf(shape, roster, unit))
  const left = shape.row.fields.flatMap((field) => {
    const open = rows.filter((row) => isOpen(field, row))
    if (open.length === 0 || !('title' in field[1])) return []
    return [`The file does not say “${field[1].title}” of ${named(open)}: choose it there.`]
  })
  return { rows, remarks: [...list.remarks, ...left] }
}

/** Lines after those that stand, as many as there is room for. */
export const appended = (
  shape: Rows,
  before: readonly Json[],
  rows: readonly Row[],
): { readonly rows: readonly Json[]; readonly remarks: readonly string[] } => {
  const room = Math.max(0, shape.most - before.length)
  const over = rows.slice(room)
  return {
    rows: [...before, ...rows.slice(0, room)],
    remarks: over.length > 0 ? [`The form has ${String(shape.most)} lines; left out: ${named(over)}.`] : [],
  }
}
