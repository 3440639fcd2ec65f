import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A function, type or table of the engine that names a rule. */
export interface Mention {
  readonly rule: string
  readonly path: string
  readonly name: string
}

/** Ids that a text names, runs such as `BG-157 … BG-161` read as every number between. */
const rulesIn = (text: string): ReadonlySet<string> => {
  const ids = new Set(text.match(/BG-\d{3}/g))
  for (const [, first, last] of text.matchAll(/BG-(\d{3}) … BG-(\d{3})/g))
    for (let id = Number(first); id <= Number(last); id += 1) ids.add(`BG-${String(id).padStart(3, '0')}`)
  return ids
}

const declaration = /^(?:export )?(?:const|function|interface|type) (\w+)/

/** A file cut before each top-level comment or declaration: a comment belongs to what it stands above. */
const parts = (text: string): readonly string[] => {
  const cut: string[][] = []
  let open = false
  for (const line of text.split('\n')) {
    const starts = /^(\/\*\*|\/\/)/.test(line) || (declaration.test(line) && !open)
    if (starts && !(open && line.startsWith('//'))) cut.push([])
    cut[cut.length - 1]?.push(line)
    if (/^(\/\*\*|\/\/| \*)/.test(line)) open = true
    else if (declaration.test(line)) open = false
  }
  return cut.map((lines) => lines.join('\n'))
}

const nameOf = (part: string): string | null =>
  part
    .split('\n')
    .map((line) => declaration.exec(line)?.[1])
    .find((name) => name !== undefined) ?? null

/** Everything in the engine that names a rule, the texts of the rules themselves aside. */
export const mentionsIn = (engine: string): readonly Mention[] =>
  readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('rules'))
    .sort()
    .flatMap((path) =>
      parts(readFileSync(join(engine, path), 'utf8')).flatMap((part): Mention[] => {
        const name = nameOf(part)
        return name === null ? [] : [...rulesIn(part)].map((rule) => ({ rule, path, name }))
      }),
    )
