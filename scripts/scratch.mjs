import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** A whole run was seen to hold 0.2 GB at a time; whatever else the memory is for keeps the rest. */
const enough = 4 * 1024 ** 3

/**
 * Where tests write what they throw away: in memory on Linux if there is room, since a database is many small files; otherwise in the usual folder.
 * Calls `work` and removes what it left, also when it is interrupted.
 */
export async function withScratch(work) {
  if (roomInMemory() < enough) return work()
  const folder = mkdtempSync(join(inMemory, 'muster-'))
  // As the usual folder: PostgreSQL runs under an account of its own.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  process.once('exit', remove)
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code))
  return work()
}

function roomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize
  } catch {
    return 0
  }
}
