import { runNode, tryBin, tsc } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { gapsInLock } from './lockfile.mjs'
import { inRoot } from './paths.mjs'
import { orSaySo } from './problem.mjs'
import { unusedMessages } from './unusedMessages.mjs'
import { strayWords } from './words.mjs'

const laws = [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err-long',
  'rulesets',
  'server/src',
  'web',
  'packages',
  'test',
]

/** Others read its output. */
const first = ['types of rulesets and server (tsc)', () => tsc('-b', 'server')]

/** The longest first: they run two at a time. */
const others = [
  ['typed lint (oxlint)', () => tryBin('oxlint', 'oxlint', [])],
  // In one program: each would check most of the other.
  ['types of pages and tests', () => tsc('-p', 'test')],
  [
    'documents of the pages against the schema (gql.tada)',
    () => tryBin('gql.tada', 'gql.tada', ['check', '--fail-on-warn'], { cwd: inRoot('web') }),
  ],
  ['import rules (dependency-cruiser)', () => tryBin('dependency-cruiser', 'depcruise', laws)],
  ['unused files, exports and packages (knip)', () => tryBin('knip', 'knip', [])],
  [
    'conventions of the schema (graphql-eslint)',
    () => tryBin('eslint', 'eslint', ['--no-config-lookup', '-c', 'server/schema.eslint.mjs', 'server/schema.graphql']),
  ],
  ['formatting (oxfmt)', () => tryBin('oxfmt', 'oxfmt', ['--check', '.'])],
  ['types of the template of a new ruleset', () => tsc('-p', 'scripts/template')],
  ['types of settings', () => tsc('-p', '.')],
  ['docker-compose.yml (dclint)', () => tryBin('dclint', 'dclint', ['--max-warnings', '0', 'docker-compose.yml'])],
  ['the API keeps what the last release promised (graphql-inspector)', promises],
  ['no machine paths, hosts or reminders in any file', () => verdict(strayWords())],
  ['stylesheets: short, each class in one place, none unused', stylesheets],
  ['messages: no unused keys', () => verdict(unusedMessages())],
  ['a complete package-lock.json', () => verdict(gapsInLock())],
]

/** Runs every check, continues after a failure, and returns the exit code. */
export function runChecks() {
  return orSaySo(async () => {
    await ensureInstalled()
    const { passed, failed } = await checkAll()
    console.log(`\n${passed} checks passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  })
}

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
export async function checkAll() {
  await runNode([inRoot('scripts', 'generate.mjs')])
  const passed = [await report(first)]
  const queue = [...others]
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) passed.push(await report(next))
  }
  await Promise.all([lane(), lane()])
  const failed = passed.filter((well) => !well).length
  return { passed: passed.length - failed, failed, skipped: 0 }
}

async function report([title, run]) {
  const began = Date.now()
  const { code, output } = await run()
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '       '))
  return code === 0
}

/** Loaded late, like the next one: they need packages, and packages are installed by what imports this file. */
async function stylesheets() {
  const { faultsOfStyles } = await import('./styles.mjs')
  return verdict(faultsOfStyles())
}

async function promises() {
  const { apiChanges } = await import('./apiChanges.mjs')
  return verdict(await apiChanges())
}

function verdict(complaints) {
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n') }
}
