import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem } from '../../base/startProblem.js'
import { isAlive, processMark } from './processes.js'

const patience = 120_000
// A lock file without a name in it is one whose writer was killed between two instructions.
const writingTime = 2_000

/** Works while no other process does so on the same lock file; a lock left by a dead process is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience
  while (!take(path)) {
    clearAbandoned(path)
    if (Date.now() > deadline) {
      throw new StartProblem(
        `Another start has held ${path} for two minutes: end that process, or remove the file if none runs.`,
      )
    }
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path: string): boolean {
  try {
    writeNew(path, processMark())
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function writeNew(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
  } catch (error) {
    // On a full disk: an empty lock would keep the next start waiting.
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

function clearAbandoned(path: string): void {
  const holder = read(path)
  if (holder === null || (holder === '' ? isFresh(path) : isAlive(holder))) return
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    // Between reading and moving, another process may have taken it over: then it belongs to that one, and is put back.
    if (read(aside) === holder) rmSync(aside, { force: true })
    else renameSync(aside, path)
  } catch {
    // Cleared by another start.
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function isFresh(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return !!found && Date.now() - found.mtimeMs < writingTime
}
