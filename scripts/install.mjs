import { existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { runNpm } from './child.mjs'
import { neededBy } from './lockfile.mjs'
import { inRoot, root } from './paths.mjs'
import { ScriptProblem } from './problem.mjs'

const workspaces = ['rulesets', 'server', 'web']

/** The total size of the packages, the built pages and a first database, in bytes. */
const space = 1_000_000_000

/**
 * What an install is for. To run, the packages of the workspaces are enough; tests and checks need the tools of the root as well. Building needs the
 * development packages, whatever NODE_ENV says.
 */
const scopes = {
  run: { roots: workspaces, args: ['ci', '--workspaces', '--include=dev'] },
  test: { roots: ['', ...workspaces], args: ['ci', '--include=dev'] },
}

/** @param {'run' | 'test'} scope */
export function isInstalled(scope) {
  const wanted = packagesOf(inRoot('package-lock.json'))
  // npm writes the list of installed packages last, so an interrupted install has none.
  const there = packagesOf(inRoot('node_modules', '.package-lock.json'))
  if (!there || !wanted) return false
  return neededBy(wanted, scopes[scope].roots).every((path) => {
    const [wish, found] = [wanted[path], there[path]]
    // Optional packages are those of other platforms.
    if (!found) return Boolean(wish.optional || wish.devOptional || wish.peer)
    return found.version === wish.version && found.link === wish.link
  })
}

/** Installs the packages, or says in one sentence what went wrong. */
export async function install(scope) {
  refuseFullDisk()
  const { code, output } = await runNpm([...scopes[scope].args, '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    throw new ScriptProblem(sentenceFor(output) ?? `npm could not install the packages:\n${output.trim()}`)
}

/** The progress of an install: package folders that exist, of those needed. */
export function installedSoFar(scope) {
  const packages = packagesOf(inRoot('package-lock.json'))
  const wanted = neededBy(packages, scopes[scope].roots).filter((path) => isForHere(packages[path]))
  return `${String(Math.min(countPackages(), wanted.length))} of about ${String(wanted.length)} packages`
}

export async function ensureInstalled(scope = 'test') {
  if (isInstalled(scope)) return
  console.log('Installing packages (npm ci) …')
  await install(scope)
}

/** What npm's error means for the user; null for an unknown one. */
export function sentenceFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output))
    return 'The packages could not be downloaded: the npm registry does not answer. Check the network and npm’s proxy settings, and run the command again; what was downloaded is kept.'
  if (/ENOSPC|EDQUOT/.test(output))
    return `The disk is full: Muster needs about ${gigabytes(space)} GB. Free some space and run the command again.`
  if (/EACCES|EPERM|EROFS/.test(output))
    return `The packages cannot be written to ${root} or to npm’s cache: run the command as the owner of both folders.`
  return null
}

function refuseFullDisk() {
  const { bavail, bsize } = statfsSync(root)
  const free = bavail * bsize
  if (free >= space) return
  throw new ScriptProblem(
    `Only ${gigabytes(free)} GB are free on the disk of ${root}, and Muster needs about ${gigabytes(space)} GB: free some space and run the command again.`,
  )
}

const isForHere = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))

const gigabytes = (bytes) => (bytes / 1e9).toFixed(1)

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}

function countPackages() {
  const folder = inRoot('node_modules')
  if (!existsSync(folder)) return 0
  // npm first makes the folders, and fills them as the packages arrive.
  const isFilled = (...name) => Number(existsSync(inRoot('node_modules', ...name, 'package.json')))
  const names = (path) => readdirSync(path).filter((name) => !name.startsWith('.'))
  const filledIn = (name) =>
    name.startsWith('@')
      ? names(inRoot('node_modules', name)).reduce((sum, own) => sum + isFilled(name, own), 0)
      : isFilled(name)
  return names(folder).reduce((sum, name) => sum + filledIn(name), 0)
}
