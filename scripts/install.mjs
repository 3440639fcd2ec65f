import { readFileSync } from 'node:fs'
import { runNpm } from './child.mjs'
import { inRoot } from './paths.mjs'

/** Installs the packages unless every one that the lock file names is there in its version. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages (npm ci) …')
  // Building needs the development packages, whatever NODE_ENV says.
  runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])
}

// npm writes the list of what it installed last of all, so a broken-off install has none.
function isInstalled() {
  const wanted = packagesOf(inRoot('package-lock.json'))
  const there = packagesOf(inRoot('node_modules', '.package-lock.json'))
  if (!there || !wanted) return false
  return Object.entries(wanted).every(([path, wish]) => {
    if (!path.includes('node_modules/')) return true
    const found = there[path]
    // Optional packages are those of other platforms.
    if (!found) return Boolean(wish.optional || wish.peer)
    return found.version === wish.version && found.link === wish.link
  })
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}
