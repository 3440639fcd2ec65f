import { locale } from '@muster/rulesets/kit/language.js'
import type { DataTable } from '@muster/rulesets/kit/documents.js'

export interface Sorting {
  readonly key: string
  readonly down: boolean
}

type Row = DataTable['rows'][number]

const compared = (a: Row[string], b: Row[string]): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), locale(), { numeric: true, sensitivity: 'base' })

/** Rows in an order; what is unknown stands last either way, and equals stay as they were. */
export const sorted = (rows: readonly Row[], { key, down }: Sorting): readonly Row[] => {
  const known = rows.filter((row) => row[key] !== undefined)
  return [
    ...known.sort((a, b) => (down ? -1 : 1) * compared(a[key], b[key])),
    ...rows.filter((row) => row[key] === undefined),
  ]
}

/** A press on a column's title: by it, figures from the top; pressed again, the other way round. */
export const pressed = (now: Sorting | null, key: string, numeric: boolean): Sorting =>
  now?.key === key ? { key, down: !now.down } : { key, down: numeric }
