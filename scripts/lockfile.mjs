import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/**
 * Packages for other platforms that the lock file wants but does not hold, one a line. npm leaves one out when it cannot find it
 * while installing, and then npm ci refuses the file everywhere.
 * @returns {string[]}
 */
export function gapsInLock(packages = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !holds(packages, path, name))
    return missing.map((name) => `package-lock.json lacks ${name}, which ${path} may want on another platform`)
  })
}

// As Node looks a package up: beside the one that wants it, then in every folder above.
function holds(packages, path, name) {
  const parts = path.split('/node_modules/')
  const above = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`,
  )
  return [...above, `node_modules/${name}`].some((place) => packages[place] !== undefined)
}
