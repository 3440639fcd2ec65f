import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { buildAll, unbuilt } from './build.mjs'
import { install, installedSoFar, isInstalled } from './install.mjs'
import { inRoot } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'
import { progressOf } from './progress.mjs'

/** Everything behind npm start. The server runs in this very process, so that signals need no forwarding. */
export function start() {
  return orSaySo(async () => {
    await refuseTakenPort(process.env.PORT ?? '3000')
    await prepare()
    process.env.NODE_ENV ??= 'production'
    await import(pathToFileURL(inRoot('server', 'start.mjs')).href)
  })
}

/** Prepares whatever is missing and reports progress; prints nothing if nothing is missing. */
async function prepare() {
  const [isBare, missing] = [!isInstalled('run'), unbuilt()]
  const total = Number(isBare) + missing.length
  if (total === 0) return
  const step = progressOf(total + 1)
  if (isBare)
    await step(
      'installing packages',
      () => install('run'),
      () => installedSoFar('run'),
    )
  await buildAll(missing, step)
  console.log(`${String(total + 1)} of ${String(total + 1)}: starting the database and the server …`)
}

// Reported before minutes of building; the server reports it again if another program takes the port meanwhile.
function refuseTakenPort(port) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new ScriptProblem(`PORT is "${port}", which is not a port: set it to a number from 1 to 65535.`)
  }
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(new ScriptProblem(portSentence(port, error.code))))
    probe.listen(Number(port), () => probe.close(resolve))
  })
}

function portSentence(port, code) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop it, or choose another port with PORT=3001 npm start.`
  if (code === 'EACCES')
    return `Your account may not open port ${port}: choose one above 1023 with PORT=3000 npm start.`
  return `Port ${port} cannot be opened (${code}): choose another with PORT=3001 npm start.`
}
