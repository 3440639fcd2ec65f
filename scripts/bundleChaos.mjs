import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, storable } from './bundle.mjs'
import { inRoot } from './paths.mjs'

const folder = inRoot('test', 'dist', 'chaos', 'bundle')

/** What `npm run chaos` starts. */
export const chaosNode = join(folder, 'node.cjs')

/** The registry is opened by threads as well, which must share with it what both of them import. */
const files = [
  { entryPoints: { node: 'test/chaos/child/node.ts' }, ...storable },
  {
    entryPoints: { worker: 'server/src/referee/compute/worker.ts', registry: 'test/chaos/registry.ts' },
    format: 'esm',
    splitting: true,
  },
]

/** The servers that `npm run chaos` starts a dozen times, bundled as the product is. Resolves with the exit code and the output. */
export function bundleChaos() {
  const alias = { '@muster/server/dist': inRoot('server', 'src') }
  const parts = files.map((file) => ({ ...file, alias, sourcemap: false }))
  return bundle(folder, parts, 'node.cjs')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, output } = await bundleChaos()
  if (code !== 0) console.error(output)
  process.exitCode = code
}
