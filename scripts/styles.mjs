import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import postcss from 'postcss'
import { inRoot, root } from './paths.mjs'

const most = 250
const skipped = new Set(['node_modules', '.next', '.docs'])

const below = (folder, ending) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? below(path, ending) : ending.test(entry.name) ? [path] : []
  })

const isPrint = (node) => node?.type === 'atrule' && (/print/.test(node.params) || isPrint(node.parent))

/** Classes of a sheet → whether it says, outside of print, how they look by themselves: in a selector without another class. */
function classesOf(text) {
  const classes = new Map()
  postcss.parse(text).walkRules((rule) => {
    for (const selector of rule.selectors) {
      const names = [...new Set([...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name))]
      const own = names.length === 1 && !selector.startsWith('#') && !isPrint(rule.parent)
      for (const name of names) classes.set(name, classes.get(name) || own)
    }
  })
  return classes
}

/** What is wrong with the stylesheets of a folder, one line each. */
export function faultsOfStyles(folder = inRoot('web')) {
  const sheets = below(folder, /\.css$/).map((path) => [relative(root, path), readFileSync(path, 'utf8')])
  const code = below(folder, /\.tsx?$/)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const homes = new Map()
  const faults = []
  for (const [path, text] of sheets) {
    const lines = text.trimEnd().split('\n').length
    if (lines > most)
      faults.push(`${path}: ${lines} lines, at most ${most} are allowed: move a part to a sheet of its own.`)
    for (const [name, own] of classesOf(text)) {
      if (own) homes.set(name, [...(homes.get(name) ?? []), path])
      // Some are composed: `m-button-${tone}`.
      const stem = name.replace(/-[^-]*$/, '-')
      if (!code.includes(name) && !code.includes(`${stem}\${`)) faults.push(`${path}: nothing uses the class .${name}.`)
    }
  }
  for (const [name, paths] of homes)
    if (paths.length > 1) faults.push(`.${name} is styled in ${paths.join(' and ')}: one place is enough.`)
  return faults
}
