import { completeCooled, isCooled, overdueGroups } from '../store/asks.js'
import { type Due, whatIsDue } from '../store/due.js'
import { dueClosings } from '../store/matters.js'
import { noteForgetting, toForget } from '../store/forgetting.js'
import { type Figures, readFigures } from '../store/figures.js'
import { setOperators } from '../store/operator.js'
import { openBoards } from '../store/boards.js'
import { openHouseKey } from '../store/houseKey.js'
import { purgeLoose } from '../store/pictures.js'
import { purgeOutbox, signalUser } from '../store/queue.js'
import { openStore, whileEmpty } from '../store/store.js'
import { warsToOpen } from '../store/books.js'
import { campaignsWithDueEvents } from '../store/preparedEvents.js'
import { openTryOnce } from './common/tryOnce.js'
import { awake, beat } from './clock/away.js'
import { endPause, duePauses } from './clock/endPause.js'
import { closeGroup, type CloseGroup, type Closing } from './resolution/closeGroup.js'
import { dueVotes } from '../store/votes.js'
import { settleVote } from './useCases/settleDueVote.js'
import { closeOnNotice, type ClosingRef } from './useCases/closings.js'
import type { Context } from './access/context.js'
import { chronicleLimits } from './chronicle/chronicleLimits.js'
import { forget } from './useCases/forget.js'
import { dueCampaigns, turnDue } from './useCases/turnDeputies.js'
import { deliverLetters } from './letters/deliverLetters.js'
import { releaseEditions } from './clock/releaseEditions.js'
import { holdWithoutEdition } from './resolution/editions.js'
import { openWar } from './resolution/openWar.js'
import { releaseEvents } from './resolution/releaseEvents.js'
import { type Maps, openMaps } from './compute/maps.js'
import { type Bots, openBots } from './resolution/playBots.js'
import type { Registry } from './compute/registry.js'
import { renamed } from './useCases/renamed.js'
import { useCasesOf } from './useCasesOf.js'
import { openTurns } from './common/turns.js'
import type { UseCases } from './common/contract.js'
import { generateKeyAside, type NewKey } from './dice/vrf.js'
import { type Engines, enginesHere } from './compute/engines.js'
import type { ListedOdds, OddsTask } from './compute/odds.js'
import { openOrderDesk, type OrderDesk } from './sealing/orderDesk.js'

