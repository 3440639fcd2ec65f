import { randomBytes } from 'node:crypto'
import {
  accessSync,
  existsSync,
  chmodSync,
  constants,
  mkdirSync,
  readFileSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { StartProblem } from '../../base/startProblem.js'

/** Where things are below the data folder. */
export interface DataFolder {
  readonly data: string
  /** PostgreSQL's own files; its account must be able to reach them only through its working directory. */
  readonly cluster: string
  readonly log: string
  readonly lock: string
  /** One file for each start that uses the running server. */
  readonly users: string
  readonly secrets: string
}

const megabyte = 1024 * 1024

/** An empty cluster is 40 MB and its journal soon 80 MB more; a running one needs room to write. */
export const spaceFor = { first: 200 * megabyte, again: 50 * megabyte }

/** Makes the folder, private to us, or says why it cannot be used. */
export function openDataFolder(path: string): DataFolder {
  const data = resolve(path)
  const home = join(data, 'postgres')
  return explaining(data, () => {
    mkdirSync(join(home, 'users'), { recursive: true, mode: 0o700 })
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK)
    chmodSync(data, 0o700)
    return {
      data,
      cluster: join(home, 'cluster'),
      log: join(home, 'server.log'),
      lock: join(home, 'lock'),
      users: join(home, 'users'),
      secrets: join(home, 'secrets.json'),
    }
  })
}

/** Refuses a disk that PostgreSQL would fill while it starts. */
export function checkSpace(
  folder: DataFolder,
  needed = existsSync(folder.cluster) ? spaceFor.again : spaceFor.first,
): void {
  const { bavail, bsize } = explaining(folder.data, () => statfsSync(folder.data))
  if (bavail * bsize < needed) throw new StartProblem(fullSentence(folder.data))
}

export function fullSentence(data: string): string {
  return `The disk that holds the data folder ${data} is full: free at least ${spaceFor.first / megabyte} MB, or set MUSTER_DATA to a folder elsewhere.`
}

/** Works in the folder; a file system error becomes a sentence. */
export function explaining<T>(data: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw fileProblem(data, error)
  }
}

function fileProblem(data: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartProblem(fullSentence(data))
  if (code === undefined || !['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code)) return error
  return new StartProblem(
    `The data folder ${data} cannot be written to (${code}): give your account permission to write there, or set MUSTER_DATA to another folder.`,
  )
}

/** The passwords that only this data folder knows: made once, mode 0600, one for each requested name. */
export function readSecrets<Name extends string>(folder: DataFolder, names: readonly Name[]): Record<Name, string> {
  return explaining(folder.data, () => {
    const known = knownSecrets(folder.secrets)
    const missing = names.filter((name) => known[name] === undefined)
    const all = {
      ...known,
      ...Object.fromEntries(missing.map((name) => [name, randomBytes(24).toString('base64url')])),
    }
    if (missing.length > 0) writePrivate(folder.secrets, JSON.stringify(all, null, 2))
    return all as Record<Name, string>
  })
}

function knownSecrets(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Written completely or not at all, and never readable by others. */
export function writePrivate(path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, path)
}
