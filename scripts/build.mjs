import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleServer } from './bundle.mjs'
import { runBin, tryBin } from './child.mjs'
import { compressBelow } from './compress.mjs'
import { placeScripts } from './dictionaries.mjs'
import { buildDocs } from './docs/site.mjs'
import { inRoot } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'
import { progressOf } from './progress.mjs'
import { generate, writeDaylight, writeDesks } from './generate.mjs'
import { writeMessages } from './messages.mjs'
import { hashOf, isStamped, stamp, unstamp } from './stamps.mjs'
import { transpileRulesets } from './transpile.mjs'
import { writeTrusted } from './trusted.mjs'

const common = [
  ...['package-lock.json', 'tsconfig.base.json'],
  ...['scripts/transpile.mjs', 'scripts/messages.mjs', 'scripts/dictionaries.mjs', 'rulesets'],
]
const ofServer = [
  ...common,
  ...['scripts/trusted.mjs', 'web/api'],
  ...['scripts/bundle.mjs', 'server/package.json', 'server/tsconfig.json', 'server/load.mjs', 'server/src'],
]
const ofWeb = [...common, 'scripts/compress.mjs', 'scripts/generate.mjs', 'scripts/trusted.mjs', 'web']

const ofDocs = [
  ...[
    'package-lock.json',
    'server/schema.graphql',
    'docs',
    'examples',
    'packages',
    'scripts/docs',
    'scripts/compress.mjs',
  ],
  ...['test/api/rules', 'web/ui', 'web/app/icon.svg'],
]

/** The others need it, and none of them another. `made` is what must exist in addition to the stamp. Builds are not type-checked: `ensureTypes` does that for tests. */
const steps = [
  {
    name: 'rulesets',
    title: 'building the rulesets',
    from: common,
    made: 'rulesets/dist/kit/ruleset.js',
    build: transpileRulesets,
  },
  {
    name: 'server',
    title: 'building the server',
    from: ofServer,
    made: 'server/bundle/server.cjs.compiled',
    build: bundleServer,
  },
  {
    name: 'web',
    title: 'building the pages',
    from: ofWeb,
    made: 'web/.next/BUILD_ID',
    build: async () => {
      writeDesks()
      writeDaylight()
      const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
      const built = await tryBin('next', 'next', ['build'], { cwd: inRoot('web'), env })
      if (built.code !== 0) return built
      placeScripts()
      await compressBelow(inRoot('web', '.next', 'static'))
      return built
    },
  },
  { name: 'docs', title: 'writing the reference', from: ofDocs, made: 'web/.docs/index.html', build: buildDocs },
]

/** What changed since it was last built, judged by content. */
export function unbuilt() {
  return steps.filter(({ name, from, made }) => !isStamped(name, hashOf(from)) || !existsSync(inRoot(made)))
}

async function build({ name, title, from, build }) {
  unstamp(name)
  const { code, output } = await build()
  if (code !== 0) throw new ScriptProblem(`${reasonOf(output)}\n${title}: failed.`)
  // Next changes its own folder's settings on a first build, so what counts is what was built from.
  stamp(name, hashOf(from))
}

function reasonOf(output) {
  return /ENOSPC|no space left/i.test(output)
    ? 'The disk is full: free some space and run the command again.'
    : output.trim()
}

/** The sentences, of which each of them has some, and the documents that pages and server share; then the rulesets, then server and pages at the same time, on one processor each. */
export async function buildAll(missing, step) {
  if (missing.length > 0) await Promise.all([writeMessages(), writeTrusted()])
  const one = (of) => step(of.title, () => build(of))
  for (const first of missing.filter(({ name }) => name === 'rulesets')) await one(first)
  const others = await Promise.allSettled(missing.filter(({ name }) => name !== 'rulesets').map(one))
  // Settles when both have ended, so that none goes on building unnoticed.
  const failed = others.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

export function ensureBuilt() {
  const missing = unbuilt()
  return buildAll(missing, progressOf(missing.length))
}

/** Checks the types of what is built, unless nothing changed since the last successful check. */
export async function ensureTypes() {
  const hash = hashOf([...new Set([...ofServer, ...ofWeb])])
  if (isStamped('types', hash)) return
  console.log('Checking the types of rulesets, server and web …')
  const judge = (...args) => runBin('typescript-7', 'tsc', args)
  const [rulesets] = await Promise.all([judge('-b', 'rulesets'), generate()])
  // At the same time: both read the types of the rulesets.
  const codes = [rulesets, ...(await Promise.all([judge('-b', 'server'), judge('-p', 'web', '--noEmit')]))]
  if (codes.some((code) => code !== 0)) throw new ScriptProblem('The type check failed: see the errors above.')
  stamp('types', hash)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await orSaySo(ensureBuilt)
