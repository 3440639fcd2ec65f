import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/**
 * Packages for other platforms that the lock file requires but does not contain, one per line. npm leaves one out if it cannot find it
 * while installing, and then npm ci refuses the file everywhere.
 * @returns {string[]}
 */
export function gapsInLock(packages = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !holds(packages, path, name))
    return missing.map((name) => `package-lock.json lacks ${name}, which ${path} may need on another platform`)
  })
}

/**
 * Paths of the packages that some workspaces need, and what those need in turn; "" is the root itself. Peers are needed if they are there.
 * @returns {string[]}
 */
export function neededBy(packages, roots) {
  const needed = new Set()
  const queue = [...roots]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies, link, resolved } =
      packages[path] ?? {}
    const own = roots.includes(path) ? devDependencies : {}
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies, ...own })
    const places = names.flatMap((name) => placesOf(path, name).find((place) => packages[place] !== undefined) ?? [])
    for (const place of link ? [...places, resolved] : places) {
      if (needed.has(place)) continue
      needed.add(place)
      queue.push(place)
    }
  }
  return [...needed].filter((path) => path.includes('node_modules/'))
}

function holds(packages, path, name) {
  return placesOf(path, name).some((place) => packages[place] !== undefined)
}

// As Node looks a package up: next to the one that needs it, then in every folder above.
function placesOf(path, name) {
  const parts = path.split('/node_modules/')
  const above = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`,
  )
  return [...above, `node_modules/${name}`]
}
