// Keys of message files that nothing uses, for npm run check.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { messageFolders } from './messages.mjs'
import { inRoot, root } from './paths.mjs'

const sourcesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.next', 'cases'].includes(entry.name)
        ? []
        : sourcesBelow(join(folder, entry.name))
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.generated.') ? [join(folder, entry.name)] : []
  })

const imported = (part) =>
  new RegExp(
    `import (?:type )?\\* as (\\w+) from '[^']*/messages/${part}\\.generated\\.js'|import \\* as (\\w+) from '\\./${part}\\.generated\\.js'`,
  )

/** Of a part: keys read as members where it is imported, named as codes where its lines are made, or all if it is read by a computed key, or holds rules. */
function usedOf(part, keys, texts) {
  const used = new Set()
  for (const text of texts) {
    const [, ...names] = imported(part).exec(text) ?? []
    const name = names.find(Boolean)
    if (name && new RegExp(`\\b${name}(\\[|\\.${part}\\b)`).test(text)) return new Set(keys)
    if (name) for (const [, key] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) used.add(key)
  }
  for (const key of keys) if (texts.some((text) => text.includes(`'${key}'`))) used.add(key)
  return used
}

/** @returns {string[]} complaints, one per key */
export function unusedMessages() {
  return messageFolders().flatMap((folder) => {
    const home = folder === inRoot('web', 'messages') ? inRoot('web') : dirname(folder)
    const texts = sourcesBelow(home).map((path) => readFileSync(path, 'utf8'))
    const parts = Object.entries(JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8')))
    return parts.flatMap(([part, sentences]) => {
      const keys = Object.keys(sentences)
      const used = usedOf(part, keys, texts)
      return keys
        .filter((key) => !used.has(key))
        .map((key) => `${relative(root, folder)}/en.json: nothing uses ${part}.${key}: use it or remove it`)
    })
  })
}
