import { setTimeout as delay } from 'node:timers/promises'
import { type Accounts, openAccounts } from './auth/accounts.js'
import { providersThere } from './auth/discovery.js'
import type { LoginLimits } from './auth/limits.js'
import type { PasswordHash } from './auth/options.js'
import type { Provider } from './auth/providers.js'
import { copyBeforeMigration } from './backup/index.js'
import type { Server } from './composed.js'
import { type Config, linkBaseOf } from './config.js'
import { migrate } from './db/migrate.js'
import { accountsUrl, openPool } from './db/pool.js'
import { type RunningPostgres, startPostgres } from './db/postgres/index.js'
import { openDemo } from './demo.js'
import { type Execution, openExecution } from './graphql/execution.js'
import { openBudget } from './graphql/limits/budget.js'
import type { Budgets } from './graphql/limits/budgets.js'
import { openSchema } from './graphql/schema.js'
import { addressFinder } from './http/address.js'
import { openPages } from './http/pages.js'
import { serveMetrics } from './http/metrics.js'
import { serve } from './http/serve.js'
import { openPictures } from './pictures/index.js'
import { openReencoder } from './pictures/reencoder.js'
import { startJobs } from './jobs/index.js'
import { openBus } from './live/bus.js'
import { openHub } from './live/hub.js'
import { openSignals } from './live/signals.js'
import type { Bus } from './live/types.js'
import { openStanding } from './live/standing.js'
import { type Mail, openMail } from './mail/mail.js'
import type { Notify } from './notify/notify.js'
import { openNotifications } from './notify/index.js'
import { openReferee, type Referee } from './referee/index.js'
import { loadRegistry, type Registry } from './referee/compute/registry.js'
import { type Engines, enginesHere, openEngines } from './referee/compute/engines.js'
import type { NewKey } from './referee/dice/vrf.js'
import { openReads } from './store/openReads.js'
import { openSideStore } from './store/store.js'
import { logFault } from './base/log.js'
import { openFolderUse } from './base/folderUse.js'
import { retold } from './messages/retold.js'
import { type Opened, opening } from './base/opened.js'
import { watchPool } from './base/metrics.js'

/** What a server is opened with. */
export interface OpenOptions {
  readonly config: Config
  /** Our own server that is already starting; left out: it is started here, unless the config names one. */
  readonly postgres?: Promise<RunningPostgres>
  /** Left out: the installed rulesets. */
  readonly registry?: Registry
  /** Left out: threads for the installed rulesets, and this thread for others. */
  readonly engines?: Engines
  /** Left out: the API's, opened with the server. */
  readonly execution?: Execution
  /** Left out: a new key is made for every campaign. */
  readonly newKey?: NewKey
  readonly limits?: LoginLimits
  /** Left out: as slow as it should be. */
  readonly passwordHash?: PasswordHash
  readonly budgets?: Budgets
  /** Left out: as the config says. */
  readonly mail?: Mail
  /** What is waited for before the server stops; left out: as long as the config says. */
  readonly drain?: () => Promise<unknown>
}

/** The schema, and what is compiled of it: the same for every server of a process. */
export const openApi = async (): Promise<Execution> => openExecution(await openSchema())

const openGames = async (
  opened: Opened,
  { registry, engines, newKey }: OpenOptions,
  shelf: Registry,
  refereeUrl: string,
  bus: Bus | null,
) => {
  // Rulesets that were passed in exist only in this thread.
  const threads = engines ?? (registry ? enginesHere(registry) : openEngines(shelf))
  const referee = await openReferee({
    refereeUrl,
    registry: shelf,
    engines: threads,
    ...(newKey && { newKey }),
    ...(bus && { publish: (signals) => bus.publish(signals) }),
  })
  return opened.keep(referee, (it) => it.close())
}

const openPeople = (
  opened: Opened,
  { config, limits, passwordHash }: OpenOptions,
  url: string,
  referee: Referee,
  mail: Mail,
  isInvitation: (code: string) => Promise<boolean>,
  providers: readonly Provider[],
): Accounts => {
  const pool = opened.keep(watchPool('accounts', openPool(accountsUrl(url), 10)), (it) => it.end())
  const accounts = openAccounts({
    ...{
      pool,
      secret: config.secret,
      publicUrl: config.publicUrl,
      ...(limits && { limits }),
      ...(passwordHash && { passwordHash }),
    },
    ...{ mail, linkBase: linkBaseOf(config), confirmFirst: config.mail.smtpUrl !== null },
    signUps: { mode: config.signUp, isInvitation },
    providers,
    addressOf: addressFinder(config.trustProxy),
    onSessionEnd: (userId) => referee.signalRevoked(userId),
    onRename: (userId) => referee.renamed(userId),
    onLeaving: (userId) => referee.noteForgetting(userId),
    onGone: (userId) => referee.forget(userId),
  })
  return opened.keep(accounts, (it) => it.close())
}

