import type { Json } from '@muster/rulesets/kit/json.js'
import { isRecord, type ObjectShape, readShape } from '../../../campaign/desk/schema.js'

interface Common {
  /** What holds when nothing is drawn up: the value null. */
  readonly none: string
  readonly about: string
  /** Where editing begins. */
  readonly start: Json
}

export type TableForm = Common & {
  readonly kind: 'table'
  readonly row: ObjectShape
  readonly least: number
  readonly most: number
}

export type MasksForm = Common & {
  readonly kind: 'masks'
  readonly masks: readonly { readonly key: string; readonly title: string; readonly most: number }[]
}

/** A setting of data for which a proper form is drawn. */
export type DataForm = TableForm | MasksForm

/** Rows of text that draw a shape: `x` belongs to it. */
const masksOf = (schema: Json): MasksForm['masks'] => {
  const properties = isRecord(schema) && isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
  return properties.flatMap(([key, entry]) => {
    if (!isRecord(entry) || !isRecord(entry['items']) || entry['items']['pattern'] !== '^[x.]+$') return []
    const { title, maxItems } = entry
    return [{ key, title: typeof title === 'string' ? title : key, most: typeof maxItems === 'number' ? maxItems : 25 }]
  })
}

/** Whether a schema says a list of texts, for which one a line is written. */
export const isLines = (schema: Json | undefined): boolean =>
  isRecord(schema) && schema['type'] === 'array' && isRecord(schema['items']) && schema['items']['type'] === 'string'

/** The form of a JSON Schema that says either null or a table, or null or masks; null where it says something else. */
export const dataForm = (schema: Json | undefined): DataForm | null => {
  if (!isRecord(schema) || !Array.isArray(schema['oneOf'])) return null
  const branches = schema['oneOf'].filter(isRecord)
  const nothing = branches.find(({ type }) => type === 'null')
  const some = branches.find(({ type }) => type !== 'null')
  if (!nothing || !some || branches.length !== 2) return null
  const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
  const common = { none: text(nothing['title']), about: text(schema['description']), start: some['default'] ?? null }
  const masks = masksOf(some)
  if (masks.length > 0)
    return { kind: 'masks', ...common, about: 'Click the sectors in range; the flag is the banner.', masks }
  const shape = readShape(some)
  return shape?.kind === 'rows'
    ? { kind: 'table', ...common, row: shape.row, least: shape.least, most: shape.most }
    : null
}

/** The mask of a list of rows, or the banner's own sector where there is none. */
export const maskOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'string') ? value : ['x']

/** One sector marked or not; the middle always is. */
export const toggled = (rows: readonly string[], column: number, row: number): readonly string[] =>
  rows.map((text, y) =>
    Array.from(text, (symbol, x) => {
      if (x === (text.length - 1) / 2 && y === (rows.length - 1) / 2) return 'x'
      return x === column && y === row ? (symbol === 'x' ? '.' : 'x') : symbol
    }).join(''),
  )

/** The mask on a wider ring of paper, or without its outermost ring. */
export const resized = (rows: readonly string[], by: 1 | -1): readonly string[] => {
  if (by === -1) return rows.length < 3 ? rows : rows.slice(1, -1).map((row) => row.slice(1, -1))
  const blank = '.'.repeat((rows[0]?.length ?? 1) + 2)
  return [blank, ...rows.map((row) => `.${row}.`), blank]
}
