import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The last commit before the database or what speaks to it changed. */
export const lastOther = (root: string): string =>
  execFileSync('git', ['rev-parse', `${lastChange(root)}^`], { cwd: root, encoding: 'utf8' }).trim()

const lastChange = (root: string): string => {
  const paths = ['server/src/db', 'server/src/store', 'server/src/jobs']
  return execFileSync('git', ['log', '-1', '--format=%H', '--', ...paths], { cwd: root, encoding: 'utf8' }).trim()
}

const workspaces = ['rulesets', 'server', 'web'] as const

/** The packages are those of this version; its own workspaces are the clone’s. */
const linkPackages = (root: string, clone: string): void => {
  const [from, to] = [join(root, 'node_modules'), join(clone, 'node_modules')]
  mkdirSync(join(to, '@muster'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@muster') symlinkSync(join(from, name), join(to, name))
  for (const name of workspaces) {
    symlinkSync(join(clone, name), join(to, '@muster', name))
    if (readdirSync(join(root, name)).includes('node_modules'))
      symlinkSync(join(root, name, 'node_modules'), join(clone, name, 'node_modules'))
  }
}

const building = `
  const { transpileRulesets } = await import('./scripts/transpile.mjs')
  const { bundleServer } = await import('./scripts/bundle.mjs')
  for (const build of [transpileRulesets, bundleServer]) {
    const { code, output } = await build()
    if (code !== 0) { console.error(output); process.exit(code) }
  }`

/** What makes the files that are not committed; a version of long ago made nothing but messages. */
const generatorIn = (clone: string): string =>
  ['scripts/generate.mjs', 'scripts/messages.mjs'].find((script) => existsSync(join(clone, script))) ?? ''

/** The server as it was at that commit, built in a folder of its own. */
export const buildBefore = (root: string, folder: string, commit: string): string => {
  const clone = join(folder, 'before')
  const options = { stdio: 'inherit' as const }
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, clone], options)
  execFileSync('git', ['checkout', '--quiet', commit], { ...options, cwd: clone })
  linkPackages(root, clone)
  execFileSync(process.execPath, [generatorIn(clone)], { ...options, cwd: clone })
  execFileSync(process.execPath, ['--input-type=module', '-e', building], { ...options, cwd: clone })
  return clone
}
