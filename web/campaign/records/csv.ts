import type { DataTable } from '@muster/rulesets/kit/documents.js'
import { saveFile } from '../../api/saveFile.js'

type Entry = string | number | undefined

/** A spreadsheet takes text that begins so for a formula: an apostrophe before it keeps it text. */
const isFormula = (text: string): boolean => /^\s*[=+\-@|%]/.test(text) || /^[\t\r\n]/.test(text)

const field = (entry: Entry): string => {
  if (entry === undefined) return ''
  if (typeof entry === 'number') return String(entry)
  const text = isFormula(entry) ? `'${entry}` : entry
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

/** A table as CSV (RFC 4180), titles first. */
export const csvOf = ({ columns, rows }: Pick<DataTable, 'columns' | 'rows'>): string =>
  [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ key }) => row[key]))]
    .map((line) => `${line.map(field).join(',')}\r\n`)
    .join('')

/** A name that every file system takes, without its ending: `six-by-ten-turn-3-territory`. */
export const plainName = (...parts: readonly string[]): string => {
  const name = parts
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')
  return name === '' ? 'muster' : name
}

export const fileName = (...parts: readonly string[]): string => `${plainName(...parts)}.csv`

/** Hands the browser a table as a file. */
export const saveCsv = (table: Pick<DataTable, 'columns' | 'rows'>, name: string): void => {
  // The mark at the front tells spreadsheets that it is UTF-8.
  saveFile(new Blob(['\ufeff', csvOf(table)], { type: 'text/csv;charset=utf-8' }), name)
}
