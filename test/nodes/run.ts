import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rest } from '../chaos/rest.js'
import { openWars, play } from '../rolling/players.js'
import { type Running, startIn } from '../rolling/servers.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Versions of Node that are still maintained. */
const majors = ['20', '22', '24'] as const

/** So many sealed answers, in wars of both rulesets against bots. */
const enough = 12

const patience = 300_000

const folder = mkdtempSync(join(tmpdir(), 'muster-nodes-'))

/** The program of that version, as npm brings it for this machine. */
const programOf = (major: string): string => {
  const [name, place] = [`node-${process.platform}-${process.arch}`, join(folder, major)]
  execFileSync(
    'npm',
    ['install', '--silent', '--no-save', '--no-audit', '--no-fund', '--prefix', place, `${name}@${major}`],
    {
      stdio: 'inherit',
    },
  )
  return join(place, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** What Node says of packages that will not run on some later version is no complaint. */
const complaintsOf = (server: Running): readonly string[] =>
  server
    .said()
    .split('\n')
    .filter((line) => line !== '' && !line.includes('DeprecationWarning'))

/** Starts a house under it and plays; what went wrong, one text each. */
const tryNode = async (major: string): Promise<readonly string[]> => {
  const program = programOf(major)
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
  const began = Date.now()
  const server: Running = await startIn(root, version, { MUSTER_DATA: join(folder, `data-${major}`) }, program)
  const started = Date.now() - began
  const players = play([server], await openWars(server.url() ?? ''))
  for (const end = Date.now() + patience; players.acknowledged.length < enough && Date.now() < end;) await rest(100)
  await players.stop()
  const code = await server.drain()
  console.log(
    `Node ${version}: served after ${(started / 1000).toFixed(1)} s, ${String(players.acknowledged.length)} seals in ${((Date.now() - began) / 1000).toFixed(0)} s`,
  )
  return [
    ...players.failed,
    ...(players.acknowledged.length < enough ? ['too few seals'] : []),
    ...(code === 0 ? [] : [`it ended with ${String(code)}`]),
    ...complaintsOf(server).map((line) => `it said: ${line}`),
  ].map((what) => `Node ${version}: ${what}`)
}

const found: string[] = []
try {
  for (const major of majors) found.push(...(await tryNode(major)))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const one of found) console.error(one)
process.exitCode = found.length > 0 ? 1 : 0
