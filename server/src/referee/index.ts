import { overdueGroups } from '../store/asks.js'
import { dueClosings } from '../store/matters.js'
import { openBoards } from '../store/boards.js'
import { openHouseKey } from '../store/houseKey.js'
import { purgeOutbox, signalUser } from '../store/queue.js'
import { openStore, whileEmpty } from '../store/store.js'
import { warsToOpen } from '../store/books.js'
import { acceptInvitation } from './useCases/acceptInvitation.js'
import { agreeOnTime } from './useCases/agreeOnTime.js'
import { openAttempts } from './common/attempts.js'
import { awake, beat } from './clock/away.js'
import { removeBot, seatBot } from './useCases/bots.js'
import { callOffTime } from './useCases/callOffTime.js'
import { closeGroup, type CloseGroup, type Closing } from './resolution/closeGroup.js'
import { endCampaign, pauseCampaign, resumeCampaign } from './useCases/clockwork.js'
import { closeOnNotice, closeStage, type ClosingRef } from './useCases/closings.js'
import { consentTo, objectTo } from './useCases/consents.js'
import type { Context } from './access/context.js'
import { createCampaign } from './useCases/createCampaign.js'
import { extendDeadline } from './useCases/extendDeadline.js'
import { invite, revokeInvitation } from './useCases/invite.js'
import { leaveCampaign, removeFacilitator, removeHolder } from './useCases/leave.js'
import { openWar } from './resolution/openWar.js'
import { type Maps, openMaps } from './compute/maps.js'
import { type Bots, openBots } from './resolution/playBots.js'
import { proposeTimes } from './useCases/proposeTimes.js'
import type { Registry } from './compute/registry.js'
import { renamed } from './useCases/renamed.js'
import { rollAtBattle } from './useCases/rollAtBattle.js'
import { saveDraft } from './useCases/saveDraft.js'
import { sealOrders } from './useCases/sealOrders.js'
import { startCampaign } from './useCases/startCampaign.js'
import { openTurns } from './common/turns.js'
import { writeToBattle } from './useCases/writeToBattle.js'
import type { Caller, UseCases } from './common/contract.js'
import { generateKeyAside, type NewKey } from './dice/vrf.js'
import { type Engines, enginesHere } from './compute/engines.js'
import type { ListedOdds, OddsTask } from './compute/odds.js'

/** The referee at work: what callers may ask of it, and what jobs tell it to do. */
export interface Referee extends UseCases {
  closeGroup(job: CloseGroup): Promise<Closing>
  /** Groups that are complete or past their hour and still open. */
  overdue(): Promise<readonly CloseGroup[]>
  /** Stages whose closing was announced, when the notice is over. */
  closeOnNotice(closing: ClosingRef): Promise<void>
  dueClosings(): Promise<readonly ClosingRef[]>
  /** A server is at work: to be told every few seconds, so that no deadline passes while none is. */
  beat(): Promise<void>
  readonly bots: Bots
  readonly maps: Maps
  /** The ways in which a procedure may end. */
  oddsOf(task: OddsTask): Promise<ListedOdds>
  /** Opens a war that is over to everybody in it, as far as that is not done. */
  openWar(campaignId: string): Promise<void>
  warsToOpen(): Promise<readonly string[]>
  /** Runs the work while no campaign exists, alone among all nodes; null when there is one. */
  whileEmpty<Value>(work: () => Promise<Value>): Promise<Value | null>
  /** Throws away what was to be delivered and is too old to be. */
  purge(): Promise<void>
  close(): Promise<void>
}

const use =
  <Input, Output>(work: (context: Context, caller: Caller, input: Input) => Promise<Output>, context: Context) =>
  (caller: Caller, input: Input): Promise<Output> =>
    work(context, caller, input)

/** Opens the referee's books. It alone reads states; everything that it tells leaves as briefings. */
export const openReferee = async (settings: {
  readonly refereeUrl: string
  readonly registry: Registry
  /** Where its rulesets compute; left out: in this very thread. */
  readonly engines?: Engines
  /** Left out: fresh ones. */
  readonly newKey?: NewKey
  readonly connections?: number
}): Promise<Referee> => {
  const store = await openStore(settings.refereeUrl, settings.connections)
  const { registry, engines = enginesHere(registry), newKey = generateKeyAside } = settings
  const houseKey = await openHouseKey(store.plain)
  const maps = openMaps(registry, engines)
  const context: Context = {
    ...{ store, registry, engines, maps, boards: openBoards() },
    ...{ houseKey, newKey, turns: openTurns() },
  }
  const attempt = openAttempts()
  return {
    createCampaign: use(createCampaign, context),
    invite: use(invite, context),
    revokeInvitation: use(revokeInvitation, context),
    acceptInvitation: use(acceptInvitation, context),
    startCampaign: use(startCampaign, context),
    saveDraft: use(saveDraft, context),
    sealOrders: use(sealOrders, context),
    closeStage: use(closeStage, context),
    consentTo: use(consentTo, context),
    objectTo: use(objectTo, context),
    extendDeadline: use(extendDeadline, context),
    pauseCampaign: use(pauseCampaign, context),
    resumeCampaign: use(resumeCampaign, context),
    removeHolder: use(removeHolder, context),
    seatBot: use(seatBot, context),
    removeBot: use(removeBot, context),
    removeFacilitator: use(removeFacilitator, context),
    leaveCampaign: use(leaveCampaign, context),
    endCampaign: use(endCampaign, context),
    writeToBattle: use(writeToBattle, context),
    proposeTimes: use(proposeTimes, context),
    agreeOnTime: use(agreeOnTime, context),
    callOffTime: use(callOffTime, context),
    rollAtBattle: use(rollAtBattle, context),
    renamed: (userId) => renamed(context, userId),
    signalRevoked: (userId) => signalUser(store.plain, userId),
    closeGroup: async (job) => {
      if (job.why === 'deadline') await awake(context)
      return closeGroup(context, job)
    },
    overdue: () => overdueGroups(store.plain),
    closeOnNotice: async (closing) => {
      await awake(context)
      return closeOnNotice(context, closing)
    },
    beat: () => beat(context),
    dueClosings: () => dueClosings(store.plain),
    bots: openBots(context),
    maps,
    oddsOf: (task) => engines.run('odds', task),
    openWar: (campaignId) => attempt(`the opening of ${campaignId}`, () => openWar(context, campaignId)),
    warsToOpen: () => warsToOpen(store.plain),
    receiptKey: houseKey.publicKey,
    whileEmpty: (work) => whileEmpty(store, work),
    purge: () => purgeOutbox(store.plain),
    close: async () => {
      await store.close()
      await engines.close()
    },
  }
}
