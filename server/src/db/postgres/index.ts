import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseLoss } from '../../base/databaseLoss.js'
import { accountForPostgres } from './account.js'
import { findBinaries } from './binaries.js'
import { initCluster } from './cluster.js'
import { checkSpace, openDataFolder, readSecrets, type DataFolder } from './folder.js'
import { withLock } from './lock.js'
import { databaseName, ensureOwner, ownerRole, urlOf, type Passwords } from './owner.js'
import { findRunning, killRunning, launch, stopPostmaster, type Postmaster } from './postmaster.js'
import { withPatience } from './patience.js'
import { addUser, isInUse } from './users.js'
import { watchOver } from './watch.js'

export interface RunningPostgres {
  /** Login of the role that owns the database and may make roles; only migrations use it. */
  readonly ownerUrl: string
  readonly port: number
  readonly pid: number
  /** From now on a server that dies is restarted, on its port. */
  watch(): void
  /** Stops the server unless another living process uses it; may be called twice. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** False only for tests: a power failure may then cost the data. */
  readonly durable?: boolean
  /** Called when its process runs, some time before it answers; never for one that is adopted. */
  readonly onLaunch?: () => void
}

/** A PostgreSQL on the loopback interface with its files below the data folder: adopted if one runs there, otherwise started. */
export async function startPostgres(dataFolder: string, options: PostgresOptions = {}): Promise<RunningPostgres> {
  const folder = openDataFolder(dataFolder)
  checkSpace(folder)
  return withLock(folder.lock, async () => {
    const secrets = readSecrets(folder, ['postgres', 'owner'])
    const forget = addUser(folder)
    try {
      const server = await answering(folder, secrets, options)
      const login = { port: server.port, user: ownerRole, password: secrets.owner, database: databaseName }
      const start = withPatience(
        () => answering(folder, secrets, options, server.port),
        () => killRunning(folder),
      )
      const again = () => withLock(folder.lock, start)
      const watching = watchOver(server, again)
      const stop = stopOnce(folder, () => watching.stop(), forget)
      return { ...server, ownerUrl: urlOf(login), watch: () => watching.start(), stop }
    } catch (error) {
      forget()
      throw error
    }
  })
}

/** Stops the server of this data folder, whoever uses it. */
export async function stopPostgres(dataFolder: string): Promise<void> {
  const folder = openDataFolder(dataFolder)
  await withLock(folder.lock, async () => {
    const server = await findRunning(folder)
    if (server) await stopPostmaster(server.pid)
  })
}

// A server that is being killed at this moment looks alive until it is queried.
async function answering(
  folder: DataFolder,
  secrets: Passwords,
  options: PostgresOptions,
  port?: number,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const server = (await findRunning(folder)) ?? (await launchFresh(folder, secrets.postgres, options, port))
    try {
      await ensureOwner(server.port, secrets)
      return server
    } catch (error) {
      if (attempt === 20 || !isDatabaseLoss(error)) throw error
      await sleep(100)
    }
  }
}

async function launchFresh(
  folder: DataFolder,
  password: string,
  { durable = true, onLaunch }: PostgresOptions,
  port?: number,
): Promise<Postmaster> {
  const account = accountForPostgres()
  const binaries = findBinaries(account)
  await initCluster(folder, binaries, account, { password, durable })
  return launch(folder, binaries, account, {
    settings: durable ? settings : [...settings, ...careless],
    ...{ port, onLaunch },
  })
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'password_encryption=scram-sha-256',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'cluster_name=muster',
]

const careless = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  // It would follow a run that makes and drops a database for each file of tests.
  'autovacuum=off',
  // Sessions of tests are short: plans for the values of each of the first five calls are a third of what the server has to do for them.
  ...['plan_cache_mode=force_generic_plan', 'jit=off'],
  // Each house logs in a dozen times, with passwords that nobody could guess anyway.
  'scram_iterations=1',
]

function stopOnce(folder: DataFolder, last: () => Promise<Postmaster>, forget: () => void): () => Promise<void> {
  let stopping: Promise<void> | null = null
  const stop = async () => {
    const { pid } = await last()
    const leave = async () => {
      forget()
      if (!isInUse(folder)) await stopPostmaster(pid)
    }
    await withLock(folder.lock, leave).catch((error: unknown) => {
      // A full disk refuses the lock, and must not keep the server from being stopped.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      return leave()
    })
  }
  return () => (stopping ??= stop())
}
