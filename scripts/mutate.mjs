// npm run mutate: plants faults in engines, fog, desks and reports, and lets the compiler, cases and unit tests look for them (docs/mutate.md).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { runNode } from './child.mjs'
import { compiler } from './compiles.mjs'
import { excludedMutations, isLeftOut, mutantsBelow, placeOf, sampleOf, withoutEquivalents } from './mutants.mjs'
import { inRoot, root } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

const help = `npm run mutate -- [--ruleset ID] [--below PATH]… [--sample N | --all] [--seed N] [--at-least PERCENT]

  --ruleset ID          boltgun or hex-1.4; both without it
  --below PATH          only files whose path begins so, from the top of the checkout
  --sample N            how many faults, drawn by the seed; 200 without it
  --seed N              which sample; 1 without it
  --all                 every fault: many hours
  --workers N           at a time; 2 without it
  --at-least PERCENT    must be found, or the command fails; 90 without it`

const { values } = parseArgs({
  options: {
    ruleset: { type: 'string' },
    below: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
    'at-least': { type: 'string', default: '90' },
    help: { type: 'boolean', default: false },
  },
})

async function mutate() {
  const [sample, seed, atLeast] = ['sample', 'seed', 'at-least'].map(numberOf)
  await runNode([inRoot('scripts', 'generate.mjs')])
  const every = await mutantsBelow(values.ruleset, values.below)
  const judged = every.filter((fault) => !isLeftOut(fault, values.below))
  const open = withoutEquivalents(judged)
  const chosen = values.all ? open : sampleOf(open, sample, seed)
  if (chosen.length === 0) throw new ScriptProblem('Nothing below that path can be changed.')
  console.log(
    `${chosen.length} of ${open.length} faults; ${judged.length - open.length} more are listed as equivalent.`,
  )
  const planted = chosen.filter(compiler())
  const refused = chosen.length - planted.length
  console.log(`The compiler refuses ${refused} of them; ${planted.length} are planted.`)
  const code = verdict(planted.length > 0 ? await plant(planted) : [], refused, atLeast)
  console.log(leftOut(every.length - judged.length))
  return code
}

function numberOf(name) {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < 0) throw new ScriptProblem(`--${name} wants a whole number.`)
  return value
}

/** Plants the faults one at a time; returns the result of each, in Stryker's terms. */
async function plant(faults) {
  const results = inRoot('test-results')
  mkdirSync(results, { recursive: true })
  process.env.MUSTER_ROOT = root
  process.env.MUSTER_MUTANTS = `${results}/mutants.json`
  if (values.ruleset) process.env.MUSTER_JUDGES = values.ruleset
  writeFileSync(process.env.MUSTER_MUTANTS, JSON.stringify(faults.map(placeOf)))
  const stryker = new Stryker({
    mutate: [...new Set(faults.map(rangeOf))],
    mutator: { excludedMutations },
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutate/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', inRoot('scripts', 'mutantSample.mjs')],
    checkers: ['sample'],
    // What is planted in code that runs as a module loads would need every test, at the cost of fifty others.
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: numberOf('workers'),
    timeoutMS: 30_000,
    // The first run executes every test, on a machine that may be busy
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only'],
    tempDirName: 'test-results/stryker',
    ignorePatterns: ['.data', 'docs', 'test-results', 'dist', 'bundle', '.next'],
    disableTypeChecks: false,
    allowConsoleColors: false,
    logLevel: 'warn',
  })
  return stryker.runMutationTest()
}

const leftOut = (bots) =>
  `Left out: rule texts, settings' questions, the wording of sentences, what takes effect only while a module loads${
    bots === 0 ? '' : `, and ${bots} faults in what bots weigh (--below a path with "suggest" plants them)`
  }.`

const rangeOf = ({ file, location: { start, end } }) =>
  `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`

const found = new Set(['Killed', 'Timeout', 'RuntimeError'])

/** Prints every fault that nothing found; returns the exit code. */
function verdict(results, refused, atLeast) {
  const judged = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored')
  const missed = judged.filter(({ status }) => !found.has(status))
  for (const mutant of missed) console.log(describe(mutant))
  const all = refused + judged.length
  const caught = all - missed.length
  const share = (100 * caught) / all
  console.log(
    `\n${all} faults, ${caught} found (${refused} by the compiler, ${judged.length - missed.length} of ${judged.length} by tests), ${missed.length} not: ${share.toFixed(1)} %`,
  )
  return share >= atLeast ? 0 : 1
}

function describe({ fileName, location, mutatorName, replacement, status }) {
  const line = readFileSync(fileName, 'utf8').split('\n')[location.start.line - 1]?.trim()
  const place = `${relative(root, fileName)}:${location.start.line}:${location.start.column}`
  return `\n${status} ${place} ${mutatorName}\n    ${line}\n    → ${replacement}`
}

if (values.help) console.log(help)
else process.exitCode = await orSaySo(mutate)
