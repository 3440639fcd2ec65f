import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { administrator } from '../support/administrator.js'
import { persist, rest } from './rest.js'
import { type RunningPostgres, startPostgres } from '@muster/server/dist/db/postgres/index.js'

/** The database that suffers. It is watched as the product watches its own. */
export interface Database {
  readonly server: RunningPostgres
  /** `SIGKILL`, or `SIGQUIT`, which is the immediate stop of pg_ctl. */
  end(signal: 'SIGKILL' | 'SIGQUIT'): void
  /** Until it takes a connection again; how long that was stands in `outages`, in milliseconds. */
  answers(): Promise<void>
  readonly outages: readonly number[]
  /** Breaks every connection of these logins. */
  cut(urls: readonly string[]): Promise<void>
  /** No file of it may grow past so many bytes; null lifts that. False where the system does not allow it. */
  limitFiles(bytes: number | null): boolean
  /** A segment of the journal, which somebody must have room to write. */
  fillJournal(): Promise<void>
  stop(): Promise<void>
}

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

const parentOf = (pid: string): number => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/** What the postmaster has forked. */
const childrenOf = (postmaster: number): readonly string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)

/** A system may let nobody but its own account limit a process, not even the administrator's. */
const ownerOf = (pid: string): { readonly uid?: number; readonly gid?: number } => {
  const { uid, gid } = statSync(`/proc/${pid}`)
  return uid === process.getuid?.() ? {} : { uid, gid }
}

const limitOf = (pid: string): string | undefined =>
  /^Max file size +(\w+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1]

/**
 * False where the system does not allow it, or where the process has just ended. Who is limited so already is left alone: a program for each process, again and again,
 * would leave this one no time to see that the database answers.
 */
const limitProcess = (pid: string, bytes: number | null): boolean => {
  try {
    const size = bytes === null ? 'unlimited' : String(bytes)
    if (limitOf(pid) === size) return true
    return spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${size}:`], { stdio: 'ignore', ...ownerOf(pid) }).status === 0
  } catch {
    return false
  }
}

/** The postmaster first: what it forks from then on is limited as it is, and those that it had forked before are all found. */
const limit = (folder: string, bytes: number | null): boolean => {
  try {
    const postmaster = postmasterOf(folder)
    const done = limitProcess(String(postmaster), bytes)
    for (const child of childrenOf(postmaster)) limitProcess(child, bytes)
    return done
  } catch {
    return false
  }
}

const ask = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('SELECT 1')
  await client.end()
}

const megabytes = 20

const fill = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  await client.connect()
  for (let written = 0; written < megabytes; written += 1)
    await client.query(`SELECT pg_logical_emit_message(false, 'chaos', repeat('x', 1000000))`)
  await client.end()
}

const cutAll = async (url: string, logins: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ANY($1)', [logins])
  } finally {
    await client.end()
  }
}

export const openDatabase = async (folder: string): Promise<Database> => {
  const server = await startPostgres(folder)
  server.watch()
  const outages: number[] = []
  return {
    ...{ server, outages },
    answers: async () => {
      const since = Date.now()
      await rest(50)
      await persist(() => ask(server.ownerUrl))
      outages.push(Date.now() - since)
    },
    end: (signal) => {
      process.kill(postmasterOf(folder), signal)
    },
    // A server that was left without room may be starting anew just then.
    cut: (urls) =>
      persist(() =>
        cutAll(
          administrator(folder, server.ownerUrl),
          urls.map((url) => new URL(url).username),
        ),
      ),
    fillJournal: () => fill(server.ownerUrl),
    limitFiles: (bytes) => limit(folder, bytes),
    stop: () => server.stop(),
  }
}
