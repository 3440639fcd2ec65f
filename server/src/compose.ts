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
interface Opened {
  keep<Part>(part: Part, close: (part: Part) => unknown): Part
  closeAll(): Promise<void>
}

const opening = (): Opened => {
  const closings: (() => unknown)[] = []
  return {
    keep: (part, close) => {
      closings.push(() => close(part))
      return part
    },
    closeAll: async () => {
      for (let close = closings.pop(); close; close = closings.pop())
        try {
          await close()
        } catch (error) {
          logFault('something did not stop', error)
        }
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

const openGames = async (
  opened: Opened,
  { registry, engines, newKey }: OpenOptions,
  shelf: Registry,
  refereeUrl: string,
) => {
  // Rulesets that were handed in exist in this thread alone.
  const threads = engines ?? (registry ? enginesHere(registry) : openEngines(shelf))
  const referee = await openReferee({ refereeUrl, registry: shelf, engines: threads, ...(newKey && { newKey }) })
  return opened.keep(referee, (it) => it.close())
}

const openPeople = (opened: Opened, { config, limits }: OpenOptions, url: string, referee: Referee): Accounts => {
  const pool = opened.keep(openPool(accountsUrl(url), 10), (it) => it.end())
  const accounts = openAccounts({
    ...{ pool, secret: config.secret, publicUrl: config.publicUrl, ...(limits && { limits }) },
    addressOf: addressFinder(config.trustProxy),
    onSessionEnd: (userId) => referee.signalRevoked(userId),
    onRename: (userId) => referee.renamed(userId),
  })
  return opened.keep(accounts, (it) => it.close())
}

const openJobs = async (opened: Opened, refereeUrl: string, referee: Referee, accounts: Accounts): Promise<void> => {
  const jobs = await startJobs({ refereeUrl, referee, purges: [() => accounts.purge(), () => referee.purge()] })
  opened.keep(jobs, (it) => it.stop())
}

/** Puts the parts together: nothing is decided here. */
const openParts = async (opened: Opened, options: OpenOptions): Promise<Omit<Server, 'close'>> => {
  const { config } = options
  const { port, host, databaseUrl, dataFolder, publicUrl } = config
  const pages = config.pages ? openPages() : Promise.resolve(null)
  const starting = databaseUrl === null ? (options.postgres ?? startPostgres(dataFolder)) : Promise.resolve(null)
  // Looked at below; until then a failure of them must not end the process.
  for (const begun of [pages, starting]) begun.catch(() => undefined)
  opened.keep(null, () =>
    starting.then(
      (own) => own?.stop(),
      () => undefined,
    ),
  )
  // What needs no database is worked out while it comes up.
  const shelf = options.registry ?? (await loadRegistry())
  const execution = await openApi()
  const own = await starting
  own?.watch()
  const ownerUrl = own?.ownerUrl ?? databaseUrl ?? ''
  const urls = await migrate(ownerUrl, config.secret)
  const referee = await openGames(opened, options, shelf, urls.referee)
  const accounts = openPeople(opened, options, urls.accounts, referee)
  const reads = opened.keep(openReads(urls.reader), (it) => it.close())
  const signals = opened.keep(await openSignals(urls.referee), (it) => it.close())
  signals.onUser((userId) => accounts.forget(userId))
  await openJobs(opened, urls.referee, referee, accounts)
  const demo = config.demo ? await openDemo(dataFolder, referee, shelf, accounts) : []
  const built = opened.keep(await pages, (it) => it?.close())
  const standing = opened.keep(openStanding(accounts.whoStand, signals), (it) => it.close())
  const services = {
    ...{ accounts, reads, referee, standing, hub: openHub(reads, signals) },
    shelf: { ...shelf, ...referee.maps, oddsOf: referee.oddsOf },
    addressOf: addressFinder(config.trustProxy),
    budget: openBudget(options.budgets),
  }
  const serving = await serve({ port, host, publicUrl, services, execution, pages: built })
  opened.keep(serving, (it) => it.close())
  return { url: `http://localhost:${String(serving.port)}`, ownerUrl, accounts, referee, demo }
}

/** Whatever was opened is closed again, also where the rest could not be. */
export const openServer = async (options: OpenOptions): Promise<Server> => {
  const opened = opening()
  try {
    return { ...(await openParts(opened, options)), close: () => opened.closeAll() }
  } catch (error) {
    await opened.closeAll()
    throw error
  }
}

/** Does what every start does before anybody asks, so that V8 compiles it: scripts/bundle.mjs keeps what it compiled. */
export const rehearse = async (): Promise<void> => {
  await loadRegistry()
  await openApi()
}
