import { reporter, reads, seesAll, silent, type Reader, type Reports } from '../../kit/report.js'
import type { ReportLine } from '../../kit/view.js'
import type { BoltgunEvent } from './events.js'
import * as armies from './armies/report.js'
import * as aftermath from './report/aftermath.js'
import { attritionTaken } from './report/attrition.js'
import * as battles from './report/battles.js'
import { line } from './report/line.js'
import * as disputes from './report/disputes.js'
import * as moves from './report/moves.js'
import * as plans from './report/plans.js'
import { battleResolved } from './report/result.js'
import * as rulings from './report/rulings.js'

type Kind = BoltgunEvent['kind']

/** What concerns one seat alone: shown to it and to those who see all, whoever else learnt of the event. */
const owned =
  <Event extends { readonly seat: string }>(tell: (event: Event, reader: Reader) => ReportLine | null) =>
  (event: Event, reader: Reader): ReportLine | null =>
    reads(reader, event.seat) ? tell(event, reader) : null

const lines: Reports<BoltgunEvent> = {
  opened: silent,
  armiesOpened: armies.armiesOpened,
  armyFiled: owned(armies.armyFiled),
  approvalOpened: armies.approvalOpened,
  consentOpened: armies.consentOpened,
  listShown: armies.listShown,
  listJudged: armies.listJudged,
  armyTaken: silent,
  armiesSettled: armies.armiesSettled,
  packetRead: owned(armies.packetRead),
  plansClosed: (event, reader) => (seesAll(reader) ? plans.plansClosed(event) : null),
  planMissing: owned(plans.planMissing),
  orderRefused: owned(plans.orderRefused),
  orderIdle: owned(plans.orderIdle),
  orderVoid: owned(plans.orderVoid),
  retreatForced: owned(plans.retreatForced),
  nodeNamed: owned(plans.nodeNamed),
  plansKept: silent,
  rulingsOpened: rulings.rulingsOpened,
  worksChanged: owned(moves.worksChanged),
  teleported: owned(moves.teleported),
  marched: owned(moves.marched),
  marchFailed: owned(moves.marchFailed),
  retreated: owned(moves.retreated),
  retreatStayed: owned(moves.retreatStayed),
  rewardEarned: owned(moves.rewardEarned),
  resupplied: owned(moves.resupplied),
  transferred: owned(moves.transferred),
  relicTaken: owned(moves.relicTaken),
  relicDestroyed: owned(moves.relicDestroyed),
  relicDropped: owned(moves.relicDropped),
  split: owned(moves.split),
  joined: owned(moves.joined),
  bannerDestroyed: owned(moves.bannerDestroyed),
  noted: silent,
  occupationChanged: silent,
  contactsFound: silent,
  battleJoined: battles.battleJoined,
  missionShifted: battles.missionShifted,
  resultsDiffered: battles.resultsDiffered,
  sheetsKept: disputes.sheetsKept,
  witnessAgreed: silent,
  forfeitClaimed: rulings.forfeitClaimed,
  forfeitRefused: rulings.forfeitRefused,
  forfeitLeft: silent,
  forfeitConceded: rulings.forfeitConceded,
  conflictReferred: disputes.conflictReferred,
  wordAsked: disputes.wordAsked,
  choiceOpened: battles.choiceOpened,
  battlePublished: battles.battlePublished,
  battleResolved,
  attritionTaken: owned(attritionTaken),
  retreatOrdered: owned(aftermath.retreatOrdered),
  nodeLost: owned(aftermath.nodeLost),
  hiveStruck: owned(aftermath.hiveStruck),
  searched: owned(aftermath.searched),
  sectorsUntaken: owned(aftermath.sectorsUntaken),
  featureFound: owned(aftermath.featureFound),
  relicsKnown: owned(aftermath.relicsKnown),
  sectorsLost: owned(aftermath.sectorsLost),
  intelligenceGained: owned(aftermath.intelligenceGained),
  objectivesChecked: owned(aftermath.objectivesChecked),
  seatEliminated: aftermath.seatEliminated,
  postingOpened: rulings.postingOpened,
  tieFound: rulings.tieFound,
  tieRuled: rulings.tieRuled,
  turnOpened: ({ turn }) => line('BG-020', 'turn', `Turn ${String(turn)} opens: plans are awaited.`),
  battlesOpened: plans.battlesOpened,
  turnClosed: ({ turn }) => line('BG-020', 'turn', `Turn ${String(turn)} is closed.`),
  campaignEnded: aftermath.campaignEnded,
}

/** Kinds whose line names its seat to everybody. */
const naming: readonly Kind[] = ['seatEliminated', 'listShown']

/** An event as one viewer may read it, or null: a staff officer's line with the rule that made it so. */
export const reportFor = reporter(lines, naming)
