// npm run fresh: tests the two commands in a fresh environment. HEAD is cloned into a temporary folder, HOME and npm's cache
// are empty; npm start must get ready and leave nothing behind when it is ended, a second one must be fast, npm test must pass.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

const firstTime = 15 * 60_000
const secondTime = 60_000
const running = new Set()

await orSaySo(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-fresh-'))
  try {
    await prove(folder)
  } finally {
    running.forEach((child) => end(child, 'SIGKILL'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})

async function prove(folder) {
  const clone = join(folder, 'muster')
  execFileSync('git', ['clone', '--quiet', root, clone])
  const env = {
    ...process.env,
    HOME: join(folder, 'home'),
    npm_config_cache: join(folder, 'cache'),
    PORT: String(await freePort()),
  }
  for (const key of ['MUSTER_DATA', 'DATABASE_URL', 'NODE_ENV', 'npm_config_userconfig']) delete env[key]
  mkdirSync(env.HOME)
  console.log(`first npm start: ready after ${await startAndEnd(clone, env, firstTime)} s`)
  console.log(`second npm start: ready after ${await startAndEnd(clone, env, secondTime)} s`)
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' })
  if (changed !== '') throw new ScriptProblem(`npm start changed files of the clone:\n${changed}`)
  const began = Date.now()
  const code = await ended(spawn('npm', ['test'], { cwd: clone, env, stdio: 'inherit' }))
  console.log(`npm test: exit code ${code} after ${seconds(began)} s`)
  if (code !== 0) throw new ScriptProblem('npm test failed in the fresh clone.')
}

async function startAndEnd(cwd, env, patience) {
  const began = Date.now()
  // A process group of its own, as in a terminal, so that Ctrl-C reaches npm and what it runs.
  const child = spawn('npm', ['start'], { cwd, env, stdio: 'inherit', detached: true })
  running.add(child)
  const exit = ended(child).finally(() => running.delete(child))
  const failed = exit.then((code) =>
    Promise.reject(new ScriptProblem(`npm start ended with ${code} before it was ready.`)),
  )
  failed.catch(() => undefined)
  await Promise.race([untilHealthy(env.PORT, began + patience), failed])
  const taken = seconds(began)
  end(child, 'SIGINT')
  await Promise.race([exit, sleep(30_000)])
  const left = processesBelow(cwd)
  if (left !== '') throw new ScriptProblem(`After Ctrl-C these were still running:\n${left}`)
  return taken
}

// The whole group: npm and what it runs.
function end(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Gone already.
  }
}

async function untilHealthy(port, deadline) {
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new ScriptProblem('npm start was not ready in time.')
}

function processesBelow(folder) {
  const all = execFileSync('ps', ['-eo', 'pid,stat,args'], { encoding: 'utf8' }).split('\n')
  const uses = (pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      return false
    }
  }
  return all
    .filter((line) => line.includes(folder) || (process.platform === 'linux' && uses(line.trim().split(' ')[0])))
    .join('\n')
}

function ended(child) {
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)))
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
