import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Identifies this process so that a later one with the same number is not taken for it: pid, and its start time if the system tells. */
export function processMark(pid = process.pid): string {
  return `${pid} ${startOf(pid)}`
}

/** True while the process that wrote this mark runs. */
export function isAlive(mark: string): boolean {
  const [pid = '', start = ''] = mark.split(' ')
  return runs(Number(pid)) && startOf(Number(pid)) === start
}

export function runs(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return stateOf(pid) !== 'Z'
}

export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while (runs(pid)) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

// Fields of the process table on Linux; empty elsewhere, where the number alone has to do.
function fieldsOf(pid: number): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function startOf(pid: number): string {
  return fieldsOf(pid)[19] ?? ''
}

function stateOf(pid: number): string {
  return fieldsOf(pid)[0] ?? ''
}
