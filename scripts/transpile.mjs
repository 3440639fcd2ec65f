import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeMessages } from './messages.mjs'
import { inRoot } from './paths.mjs'

/** Folders of tsconfig's `exclude`. */
const left = /[\\/](node_modules|dist|cases)([\\/]|$)/

/** What runs of the rulesets, file by file, where tsc writes it together with the types: without them it takes a tenth of the time. */
export async function transpileRulesets() {
  // Installed by now; it was not when a first start loaded this file.
  const { build } = await import('esbuild')
  await writeMessages()
  const root = inRoot('rulesets')
  const sources = readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !left.test(path.slice(root.length)))
  const options = { outdir: join(root, 'dist'), outbase: root, format: 'esm', sourcemap: true, sourcesContent: false }
  try {
    await build({ entryPoints: sources, ...options, platform: 'neutral', logLevel: 'silent' })
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}
