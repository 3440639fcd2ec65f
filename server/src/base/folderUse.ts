import { lstat, readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export interface FolderUse {
  /** Of all files in it. */
  readonly bytes: number
  /** What is left on its disk. */
  readonly free: number
}

/** One that is deleted meanwhile counts nothing. */
const sizeOf = async (path: string): Promise<number> => {
  try {
    const found = await lstat(path)
    if (!found.isDirectory()) return found.size
    let bytes = 0
    for (const name of await readdir(path)) bytes += await sizeOf(join(path, name))
    return bytes
  } catch {
    return 0
  }
}

const longest = 60_000

/** What a folder holds, counted once a minute at most. */
export const openFolderUse = (folder: string): (() => Promise<FolderUse>) => {
  let known: { readonly at: number; readonly use: Promise<FolderUse> } | null = null
  const count = async (): Promise<FolderUse> => {
    const bytes = await sizeOf(folder)
    const disk = await statfs(folder).catch(() => null)
    return { bytes, free: disk ? disk.bavail * disk.bsize : 0 }
  }
  return () => {
    if (!known || performance.now() - known.at > longest) known = { at: performance.now(), use: count() }
    return known.use
  }
}
