import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot } from './paths.mjs'

/** Folders of tsconfig's `exclude`. */
const left = /[\\/](node_modules|dist|cases)([\\/]|$)/

/** What runs of the rulesets, file by file, where tsc writes it together with the types: without them it takes a tenth of the time. */
export async function transpileRulesets() {
  // Installed by now; it was not when a first start loaded this file.
  const { build } = await import('esbuild')
  const root = inRoot('rulesets')
  const sources = readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !left.test(path.slice(root.length)))
  const options = { outdir: join(root, 'dist'), outbase: root, format: 'esm', sourcemap: true, sourcesContent: false }
  try {
    await build({ entryPoints: sources, ...options, platform: 'neutral', logLevel: 'silent' })
    removeOrphans(root)
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}

/** What was built of sources that are gone: the server's bundle would take it in, since it reads folders. */
function removeOrphans(root) {
  const dist = join(root, 'dist')
  for (const { parentPath, name } of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const built = join(parentPath, name)
    const source = join(root, relative(dist, built).replace(/\.js$/, '.ts'))
    if (!name.endsWith('.js') || existsSync(source)) continue
    for (const end of ['.js', '.js.map', '.d.ts', '.d.ts.map']) rmSync(built.replace(/\.js$/, end), { force: true })
  }
}
