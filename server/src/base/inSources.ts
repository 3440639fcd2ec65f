import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'

const place = /(?:file:\/\/)?(\/[^\s():]*\/server\/bundle\/[\w.]+):(\d+):(\d+)/g

const maps = new Map<string, WeakRef<SourceMap>>()

/** Read when a fault is logged, so that no start waits for it; 130 MB that may be garbage-collected. */
const mapOf = (bundle: string): SourceMap | null => {
  const known = maps.get(bundle)?.deref()
  if (known) return known
  const file = `${bundle}.map`
  if (!existsSync(file)) return null
  const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as ConstructorParameters<typeof SourceMap>[0])
  maps.set(bundle, new WeakRef(map))
  return map
}

/** A stack with its positions in the bundle replaced by those in the sources. */
export const inSources = (stack: string): string =>
  stack.replace(place, (given, bundle: string, line: string, column: string) => {
    const entry = mapOf(bundle)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return given
    return `${resolve(dirname(bundle), entry.originalSource)}:${String(entry.originalLine + 1)}:${String(entry.originalColumn + 1)}`
  })
