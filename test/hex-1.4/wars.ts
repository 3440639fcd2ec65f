import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Random } from '../support/random.js'
import type { WarAdapter } from '../wars/adapter.js'
import { resultOf, unitsOf } from './support/table.js'

const kinds: Readonly<Record<HexEvent['kind'], true | string>> = {
  adviceLeft: 'a facilitator’s silence while sheets are corrected would close after the corrections',
  battleCarried: true,
  battleOpened: true,
  battlePrepared: true,
  battleReplayed: true,
  battleResolved: true,
  campaignEnded: true,
  capitalMoved: true,
  cityReinforced: true,
  claimLapsed: 'a claimant must fall to a raid in the turn of its claim: a case plays it (HO-V24)',
  conflictChanged: true,
  conflictReferred: true,
  conflictsSet: true,
  contestClosed: true,
  contestDecided: true,
  contestLapsed: true,
  crossingRolled: true,
  disbanded: true,
  eliminated: true,
  facilitiesRazed: true,
  fallenBack: true,
  featuresFound: true,
  forceMoved: true,
  forceSpent: true,
  forceSplit: true,
  forceStepped: true,
  forcesMerged: true,
  fortressWatched: true,
  garrisonIdle: true,
  garrisonReacted: true,
  headquartersFound: true,
  hexContested: true,
  hexGained: true,
  hexRaided: true,
  hexSabotaged: true,
  hexTaken: true,
  honourGained: true,
  incomeClosed: true,
  incomePaid: true,
  lateStarterJoined: 'the referee admits late starters, recorded wars have none',
  ownerCorrected: 'set right by hand, recorded wars have none',
  pointsCorrected: 'set right by hand, recorded wars have none',
  unitCorrected: 'set right by hand, recorded wars have none',
  experienceCorrected: 'set right by hand, recorded wars have none',
  stashCorrected: 'set right by hand, recorded wars have none',
  facilityCorrected: 'set right by hand, recorded wars have none',
  stashGranted: 'an event of a facilitator, recorded wars have none',
  featuresRevealed: 'an event of a facilitator, recorded wars have none',
  hexRuined: 'an event of a facilitator, recorded wars have none',
  announced: 'an event of a facilitator, recorded wars have none',
  learnt: true,
  marchHalted: true,
  missionSettled: true,
  moveOrderSet: true,
  moveVoid: true,
  movementClosed: true,
  mustered: true,
  notPlaced: true,
  opened: true,
  optionRefused: true,
  orderRefused: true,
  orderRolled: true,
  pathCut: true,
  placed: true,
  purchased: true,
  queueSet: true,
  raidIdle: true,
  raidUnopposed: true,
  reconDestroyed: true,
  reconDisplaced: true,
  reconMet: true,
  reconRolled: true,
  resultFiled: true,
  resultsDiffered: true,
  retreatCutOff: true,
  retreatMade: true,
  sabotageIdle: true,
  sentBack: true,
  sheetKept: true,
  specialsExpired: true,
  specialsReturned: true,
  specialsUsed: true,
  stageClosed: true,
  stageOpened: true,
  survivalRolled: true,
  turnClosed: true,
  turnOpened: true,
  unitChanged: true,
  witnessAgreed: true,
  wordAsked: true,
}

/** A fight on a table: told alike by both who draw alike, confirmed more often than not. */
const hand = (view: GameView, ask: AskView, both: Random, own: Random): readonly OrderDraft[] | null => {
  const battle = (view as HexView).detail.battles.find(({ id }) => id === ask.about)
  if (!battle) return null
  if (ask.kind === 'report' || ask.kind === 'correct') return both.chance(0.75) ? [resultOf(battle, both)] : null
  if (ask.kind !== 'confirm' || own.chance(0.3)) return null
  return [{ kind: 'confirm', item: battle.id, detail: { units: unitsOf(battle, own, 1) } }]
}

const wars: WarAdapter = { kinds, hand }

export default wars
