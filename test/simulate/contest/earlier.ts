import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyGame } from '../../support/play.js'
import { Misuse } from '../options.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })

const commitOf = (ref: string): string => {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).toString().trim()
  } catch {
    throw new Misuse(`--against ${ref}: git knows no such commit. Give a branch, a tag or a hash.`)
  }
}

/** The rulesets as they stood at a commit, laid out once in a folder of their own. */
const layOut = (commit: string): string => {
  const folder = join(root, 'test-results', 'simulate', `rulesets-${commit}`)
  if (existsSync(folder)) return folder
  mkdirSync(join(root, 'test-results', 'simulate'), { recursive: true })
  const begun = mkdtempSync(join(root, 'test-results', 'simulate', 'begun-'))
  execFileSync('tar', ['-x', '-C', begun], { input: git('archive', commit, 'rulesets') })
  renameSync(begun, folder)
  return folder
}

/** A ruleset as it stood at a commit: its bot plays against today's. */
export const earlierGame = async (ruleset: string, ref: string): Promise<AnyGame> => {
  const path = join(layOut(commitOf(ref)), 'rulesets', ruleset, 'index.ts')
  if (!existsSync(path)) throw new Misuse(`--against ${ref}: there was no ruleset ${ruleset} then.`)
  return ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as { readonly default: AnyGame }).default
}
