import type { Json } from '../kit/json.js'
import { fail, ok, type Result } from '../kit/result.js'
import type { SettingProblem } from '../kit/settings.js'
import type { TabletopChoice } from '../kit/system.js'
import type { Book } from './book.js'
import { kindAt } from './reference/columns.js'
import { derivedAt } from './reference/derived.js'
import { settingAt } from './reference/readings.js'
import { referenceOf } from './reference/tables.js'
import { printedAt, withOverrides } from './reference/tree.js'
import { wholeTables } from './reference/whole.js'
import { tables as shipped, type Tables } from './tables/index.js'

/** Values that one campaign may replace. */
const mostOverrides = 500

const problemOf = (offered: ReadonlySet<string>, path: string, value: Json): string | null => {
  const setting = settingAt(path)
  if (setting !== null) return `${path} is settled by the reading ${setting}: choose it there`
  if (derivedAt(path, shipped) !== null) return `${path} follows from other values of its table: replace those`
  const printed = printedAt(path)
  if (!offered.has(path) || printed === undefined)
    return `the chosen tables have no value at ${path}: take the path of a cell, such as ${[...offered][0] ?? ''}`
  const kind = kindAt(path, printed)
  return kind.holds(value) ? null : `${path} must be ${kind.allows}`
}

/** The tables of a book with a campaign's own values in them, or what is wrong with one of these. */
export const tablesWith = (book: Book, overrides: TabletopChoice['overrides']): Result<Tables, SettingProblem> => {
  const given = Object.entries(overrides)
  if (given.length === 0) return ok(book.tables)
  if (given.length > mostOverrides)
    return fail({ key: 'overrides', message: `${String(mostOverrides)} values may be replaced at most` })
  const offered = new Set(
    referenceOf(book).flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ path }) => (path === null ? [] : [path]))),
    ),
  )
  for (const [path, value] of given) {
    const message = problemOf(offered, path, value)
    if (message !== null) return fail({ key: path, message })
  }
  const tables = withOverrides(overrides)
  const gap = wholeTables(tables)
  if (gap === null) return ok(tables)
  return fail({ key: given.find(([path]) => path.startsWith(gap.path))?.[0] ?? gap.path, message: gap.text })
}
