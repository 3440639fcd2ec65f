// npm run packages: builds what can be published from packages/: one module each, with its types. `npm pack` calls it.
import { copyFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { tsc } from './child.mjs'
import { writeOperations } from './operations.mjs'
import { inRoot } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

const packages = ['kit', 'client']

/** Packages of others stay what they are: whoever installs ours gets them too. */
const others = ['graphql-ws', '@noble/hashes/*']

async function buildPackage(name) {
  const folder = inRoot('packages', name)
  rmSync(`${folder}/dist`, { recursive: true, force: true })
  await build({
    entryPoints: [`${folder}/src/index.ts`],
    outfile: `${folder}/dist/index.js`,
    ...{ bundle: true, format: 'esm', platform: 'neutral', target: 'es2022', conditions: ['source'], external: others },
    ...{ legalComments: 'none', logLevel: 'silent' },
  })
  const { code, output } = await tsc('-p', folder)
  if (code !== 0) throw new ScriptProblem(output)
  // What only the code needs: nothing that is exported is typed by it.
  rmSync(`${folder}/dist/types/web`, { recursive: true, force: true })
  if (name === 'client') copyFileSync(inRoot('server', 'schema.graphql'), `${folder}/dist/schema.graphql`)
}

export async function buildPackages() {
  await writeOperations()
  for (const name of packages) await buildPackage(name)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await orSaySo(buildPackages)
