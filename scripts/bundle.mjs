// What runs is a bundle: finding, reading and compiling about two thousand modules one by one took four fifths of a start.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tryNode } from './child.mjs'
import { inRoot, root } from './paths.mjs'

/**
 * What stays in its package: Next and piscina open files next to themselves. sharp brings programs for each platform. PostgreSQL's programs are found by name.
 */
export const external = ['next', 'piscina', 'sharp']

/** Optional for libraries, and not used. */
const unused = ['class-validator', 'typescript']

const serverFolder = inRoot('server', 'bundle')

const way = (from, to) => relative(from, to).replaceAll(sep, '/')

/** Where tsc writes its output for a source. */
const built = (path) => path.replace(/([\\/]server[\\/])src([\\/].*)\.ts$/, '$1dist$2.js')

/** A module that looks for files next to itself finds them from there; only the thread's and the process's are bundled too. */
const ownAddress = (folder, path) => `new URL(${JSON.stringify(way(folder, built(path)))}, import.meta.url).href`

/** The folders of rulesets are read at start, so what is opened in them by name is bundled for every existing folder. */
const rulesetsBelow = (path) => way(dirname(path), inRoot('rulesets', 'dist'))

const atHome = (folder) => ({
  name: 'at-home',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', ownAddress(folder, path))
        .replaceAll(`new URL('./worker.js', ${ownAddress(folder, path)})`, `new URL('worker.js', import.meta.url)`)
        .replaceAll(`new URL('./child.js', ${ownAddress(folder, path)})`, `new URL('pictures.js', import.meta.url)`)
        .replaceAll('`@muster/rulesets/${', `\`${rulesetsBelow(path)}/\${`),
    }))
  },
})

const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: [...external, ...unused],
  // type-graphql and TypeORM read the names of classes, which a bundle must sometimes change.
  keepNames: true,
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'silent',
}

/** As CommonJS because V8's compiled code can only be stored for that. */
export const storable = {
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  // Stored code cannot use `import()`.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': '$here', 'import.meta.resolve': '$resolve' },
  banner: {
    js: `const $url = require('node:url').pathToFileURL, $here = $url(__filename).href, $resolve = (name) => $url(require.resolve(name)).href;`,
  },
}

/** One file for the server, one for its threads, one for the process that reads pictures. */
const files = [
  { entryPoints: { server: 'server/src/main.ts' }, ...storable },
  { entryPoints: { worker: 'server/src/referee/compute/worker.ts' }, format: 'esm' },
  { entryPoints: { pictures: 'server/src/pictures/child.ts' }, format: 'esm' },
]

/** Resolves with the exit code and the output. */
export async function bundleServer() {
  const bundled = await bundle(serverFolder, files, 'server.cjs')
  if (bundled.code === 0) copyGraphiql()
  return bundled
}

/** Of the main file what V8 compiled is kept, too. Resolves with the exit code and the output. */
export async function bundle(folder, parts, main) {
  // Installed by now; it was not when a first start loaded this file.
  const { build } = await import('esbuild')
  rmSync(folder, { recursive: true, force: true })
  const plugins = [atHome(folder)]
  const bundles = await Promise.all(parts.map((part) => build({ ...shared, ...part, plugins, outdir: folder })))
  const warnings = bundles.flatMap((each) => each.warnings)
  if (warnings.length > 0) return { code: 1, output: warnings.map(({ text }) => text).join('\n') }
  escapeRest(join(folder, main))
  return tryNode([fileURLToPath(import.meta.url), join(folder, main)])
}

/** GraphiQL is sent as its packages have it, from a folder of its own: the pages need another React. */
function copyGraphiql() {
  const { resolve } = createRequire(inRoot('server', 'package.json'))
  const inPackage = (name, file) => join(dirname(resolve(`${name}/package.json`)), file)
  mkdirSync(join(serverFolder, 'graphiql'))
  for (const [name, path] of [
    ['graphiql.css', inPackage('graphiql', 'graphiql.min.css')],
    ['graphiql.js', inPackage('graphiql', 'graphiql.min.js')],
    ['react.js', inPackage('react', 'umd/react.production.min.js')],
    ['react-dom.js', inPackage('react-dom', 'umd/react-dom.production.min.js')],
  ])
    copyFileSync(path, join(serverFolder, 'graphiql', name))
}

/** esbuild leaves regular expressions and comments as they are. In plain ASCII a file takes half of the memory and loads faster. */
function escapeRest(file) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/[^\0-\x7f]/g, escaped))
}

/** In a separate process, as at a start. */
async function keepCompiled(file) {
  const { compiledOf, load } = await import('../server/load.mjs')
  const { script, server } = load(file)
  await server.rehearse()
  writeFileSync(compiledOf(file), script.createCachedData())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await keepCompiled(process.argv[2])
