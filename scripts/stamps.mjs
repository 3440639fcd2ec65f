import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, root } from './paths.mjs'

// Next rewrites next-env.d.ts whenever it builds or runs in development.
const ignored = new Set(['node_modules', 'dist', '.next', '.docs', 'screens', 'cases', '.git', 'next-env.d.ts'])

/** One hash over the content of files and folders; generated files do not count. */
export function hashOf(paths) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const file of paths.flatMap((path) => filesOf(inRoot(path))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !/\.tsbuildinfo$|\.generated\./.test(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
}

const stampFile = (name) => inRoot('.stamp', name)

export function isStamped(name, hash) {
  try {
    return readFileSync(stampFile(name), 'utf8') === hash
  } catch {
    return false
  }
}

export function stamp(name, hash) {
  mkdirSync(inRoot('.stamp'), { recursive: true })
  writeFileSync(stampFile(name), hash)
}

/** An interrupted build must not count as done. */
export function unstamp(name) {
  rmSync(stampFile(name), { force: true })
}
