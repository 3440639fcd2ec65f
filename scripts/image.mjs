// npm run image: takes the steps of the Dockerfile one by one, without an engine: HEAD is built and its last stage put together in a temporary folder, started as the
// image starts it, and looked at. What an engine adds is not tried: the base image, its user and owners of files, and that nothing else of this machine is in reach.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inFresh } from './inFresh.mjs'
import { inRoot, root } from './paths.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'
import { startAndEnd } from './started.mjs'

const patience = 60_000

/** One instruction a line: name and the rest. */
function instructions() {
  const lines = readFileSync(inRoot('Dockerfile'), 'utf8').split('\n')
  return lines.filter((line) => /^[A-Z]/.test(line)).map((line) => /^(\S+) (.*)$/.exec(line).slice(1))
}

/** Each does for a stage what an engine would. A stage is a folder, where it stands in it, and its environment. */
const takes = {
  WORKDIR: (stage, path) => {
    stage.at = path
    mkdirSync(join(stage.folder, path), { recursive: true })
  },
  ENV: (stage, given) => {
    for (const pair of given.split(' ')) {
      const [name, value] = pair.split('=')
      stage.env[name] = value
    }
  },
  RUN: (stage, command) => {
    // Folders of the system that it makes are made in the stage, and its accounts do not exist here.
    const here = command.replaceAll(/ -[og] node/g, '').replaceAll(/(?<= )\/(?=\w)/g, `${stage.folder}/`)
    execFileSync('sh', ['-c', here], { cwd: join(stage.folder, stage.at), env: stage.env, stdio: 'inherit' })
  },
  COPY: (stage, given, { stages, context }) => {
    const [, from, what] = /^(?:--from=(\w+) )?(?:--chown=\S+ )?(.*)$/.exec(given)
    const paths = what.split(' ')
    const to = join(stage.folder, stage.at, paths.pop())
    const source = from === undefined ? context : stages.get(from)?.folder
    if (source === undefined) throw new ScriptProblem(`There is no stage ${from} in the Dockerfile.`)
    for (const path of paths) {
      const into = to.endsWith('/') && path !== '.' ? join(to, path.split('/').at(-1)) : to
      cpSync(join(source, path), into, { recursive: true, verbatimSymlinks: true })
    }
  },
  CMD: (stage, command) => {
    stage.command = JSON.parse(command)
  },
  USER: () => undefined,
  EXPOSE: () => undefined,
}

await orSaySo(() => inFresh('image', tryImage))

async function tryImage(folder, env) {
  const [context, stages] = [join(folder, 'context'), new Map()]
  execFileSync('git', ['clone', '--quiet', root, context])
  let stage = null
  for (const [name, rest] of instructions()) {
    console.log(`${name} ${rest}`)
    if (name === 'FROM') {
      const [, as = 'last'] = rest.split(' AS ')
      stage = { folder: join(folder, as), at: '/', env: { ...env }, command: [] }
      stages.set(as, stage)
    } else if (takes[name]) takes[name](stage, rest, { stages, context })
    else throw new ScriptProblem(`${name} in the Dockerfile is not known here: add it to scripts/image.mjs.`)
  }
  const data = { PORT: env.PORT, MUSTER_DATA: join(stage.folder, stage.env.MUSTER_DATA) }
  const started = { cwd: join(stage.folder, stage.at), env: { ...stage.env, ...data }, patience }
  console.log(`${stage.command.join(' ')}: ready after ${await startAndEnd(stage.command, started)} s`)
}
