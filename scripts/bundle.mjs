// What runs is a bundle: finding, reading and compiling some two thousand modules one by one took four fifths of a start.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tryNode } from './child.mjs'
import { inRoot, root } from './paths.mjs'

/**
 * What stays in its package: Next and piscina open files beside themselves; class-validator and typescript are wishes of libraries for what we do not
 * use. PostgreSQL's programs and the workbench's files are found by name.
 */
const external = ['next', 'piscina', 'class-validator', 'typescript']

const folder = inRoot('server', 'bundle')

const way = (from, to) => relative(from, to).replaceAll(sep, '/')

/** Where tsc lays what it makes of a source. */
const built = (path) => path.replace(/([\\/]server[\\/])src([\\/].*)\.ts$/, '$1dist$2.js')

/** A module that looks for files beside itself finds them from there; only the thread's is bundled too. */
const ownAddress = (path) => `new URL(${JSON.stringify(way(folder, built(path)))}, import.meta.url).href`

/** The folders of rulesets are read at the start, so what is opened of them by name is bundled of every folder that there is. */
const rulesetsBelow = (path) => way(dirname(path), inRoot('rulesets', 'dist'))

const atHome = {
  name: 'at-home',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', ownAddress(path))
        .replaceAll(`new URL('./worker.js', ${ownAddress(path)})`, `new URL('worker.js', import.meta.url)`)
        .replaceAll('`@muster/rulesets/${', `\`${rulesetsBelow(path)}/\${`),
    }))
  },
}

const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external,
  plugins: [atHome],
  // type-graphql and TypeORM read the names of classes, which a bundle must sometimes change.
  keepNames: true,
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'silent',
}

/** One file for the server, as CommonJS because V8's compiled code can be kept of that alone; one for its threads. */
const files = [
  {
    entryPoints: { server: 'server/src/main.ts' },
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    // Code that was kept opens nothing by `import()`.
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': '$here', 'import.meta.resolve': '$resolve' },
    banner: {
      js: `const $url = require('node:url').pathToFileURL, $here = $url(__filename).href, $resolve = (name) => $url(require.resolve(name)).href;`,
    },
  },
  { entryPoints: { worker: 'server/src/referee/compute/worker.ts' }, format: 'esm' },
]

/** Resolves with the exit code and what was said. */
export async function bundleServer() {
  // Installed by now, which it was not when a first start read this file.
  const { build } = await import('esbuild')
  rmSync(folder, { recursive: true, force: true })
  const bundles = await Promise.all(files.map((file) => build({ ...shared, ...file, outdir: folder })))
  const warnings = bundles.flatMap((bundle) => bundle.warnings)
  if (warnings.length > 0) return { code: 1, output: warnings.map(({ text }) => text).join('\n') }
  escapeRest(`${folder}/server.cjs`)
  return tryNode([fileURLToPath(import.meta.url)])
}

/** esbuild leaves regular expressions and comments as they are. In plain ASCII a file takes half of the memory and is read faster. */
function escapeRest(file) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/[^\0-\x7f]/g, escaped))
}

/** In a process of its own, as a start has it. */
async function keepCompiled() {
  const { compiled, load } = await import('../server/load.mjs')
  const { script, server } = load()
  await server.rehearse()
  writeFileSync(compiled, script.createCachedData())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await keepCompiled()