const openNotifying = async (
  opened: Opened,
  { config }: OpenOptions,
  shelf: Registry,
  refereeUrl: string,
  mail: Mail,
) => {
  const store = opened.keep(await openSideStore(refereeUrl, 5), (it) => it.close())
  const publicUrl = config.publicUrl ?? `http://localhost:${String(config.port)}`
  return openNotifications({
    ...{
      store,
      publicUrl,
      mail,
      sender: config.mail.from,
      secret: config.secret,
      privateHooks: config.privateHooks,
      chatHosts: config.chatHosts,
    },
    stageTitle: (ruleset, stage) => retold(ruleset, shelf.get(ruleset)?.stages[stage] ?? stage),
  })
}

const openJobs = async (
  opened: Opened,
  refereeUrl: string,
  referee: Referee,
  accounts: Accounts,
  notify: Notify,
): Promise<void> => {
  const purges = [() => accounts.purge(), () => referee.purge(), () => notify.purge()]
  const jobs = await startJobs({ refereeUrl, referee, notify, purges })
  opened.keep(jobs, (it) => it.stop())
}

/** Puts the parts together; decides nothing. */
const openParts = async (opened: Opened, options: OpenOptions): Promise<Omit<Server, 'close'>> => {
  const { config } = options
  const { port, host, databaseUrl, dataFolder, publicUrl } = config
  if (config.telemetry) {
    const { openTelemetry } = await import('./telemetry.js')
    opened.keep(openTelemetry(config.telemetry), (it) => it.close())
  }
  const pages = config.pages ? openPages() : Promise.resolve(null)
  const starting = databaseUrl === null ? (options.postgres ?? startPostgres(dataFolder)) : Promise.resolve(null)
  // Awaited below; until then their failure must not end the process.
  for (const begun of [pages, starting]) begun.catch(() => undefined)
  opened.keep(null, () =>
    starting.then(
      (own) => own?.stop(),
      () => undefined,
    ),
  )
  // What needs no database is prepared while it starts.
  const shelf = options.registry ?? (await loadRegistry(logFault))
  const execution = options.execution ?? (await openApi())
  const providers = await providersThere(config.providers)
  const own = await starting
  own?.watch()
  const ownerUrl = own?.ownerUrl ?? databaseUrl ?? ''
  const urls = await migrate(ownerUrl, config.secret, () => copyBeforeMigration(config, ownerUrl))
  const bus = config.redisUrl === null ? null : await openBus(urls.referee, config.redisUrl)
  opened.keep(bus, (it) => it?.close())
  const referee = await openGames(opened, options, shelf, urls.referee, bus)
  await referee.setOperators(config.operators)
  const mail = opened.keep(options.mail ?? openMail(config.mail), (it) => it.close())
  const reads = opened.keep(openReads(urls.reader), (it) => it.close())
  const isInvitation = async (code: string): Promise<boolean> => (await reads.invitation(code, null)) !== null
  const accounts = openPeople(opened, options, urls.accounts, referee, mail, isInvitation, providers)
  const signals = opened.keep(await openSignals(urls.referee, bus), (it) => it.close())
  signals.onUser((userId) => accounts.forget(userId))
  const telling = await openNotifying(opened, options, shelf, urls.referee, mail)
  await openJobs(opened, urls.referee, referee, accounts, telling.notify)
  const demo = config.demo ? await openDemo(dataFolder, referee, shelf, accounts) : []
  const built = opened.keep(await pages, (it) => it?.close())
  const standing = opened.keep(openStanding(accounts, signals), (it) => it.close())
  const services = {
    ...{ accounts, reads, referee, standing, hub: openHub(reads, signals), channels: telling.channels },
    shelf: { ...shelf, ...referee.maps, oddsOf: referee.oddsOf, orderDesk: referee.orderDesk },
    addressOf: addressFinder(config.trustProxy),
    budget: openBudget(options.budgets),
    publicUrl: linkBaseOf(config),
    folderUse: openFolderUse(dataFolder),
  }
  const reencoder = opened.keep(openReencoder(), (it) => it.close())
  const pictures = openPictures(services, reencoder, publicUrl)
  const serving = await serve({
    ...{
      port,
      host,
      publicUrl,
      trustProxy: config.trustProxy,
      services,
      execution,
      notifyPages: telling.pages,
      pages: built,
      pictures,
    },
    drain: options.drain ?? (() => delay(config.drainSeconds * 1000)),
  })
  opened.keep(serving, (it) => it.close())
  const watched = config.metrics && (await serveMetrics({ ...config.metrics, figures: () => referee.figures() }))
  opened.keep(watched, (it) => it?.close())
  const url = `http://localhost:${String(serving.port)}`
  return { url, metricsPort: watched?.port ?? null, ownerUrl, accounts, referee, notify: telling.notify, demo }
}

/** Whatever was opened is closed again, also if the rest could not be. */
export const openServer = async (options: OpenOptions): Promise<Server> => {
  const opened = opening()
  try {
    return { ...(await openParts(opened, options)), close: () => opened.closeAll() }
  } catch (error) {
    await opened.closeAll()
    throw error
  }
}

/** Does what every start does before the first request, so that V8 compiles it; scripts/bundle.mjs stores the compiled code. */
export const rehearse = async (): Promise<void> => {
  await loadRegistry()
  await openApi()
}
