// npm run fresh: tests the two commands in a fresh environment. HEAD is cloned into a temporary folder, HOME and npm's cache
// are empty; npm start must get ready and leave nothing behind when it is ended, a second one must be fast, npm test must pass.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { inFresh } from './inFresh.mjs'
import { root } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'
import { ended, seconds, startAndEnd } from './started.mjs'

const firstTime = 15 * 60_000
const secondTime = 60_000

await orSaySo(() => inFresh('fresh', prove))

async function prove(folder, env) {
  const clone = join(folder, 'muster')
  execFileSync('git', ['clone', '--quiet', root, clone])
  Object.assign(env, { HOME: join(folder, 'home'), npm_config_cache: join(folder, 'cache') })
  delete env.npm_config_userconfig
  mkdirSync(env.HOME)
  const start = (patience) => startAndEnd(['npm', 'start'], { cwd: clone, env, patience })
  console.log(`first npm start: ready after ${await start(firstTime)} s`)
  console.log(`second npm start: ready after ${await start(secondTime)} s`)
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' })
  if (changed !== '') throw new ScriptProblem(`npm start changed files of the clone:\n${changed}`)
  const began = Date.now()
  const code = await ended(spawn('npm', ['test'], { cwd: clone, env, stdio: 'inherit' }))
  console.log(`npm test: exit code ${code} after ${seconds(began)} s`)
  if (code !== 0) throw new ScriptProblem('npm test failed in the fresh clone.')
}
