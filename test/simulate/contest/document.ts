import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = fileURLToPath(new URL('../../../docs/maps.md', import.meta.url))

/** Puts a ruleset's table between its two marks in docs/maps.md. */
export const replaceBetween = (text: string, ruleset: string, table: string): string => {
  const [begin, end] = [`<!-- balance ${ruleset} -->`, `<!-- end of balance ${ruleset} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/maps.md has no place for the table of ${ruleset}: ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`
}

export const writeTable = (ruleset: string, table: string): void =>
  writeFileSync(path, replaceBetween(readFileSync(path, 'utf8'), ruleset, table))