/** The running referee: what callers may ask of it, and what jobs tell it to do. */
export interface Referee extends UseCases {
  closeGroup(job: CloseGroup): Promise<Closing>
  /** Which of these there is anything of to do now: one question for all sweeps. */
  whatIsDue(about: readonly Due[]): Promise<readonly Due[]>
  /** Groups that are complete or past their deadline and still open. */
  overdue(): Promise<readonly CloseGroup[]>
  /** Stages whose closing was announced, when the notice is over. */
  closeOnNotice(closing: ClosingRef): Promise<void>
  dueClosings(): Promise<readonly ClosingRef[]>
  /** Votes that are decided, or whose time is over. */
  settleVote(vote: ClosingRef): Promise<void>
  dueVotes(): Promise<readonly ClosingRef[]>
  /** Pauses that end by themselves, when their hour has come. */
  endPause(campaignId: string): Promise<void>
  duePauses(): Promise<readonly string[]>
  /** Begins and ends what is due of those who act for holders of seats, and of vacations. */
  turnDeputies(campaignId: string): Promise<void>
  deputiesDue(): Promise<readonly string[]>
  /** Letters that have been on their way long enough. */
  deliverLetters(): Promise<void>
  /** A server is running: to be called every few seconds, so that no deadline passes while none is. */
  beat(): Promise<void>
  readonly bots: Bots
  readonly maps: Maps
  /** The possible outcomes of a procedure. */
  oddsOf(task: OddsTask): Promise<ListedOdds>
  readonly orderDesk: OrderDesk
  /** Opens an ended war to all its members, as far as that is not done. */
  openWar(campaignId: string): Promise<void>
  /** What was prepared for a turn that has opened happens. */
  releaseEvents(campaignId: string): Promise<void>
  /** Campaigns in which it has not, because a server was stopped in between. */
  eventsDue(): Promise<readonly string[]>
  warsToOpen(): Promise<readonly string[]>
  /** Holds running campaigns whose edition is not here. */
  holdWithoutEdition(): Promise<void>
  /** Lets campaigns go on that were held for an edition that is here. */
  releaseEditions(): Promise<void>
  /** Runs the work while no campaign exists, on only one node; null if there is one. */
  whileEmpty<Value>(work: () => Promise<Value>): Promise<Value | null>
  /** An account is about to be deleted. Whatever becomes of this process, what it leaves behind is cleared. */
  noteForgetting(userId: string): Promise<void>
  /** Frees the places of a deleted account, and takes its name out of what stays. */
  forget(userId: string): Promise<void>
  /** Deleted accounts that left something behind. */
  toForget(): Promise<readonly string[]>
  /** Deletes deliveries that are too old, and pictures that nobody has put into an entry. */
  purge(): Promise<void>
  /** How much there is of what a host watches. */
  figures(): Promise<Figures>
  /** Whom the host has named as operators, by their addresses. */
  setOperators(emails: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Opens the referee. Only it reads states; everything that it tells leaves as briefings. */
export const openReferee = async (settings: {
  readonly refereeUrl: string
  readonly registry: Registry
  /** Where its rulesets compute; left out: in this thread. */
  readonly engines?: Engines
  /** Left out: new ones. */
  readonly newKey?: NewKey
  readonly connections?: number
  /** Takes signals after the commit; left out: PostgreSQL does. */
  readonly publish?: (signals: readonly string[]) => void
}): Promise<Referee> => {
  const store = await openStore(settings.refereeUrl, settings.connections, settings.publish)
  const { registry, engines = enginesHere(registry), newKey = generateKeyAside } = settings
  const houseKey = await openHouseKey(store.plain)
  const maps = openMaps(registry, engines)
  const context: Context = {
    ...{ store, registry, engines, maps, boards: openBoards() },
    ...{ houseKey, newKey, turns: openTurns() },
  }
  const attempt = openTryOnce()
  return {
    ...useCasesOf(context),
    renamed: (userId) => renamed(context, userId),
    noteForgetting: (userId) => noteForgetting(store.plain, userId),
    forget: (userId) => attempt(`the forgetting of ${userId}`, () => forget(context, userId)),
    toForget: () => toForget(store.plain),
    signalRevoked: (userId) => signalUser(store.plain, userId),
    whatIsDue: (about) => whatIsDue(store.plain, about),
    closeGroup: async (job) => {
      if (job.why === 'deadline') await awake(context)
      return closeGroup(context, job)
    },
    overdue: async () => {
      if (await isCooled(store.plain)) {
        await awake(context)
        await completeCooled(store.plain)
      }
      return overdueGroups(store.plain)
    },
    closeOnNotice: async (closing) => {
      await awake(context)
      return closeOnNotice(context, closing)
    },
    settleVote: (vote) => settleVote(context, vote),
    dueVotes: () => dueVotes(store.plain),
    endPause: (campaignId) => endPause(context, campaignId),
    duePauses: () => duePauses(context),
    turnDeputies: (campaignId) => attempt(`the deputies of ${campaignId}`, () => turnDue(context, campaignId)),
    deputiesDue: () => dueCampaigns(context),
    deliverLetters: () => deliverLetters(context),
    beat: () => beat(context),
    holdWithoutEdition: () => holdWithoutEdition(context),
    releaseEditions: () => releaseEditions(context),
    dueClosings: () => dueClosings(store.plain),
    bots: openBots(context),
    maps,
    oddsOf: (task) => engines.run('odds', task),
    orderDesk: openOrderDesk(context),
    openWar: (campaignId) => attempt(`the opening of ${campaignId}`, () => openWar(context, campaignId)),
    warsToOpen: () => warsToOpen(store.plain),
    releaseEvents: (campaignId) => attempt(`the events of ${campaignId}`, () => releaseEvents(context, campaignId)),
    eventsDue: () => campaignsWithDueEvents(store.plain),
    receiptKey: houseKey.publicKey,
    whileEmpty: (work) => whileEmpty(store, work),
    purge: async () => {
      await purgeOutbox(store.plain)
      await purgeLoose(store.plain, chronicleLimits.looseHours)
    },
    figures: () => readFigures(store.plain),
    setOperators: (emails) => store.transaction((tx) => setOperators(tx, emails)),
    close: async () => {
      await store.close()
      await engines.close()
    },
  }
}
