// Starts the product as somebody would, waits until it is ready, looks at it, and ends it as Ctrl-C does.
import { execFileSync, spawn } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ScriptProblem } from './problem.mjs'

const running = new Set()

/** What every installation answers, and with what status: pages, API, workbench, reference, and a picture that the pages draw. */
const answers = {
  '/': 200,
  '/sign-in': 200,
  '/docs/': 200,
  '/schema.graphql': 200,
  '/graphql/assets/graphiql.js': 200,
  '/war/unknown/preview.png': 404,
}

/** Seconds until it was ready. `patience` in milliseconds. */
export async function startAndEnd([command, ...args], { cwd, env, patience }) {
  const began = Date.now()
  // A process group of its own, as in a terminal, so that Ctrl-C reaches npm and what it runs.
  const child = spawn(command, args, { cwd, env, stdio: 'inherit', detached: true })
  running.add(child)
  const exit = ended(child).finally(() => running.delete(child))
  const failed = exit.then((code) =>
    Promise.reject(new ScriptProblem(`${command} ${args.join(' ')} ended with ${code} before it was ready.`)),
  )
  failed.catch(() => undefined)
  await Promise.race([untilHealthy(env.PORT, began + patience), failed])
  const taken = seconds(began)
  await lookAt(env.PORT)
  end(child, 'SIGINT')
  await Promise.race([exit, sleep(30_000)])
  const left = processesBelow(cwd)
  if (left !== '') throw new ScriptProblem(`After Ctrl-C these were still running:\n${left}`)
  return taken
}

export function endAll() {
  for (const child of running) end(child, 'SIGKILL')
}

export function ended(child) {
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(code ?? signal)))
}

export function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1)
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function lookAt(port) {
  for (const [path, status] of Object.entries(answers)) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    if (answer.status !== status) throw new ScriptProblem(`${path} answered ${answer.status} instead of ${status}.`)
  }
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
  throw new ScriptProblem('It was not ready in time.')
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
