import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A function, type or table of the engine that names a rule. */
export interface Mention {
  readonly rule: string
  readonly path: string
  readonly name: string
}

/** A run over more rules than this says where a page begins and ends, not what a function does. */
const longest = 60

/** Ids that a text names, runs such as `BG-157 … BG-161` read as every number between. */
const rulesIn = (text: string, prefixes: readonly string[]): ReadonlySet<string> => {
  const ids = new Set<string>()
  const any = `\\b(${prefixes.join('|')})`
  const runs = new RegExp(`${any}-(\\d{3}) … \\1-(\\d{3})`, 'g')
  for (const [, prefix = '', first, last] of text.matchAll(runs))
    for (let id = Number(first); Number(last) - Number(first) <= longest && id <= Number(last); id += 1)
      ids.add(`${prefix}-${String(id).padStart(3, '0')}`)
  for (const [id] of text.replaceAll(runs, '').matchAll(new RegExp(`${any}-\\d{3}[a-z]?`, 'g'))) ids.add(id)
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
export const mentionsIn = (engine: string, prefixes: readonly string[]): readonly Mention[] =>
  readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(^|\/)(rules\.ts|messages\/)/.test(path))
    .sort()
    .flatMap((path) =>
      parts(readFileSync(join(engine, path), 'utf8')).flatMap((part): Mention[] => {
        const name = nameOf(part)
        return name === null ? [] : [...rulesIn(part, prefixes)].map((rule) => ({ rule, path, name }))
      }),
    )
