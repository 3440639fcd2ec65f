import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { adaptersThere, loadAdapter } from './adapters.js'
import { leaksOf } from './commonLeaks.js'
import { settingsFrom } from './fixed.js'
import { runSuite } from './suite.js'

const usage =
  'npm run twoworld -- [--ruleset ID] [--pairs 2000] [--seed TEXT] [--set battles.stage=calendar] [--level view|http]'

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    pairs: { type: 'string' },
    seed: { type: 'string' },
    level: { type: 'string', default: 'view' },
    set: { type: 'string', multiple: true },
  },
})
/** What the rules tell, or what a server sends. */
const overHttp = values.level === 'http'
const pairs = Number(values.pairs ?? (overHttp ? 400 : 2000))
const wanted = adaptersThere().filter((ruleset) => ruleset === (values.ruleset ?? ruleset))
if (!Number.isInteger(pairs) || pairs < 1 || wanted.length === 0 || !['view', 'http'].includes(values.level)) {
  const there = adaptersThere().join(', ')
  console.error(
    `Give the number of pairs as a whole number, view or http as the level, and one of these rulesets or none: ${there}.\n${usage}`,
  )
  process.exit(2)
}

/** Settings that all campaigns have alike. */
const fixed = settingsFrom(values.set ?? [])

/** As many pairs as wanted of one ruleset, and every planted leak; whether all is well. */
const run = async (ruleset: string): Promise<boolean> => {
  const adapter = await loadAdapter(ruleset)
  const leaks = leaksOf(adapter)
  const began = performance.now()
  const {
    pairs: compared,
    observed,
    told,
    differences,
    changed,
    caught,
  } = runSuite(adapter, pairs, values.seed ?? 'on demand', leaks, fixed)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${ruleset}: ${String(compared)} pairs compared in ${seconds} s, ${String(observed)} of them for an observer too; ${String(told)} more told the seat apart by right.`,
  )
  for (const [name, count] of Object.entries(changed).sort()) console.log(`  ${name}: ${String(count)}`)
  const missed = leaks.filter(({ channel }) => caught[channel] === null)
  console.log(`${String(leaks.length - missed.length)} of ${String(leaks.length)} planted leaks caught.`)
  for (const { channel } of missed) console.error(`missed: ${channel}`)
  for (const found of differences) console.error(found)
  return differences.length === 0 && missed.length === 0 && compared >= pairs
}

if (overHttp) {
  // The server's classes carry decorators with their types, which vitest compiles and tsx does not.
  const set = values.set ? { MUSTER_SET: values.set.join(' ') } : {}
  const env = { ...process.env, ...set, MUSTER_PAIRS: String(pairs), MUSTER_SEED: values.seed ?? 'on demand' }
  const file = 'test/api/twoWorlds.test.ts'
  const args = ['vitest', 'run', file, '--disable-console-intercept']
  if (values.ruleset) args.push('--testNamePattern', values.ruleset)
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1
} else for (const ruleset of wanted) if (!(await run(ruleset))) process.exitCode = 1
