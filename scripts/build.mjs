import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runBin, runNode } from './child.mjs'
import { compressBelow } from './compress.mjs'
import { inRoot } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'
import { hashOf, isStamped, stamp, unstamp } from './stamps.mjs'

const common = ['package-lock.json', 'tsconfig.base.json', 'rulesets']

/** In the order in which one needs the other. `made` is what must be there besides the stamp. */
const steps = [
  {
    name: 'server',
    from: [...common, 'server/package.json', 'server/tsconfig.json', 'server/src'],
    made: 'server/dist/main.js',
    build: () => runBin('typescript', 'tsc', ['-b', 'server']),
  },
  {
    name: 'web',
    from: [...common, 'scripts/compress.mjs', 'scripts/generate.mjs', 'web'],
    made: 'web/.next/BUILD_ID',
    build: async () =>
      (await runNode([inRoot('scripts', 'generate.mjs')])) ||
      (await runBin('next', 'next', ['build'], {
        cwd: inRoot('web'),
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      })) ||
      compressBelow(inRoot('web', '.next', 'static')),
  },
]

/** Builds what changed since it was last built, judged by content. */
export async function ensureBuilt() {
  for (const step of steps) {
    const hash = hashOf(step.from)
    if (isStamped(step.name, hash) && existsSync(inRoot(step.made))) continue
    console.log(`Building ${step.name} …`)
    unstamp(step.name)
    if (await step.build()) throw new ScriptProblem(`Building ${step.name} failed: the reasons stand above.`)
    // Next writes into its own folder's settings on a first build, so what counts is what was built from.
    stamp(step.name, hashOf(step.from))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await orSaySo(ensureBuilt)
