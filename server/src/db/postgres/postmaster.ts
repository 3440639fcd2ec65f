import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem } from '../../base/startProblem.js'
import { asAccount, type Account } from './account.js'
import type { Binaries } from './binaries.js'
import { clusterArgument } from './cluster.js'
import { explaining, fullSentence, type DataFolder } from './folder.js'
import { runs, waitUntilGone } from './processes.js'

export interface Postmaster {
  readonly pid: number
  readonly port: number
}

// Crash recovery of a large journal takes a while; the first hundred tries of a plain start take 1 s.
const recoveryTime = 120_000
// After a kill -9 of the whole group the shared memory is in use until the last back end is gone.
const lingerTime = 10_000
const logLimit = 10 * 1024 * 1024

/** The server that already runs on this cluster, say one whose parent was killed, once it is ready; otherwise null. */
export async function findRunning(folder: DataFolder): Promise<Postmaster | null> {
  const found = readPidFile(folder)
  if (!found) return null
  if (runs(found.pid) && isOurs(found.pid, folder)) {
    return (await untilReady(folder, found.pid)) ? readPidFile(folder) : null
  }
  // The number now belongs to another program, which PostgreSQL would take for itself.
  rmSync(join(folder.cluster, 'postmaster.pid'), { force: true })
  return null
}

export interface Launching {
  readonly settings: readonly string[]
  /** Left out: a free one. */
  readonly port: number | undefined
  /** Called when its process runs, some time before it answers. */
  readonly onLaunch: (() => void) | undefined
}

/** Starts a server in a session of its own, so that Ctrl-C reaches only us and the database is stopped last. */
export async function launch(
  folder: DataFolder,
  binaries: Binaries,
  account: Account | null,
  { settings, port: onPort, onLaunch }: Launching,
): Promise<Postmaster> {
  const deadline = Date.now() + lingerTime
  for (;;) {
    const port = onPort ?? (await freePort())
    const told = startProcess(folder, binaries, account, [...settings, `port=${port}`])
    const pid = told.pid
    onLaunch?.()
    if (pid !== undefined && (await untilReady(folder, pid))) return { pid, port }
    const said = told.said()
    if (said.includes('No space left on device')) throw new StartProblem(fullSentence(folder.data))
    const passing = /shared memory block|Address already in use|lock file .* already exists/.test(said)
    if (!passing || Date.now() > deadline)
      throw new StartProblem(`PostgreSQL did not start: ${lastFatal(said)} (see ${folder.log})`)
    await sleep(100)
  }
}

type Stop = readonly [signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL', patience: number]

const atOnce: readonly Stop[] = [
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
]

/** The "fast" stop: open transactions are rolled back, everything acknowledged is on disk. */
export const stopPostmaster = (pid: number): Promise<void> => end(pid, [['SIGINT', 30_000], ...atOnce])

/** The "immediate" stop of one that hangs: the next start recovers everything acknowledged. */
export const killPostmaster = (pid: number): Promise<void> => end(pid, atOnce)

/** Ends whatever runs on this cluster, ready or not. */
export async function killRunning(folder: DataFolder): Promise<void> {
  const found = readPidFile(folder)
  if (found && runs(found.pid) && isOurs(found.pid, folder)) await killPostmaster(found.pid)
}

async function end(pid: number, stops: readonly Stop[]): Promise<void> {
  for (const [signal, patience] of stops) {
    if (!runs(pid)) return
    process.kill(pid, signal)
    wake(pid)
    if (await waitUntilGone(pid, patience)) return
  }
}

/** A stopped process continues; for others it does nothing. */
export function wake(pid: number): void {
  if (runs(pid)) process.kill(pid, 'SIGCONT')
}

function startProcess(folder: DataFolder, binaries: Binaries, account: Account | null, settings: readonly string[]) {
  const log = openLog(folder)
  const from = statSync(folder.log).size
  const args = ['-D', clusterArgument(account, folder.cluster), ...settings.flatMap((setting) => ['-c', setting])]
  const stdio = ['ignore', log, log] as const
  const child = spawn(binaries.postgres, args, {
    cwd: folder.cluster,
    ...asAccount(account),
    detached: true,
    stdio: [...stdio],
  })
  child.on('error', () => undefined)
  child.unref()
  closeSync(log)
  return { pid: child.pid, said: () => readFileSync(folder.log).subarray(from).toString('utf8') }
}

function openLog(folder: DataFolder): number {
  return explaining(folder.data, () => {
    const size = statSync(folder.log, { throwIfNoEntry: false })?.size ?? 0
    return openSync(folder.log, size > logLimit ? 'w' : 'a', 0o600)
  })
}

async function untilReady(folder: DataFolder, pid: number): Promise<boolean> {
  const deadline = Date.now() + recoveryTime
  while (runs(pid)) {
    const found = readPidFile(folder)
    if (found?.pid === pid && found.ready) return true
    if (Date.now() > deadline) throw new StartProblem(`PostgreSQL was not ready after two minutes: see ${folder.log}`)
    await sleep(10)
  }
  return false
}

function readPidFile(folder: DataFolder): (Postmaster & { readonly ready: boolean }) | null {
  try {
    const lines = readFileSync(join(folder.cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}

// A postmaster works in its cluster; where the system cannot tell, the number is believed.
function isOurs(pid: number, folder: DataFolder): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder.cluster)
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function lastFatal(said: string): string {
  const lines = said.trim().split('\n')
  const fatal = lines.filter((line) => /FATAL|PANIC|could not/.test(line))
  return (fatal.at(-1) ?? lines.at(-1) ?? 'it said nothing').trim()
}
