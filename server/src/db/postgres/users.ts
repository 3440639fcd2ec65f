import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFolder } from './folder.js'
import { isAlive, processMark } from './processes.js'

let counter = 0

/** Notes that this start uses the server; returns how to remove the note. Two nodes may share one server: the last one stops it. */
export function addUser(folder: DataFolder): () => void {
  counter += 1
  const path = join(folder.users, `${process.pid}-${counter}`)
  writeFileSync(path, processMark(), { mode: 0o600 })
  return () => rmSync(path, { force: true })
}

/** True if a living process still uses the server; removes the notes of dead ones. */
export function isInUse(folder: DataFolder): boolean {
  const living = readdirSync(folder.users).filter((name) => {
    const path = join(folder.users, name)
    if (isAlive(readFileSync(path, 'utf8'))) return true
    rmSync(path, { force: true })
    return false
  })
  return living.length > 0
}
