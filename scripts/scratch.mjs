import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const inMemory = '/dev/shm'
/** A whole run writes about a quarter of this. */
const enough = 4 * 1024 ** 3

/**
 * Where tests write what they throw away: in memory on Linux if there is room, since a database is many small files; otherwise in the usual folder.
 * Calls `work` and removes what it left.
 */
export async function withScratch(work) {
  const folder = roomInMemory() >= enough ? mkdtempSync(join(inMemory, 'muster-')) : null
  if (folder) process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function roomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize
  } catch {
    return 0
  }
}
