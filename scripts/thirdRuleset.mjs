// npm run third-ruleset: tests that a ruleset is one new folder. HEAD is cloned, npm run new-ruleset writes a third one into the clone, every
// check and every test of rulesets runs on it, it is built and played through the API and in a browser; then everything is deleted.
import { execFileSync, spawn } from 'node:child_process'
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { third } from '../test/newRuleset/names.mjs'
import { inRoot, root } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

await orSaySo(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-third-'))
  try {
    await prove(join(folder, 'muster'))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})

async function prove(clone) {
  execFileSync('git', ['clone', '--quiet', root, clone])
  for (const place of ['node_modules', 'server/node_modules', 'web/node_modules'])
    twin(inRoot(place), join(clone, place))
  await must(clone, 'npm run new-ruleset', ['scripts/newRuleset.mjs', third.id, third.title])
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' }).trim()
  if (changed !== `?? rulesets/${third.id}/`)
    throw new ScriptProblem(`More than one new folder was written:\n${changed}`)
  await must(clone, 'what is generated', ['scripts/generate.mjs'])
  await must(clone, 'its types, with all rulesets and the server', [inPackages('typescript-7/bin/tsc'), '-b', 'server'])
  await must(clone, 'npm run schema', ['server/dist/graphql/printSchema.js'])
  const tests = ['test/conformance', 'test/cases', 'test/api/schema.test.ts', 'test/api/matrix.test.ts']
  const play = ['test', '--config', 'test/newRuleset/playwright.config.ts', '--reporter=list']
  const failed = [
    ...(await step(clone, 'npm run check', ['scripts/check.mjs'])),
    ...(await step(clone, 'the tests of rulesets', [inPackages('vitest/vitest.mjs'), 'run', ...tests])),
    ...(await step(clone, 'playing it, through the API and in a browser', [
      inPackages('@playwright/test/cli.js'),
      ...play,
    ])),
  ]
  if (failed.length > 0) throw new ScriptProblem(`With a third ruleset these fail (see above): ${failed.join('; ')}.`)
  console.log('\nA ruleset is one new folder and nothing else.')
}

function inPackages(path) {
  return `node_modules/${path}`
}

/** Runs one step; returns its title if it failed. */
async function step(cwd, title, args) {
  const began = Date.now()
  console.log(`\n${title} …`)
  const env = { ...process.env }
  for (const key of ['MUSTER_DATA', 'DATABASE_URL', 'NODE_ENV', 'PORT']) delete env[key]
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' })
  const code = await new Promise((resolve) => child.on('close', (exit, signal) => resolve(exit ?? signal)))
  console.log(`${title}: exit code ${code} after ${((Date.now() - began) / 1000).toFixed(1)} s`)
  return code === 0 ? [] : [title]
}

async function must(cwd, title, args) {
  const [failed] = await step(cwd, title, args)
  if (failed) throw new ScriptProblem(`"${failed}" failed: its messages stand above.`)
}

/** The same files under another name, instantly and without using space if the file system allows it; links stay as they are. */
function twin(from, to) {
  if (!lstatSync(from, { throwIfNoEntry: false })) return
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)]
    // What tools store there they overwrite in place.
    if (entry.name.startsWith('.vite') || (entry.name === '.cache' && from === inRoot('node_modules'))) continue
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(here), there)
    else if (entry.isDirectory()) twin(here, there)
    else sameFile(here, there)
  }
}

function sameFile(here, there) {
  try {
    linkSync(here, there)
  } catch {
    copyFileSync(here, there)
  }
}
