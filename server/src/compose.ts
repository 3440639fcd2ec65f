import { type Accounts, openAccounts } from './auth/accounts.js'
import type { LoginLimits } from './auth/limits.js'
import type { Config } from './config.js'
import { migrate } from './db/migrate.js'
import { openPool } from './db/pool.js'
import { type RunningPostgres, startPostgres } from './db/postgres/index.js'
import { openDemo } from './demo.js'
import { type Execution, openExecution } from './graphql/execution.js'
import { openBudget } from './graphql/limits/budget.js'
import type { Budgets } from './graphql/limits/budgets.js'
import { openSchema } from './graphql/schema.js'
import { addressFinder } from './http/address.js'
import { openPages } from './http/pages.js'
import { serve } from './http/serve.js'
import { startJobs } from './jobs/index.js'
import { openHub } from './live/hub.js'
import { openSignals } from './live/signals.js'
import { openStanding } from './live/standing.js'
import { openReferee, type Referee } from './referee/index.js'
import { loadRegistry, type Registry } from './referee/compute/registry.js'
import { type Engines, enginesHere, openEngines } from './referee/compute/engines.js'
import type { NewKey } from './referee/dice/vrf.js'
import { openReads } from './store/openReads.js'
import { logFault } from './base/log.js'

export interface OpenOptions {
  readonly config: Config
  /** One of our own that is coming up already; left out: it is started here, where the config names none. */
  readonly postgres?: Promise<RunningPostgres>
  /** Left out: the rulesets that are installed. */
  readonly registry?: Registry
  /** Left out: threads of the rulesets that are installed, and this very thread for others. */
  readonly engines?: Engines
  /** Left out: every campaign has a fresh key made for it. */
  readonly newKey?: NewKey
  readonly limits?: LoginLimits
  readonly budgets?: Budgets
}

export interface Server {
  /** On this machine. */
  readonly url: string
  readonly ownerUrl: string
  readonly accounts: Accounts
  readonly referee: Referee
  /** One line for each demo account, for the person at the keyboard. */
  readonly demo: readonly string[]
  /** Stops in order: requests and streams, jobs, then the database. */
  close(): Promise<void>
}

/** What was opened, closed again in the opposite order, each whatever happens to the others. */
const closing = (): { add(close: () => Promise<unknown>): void; all(): Promise<void> } => {
  const open: (() => Promise<unknown>)[] = []
  return {
    add: (close) => open.push(close),
    all: async () => {
      for (let close = open.pop(); close; close = open.pop())
        await close().catch((error: unknown) => logFault('something did not stop', error))
    },
  }
}

/** The login library's tables are the only ones that its role finds without naming a schema. */
const accountsUrl = (url: string): string => {
  const own = new URL(url)
  own.searchParams.set('options', '-c search_path=accounts')
  return own.href
}

const openApi = async (): Promise<Execution> => openExecution(await openSchema())

/** Puts the parts together: nothing is decided here. */
export const openServer = async (options: OpenOptions): Promise<Server> => {
  const opened = closing()
  const { config, registry, limits, budgets } = options
  const { port, databaseUrl, dataFolder, secret, publicUrl } = config
  try {
    const pages = config.pages ? openPages() : Promise.resolve(null)
    const starting = databaseUrl === null ? (options.postgres ?? startPostgres(dataFolder)) : Promise.resolve(null)
    // Looked at below; until then a failure of them must not end the process.
    for (const begun of [pages, starting]) begun.catch(() => undefined)
    opened.add(() =>
      starting.then(
        (own) => own?.stop(),
        () => undefined,
      ),
    )
    // What needs no database is worked out while it comes up.
    const shelf = registry ?? (await loadRegistry())
    const execution = await openApi()
    const own = await starting
    own?.watch()
    const ownerUrl = own?.ownerUrl ?? databaseUrl ?? ''
    const urls = await migrate(ownerUrl, secret)
    // Rulesets that were handed in exist in this thread alone.
    const engines = options.engines ?? (registry ? enginesHere(registry) : openEngines(shelf))
    const referee = await openReferee({
      ...{ refereeUrl: urls.referee, registry: shelf, engines },
      ...(options.newKey && { newKey: options.newKey }),
    })
    opened.add(() => referee.close())
    const pool = openPool(accountsUrl(urls.accounts), 10)
    opened.add(() => pool.end())
    const addressOf = addressFinder(config.trustProxy)
    const accounts = openAccounts({
      pool,
      secret,
      publicUrl,
      addressOf,
      ...(limits ? { limits } : {}),
      onSessionEnd: (userId) => referee.signalRevoked(userId),
      onRename: (userId) => referee.renamed(userId),
    })
    opened.add(() => accounts.close())
    const reads = openReads(urls.reader)
    opened.add(() => reads.close())
    const signals = await openSignals(urls.referee)
    opened.add(() => signals.close())
    signals.onUser((userId) => accounts.forget(userId))
    const jobs = await startJobs({
      ...{ refereeUrl: urls.referee, referee },
      purges: [() => accounts.purge(), () => referee.purge()],
    })
    opened.add(() => jobs.stop())
    const demo = config.demo ? await openDemo(dataFolder, referee, shelf, accounts) : []
    const built = await pages
    if (built) opened.add(() => built.close())
    const standing = openStanding(accounts.whoStand, signals)
    opened.add(() => {
      standing.close()
      return Promise.resolve()
    })
    const services = {
      accounts,
      reads,
      referee,
      hub: openHub(reads, signals),
      standing,
      shelf: { ...shelf, ...referee.maps, oddsOf: referee.oddsOf },
      addressOf,
      budget: openBudget(budgets),
    }
    const serving = await serve({ port, host: config.host, publicUrl, services, execution, pages: built })
    opened.add(() => serving.close())
    return {
      url: `http://localhost:${String(serving.port)}`,
      ownerUrl,
      accounts,
      referee,
      demo,
      close: () => opened.all(),
    }
  } catch (error) {
    await opened.all()
    throw error
  }
}

/** Does what every start does before anybody asks, so that V8 compiles it: scripts/bundle.mjs keeps what it compiled. */
export const rehearse = async (): Promise<void> => {
  await loadRegistry()
  await openApi()
}
