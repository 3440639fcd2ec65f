import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseAllDocuments } from 'yaml'
import type { CaseAdapter, CaseDocument } from './lib/adapter.js'
import { keys, listOf, matching, text } from './lib/shape.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
export const rulesetsFolder = join(root, 'rulesets')

/** A document of a file: a case, or what is wrong with it. */
export interface Loaded {
  readonly file: string
  /** The case's number, or the file's name where it has none. */
  readonly id: string
  readonly document: CaseDocument | null
  readonly problems: readonly string[]
}

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly lines: readonly string[] }
  | { readonly kind: 'skipped'; readonly why: string }

/** Every `*.yaml` below the paths, folders named `tables` left out; a path that is no such file or folder is an error. */
export const filesBelow = (paths: readonly string[]): readonly string[] => {
  const below = (path: string): readonly string[] => {
    if (!statSync(path).isDirectory()) return path.endsWith('.yaml') ? [path] : []
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !(entry.isDirectory() && (entry.name === 'tables' || entry.name === 'node_modules')))
      .flatMap((entry) => below(join(path, entry.name)))
      .sort()
  }
  return [...new Set(paths.flatMap((path) => below(resolve(path))))]
}

/** The project's own cases. */
export const ownCases = (): readonly string[] =>
  readdirSync(rulesetsFolder)
    .map((name) => join(rulesetsFolder, name, 'cases'))
    .filter((path) => existsSync(path))

const common = keys({ 'id!': text, 'title!': text, 'rules!': listOf(matching(/^[A-Z0-9]+-\w+$/, 'rule id')) })

const isCase = (value: unknown): value is CaseDocument => {
  const known = Object.fromEntries(
    Object.entries(value ?? {}).filter(([key]) => ['id', 'title', 'rules'].includes(key)),
  )
  return common(known, '').length === 0
}

const read = (file: string, value: unknown, errors: readonly string[]): Loaded => {
  const named = typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
  const id = named ? String(value.id) : relative(root, file)
  if (errors.length > 0) return { file, id, document: null, problems: errors }
  if (isCase(value)) return { file, id, document: value, problems: [] }
  return { file, id, document: null, problems: ['id, title and rules must be there'] }
}

/** The cases of one file. Malformed YAML, duplicate keys among it, is a case that fails. */
export const casesOf = (file: string): readonly Loaded[] => {
  const parsed = parseAllDocuments(readFileSync(file, 'utf8'), { strict: true, uniqueKeys: true })
  const documents = 'empty' in parsed ? [] : parsed
  return documents.map((document): Loaded => {
    const errors = [...document.errors, ...document.warnings].map(
      (error) => error.message.split('\n')[0] ?? 'malformed',
    )
    return read(file, errors.length > 0 ? null : (document.toJS() as unknown), errors)
  })
}

const adapters = new Map<string, Promise<CaseAdapter | null>>()

/** The adapter of a folder of rulesets, or null where it has none yet. */
const adapterOf = (folder: string): Promise<CaseAdapter | null> => {
  const found = adapters.get(folder)
  if (found) return found
  const path = join(rulesetsFolder, folder, 'cases', 'adapter.ts')
  const known = /^[\w.-]+$/.test(folder) && existsSync(path)
  const loading = known
    ? import(pathToFileURL(path).href).then((module: { readonly default: CaseAdapter }) => module.default)
    : Promise.resolve(null)
  adapters.set(folder, loading)
  return loading
}

/** Loads every adapter, so that none is loaded by the first case that wants it. */
export const loadAdapters = async (): Promise<void> => {
  await Promise.all(readdirSync(rulesetsFolder).map(adapterOf))
}

const unknownRules = (adapter: CaseAdapter, document: CaseDocument): readonly string[] =>
  document.rules.filter((rule) => !adapter.rules.has(rule)).map((rule) => `rules: there is no rule ${rule}`)

/** Plays one case. `system` names a procedure of the tabletop shelf, `ruleset` a campaign. */
export const play = async ({ document, problems }: Loaded): Promise<Verdict> => {
  if (!document) return { kind: 'failed', lines: problems }
  const folder = 'system' in document ? 'tabletop' : document.ruleset
  if (typeof folder !== 'string') return { kind: 'failed', lines: ['ruleset: is missing'] }
  const adapter = await adapterOf(folder)
  if (!adapter) return { kind: 'skipped', why: `there is no adapter for ${folder}` }
  const missing = adapter.wants(document).filter((word) => adapter.NOT_YET.includes(word))
  if (missing.length > 0) return { kind: 'skipped', why: `not yet: ${missing.join(', ')}` }
  const unknown = unknownRules(adapter, document)
  if (unknown.length > 0) return { kind: 'failed', lines: unknown }
  try {
    const lines = adapter.run(document)
    return lines.length === 0 ? { kind: 'passed' } : { kind: 'failed', lines }
  } catch (error) {
    return { kind: 'failed', lines: [error instanceof Error ? `${error.name}: ${error.message}` : String(error)] }
  }
}
