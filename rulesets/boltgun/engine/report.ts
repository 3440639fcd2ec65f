import { gridOf } from '../../kit/board.js'
import type { Cell } from '../../kit/grid.js'
import { isFor } from '../../kit/events.js'
import type { Board, ReportLine, Viewer } from '../../kit/view.js'
import type { BoltgunEvent } from './events.js'
import * as armies from './armies/report.js'
import * as aftermath from './report/aftermath.js'
import * as battles from './report/battles.js'
import { line, reads, seesAll, type Reader } from './report/line.js'
import * as moves from './report/moves.js'
import * as plans from './report/plans.js'
import * as rulings from './report/rulings.js'

/** What concerns one seat alone: shown to it and to those who see all, whoever else learnt of the event. */
const owned = (event: BoltgunEvent & { readonly seat: string }, reader: Reader): ReportLine | null => {
  if (!reads(reader, event.seat)) return null
  switch (event.kind) {
    case 'armyFiled':
      return armies.armyFiled(event)
    case 'packetRead':
      return armies.packetRead(event, reader)
    case 'planMissing':
      return plans.planMissing()
    case 'orderRefused':
      return plans.orderRefused(event)
    case 'orderIdle':
      return plans.orderIdle(event)
    case 'orderVoid':
      return plans.orderVoid(event)
    case 'retreatForced':
      return plans.retreatForced(event, reader)
    case 'nodeNamed':
      return plans.nodeNamed(event)
    case 'worksChanged':
      return moves.worksChanged(event)
    case 'teleported':
      return moves.teleported(event, reader)
    case 'marched':
      return moves.marched(event, reader)
    case 'marchFailed':
      return moves.marchFailed(event, reader)
    case 'retreated':
      return moves.retreated(event, reader)
    case 'retreatStayed':
      return moves.retreatStayed(event, reader)
    case 'resupplied':
      return moves.resupplied(event)
    case 'transferred':
      return moves.transferred(event)
    case 'relicTaken':
      return moves.relicTaken(event, reader)
    case 'relicDestroyed':
      return moves.relicDestroyed(event, reader)
    case 'relicDropped':
      return moves.relicDropped(event, reader)
    case 'split':
      return moves.split(event, reader)
    case 'joined':
      return moves.joined(event, reader)
    case 'bannerDestroyed':
      return moves.bannerDestroyed(event, reader)
    case 'attritionTaken':
      return aftermath.attritionTaken(event)
    case 'retreatOrdered':
      return aftermath.retreatOrdered(event)
    case 'nodeLost':
      return aftermath.nodeLost()
    case 'hiveStruck':
      return aftermath.hiveStruck(event)
    case 'searched':
      return aftermath.searched(event)
    case 'sectorsUntaken':
      return aftermath.sectorsUntaken(event, reader)
    case 'featureFound':
      return aftermath.featureFound(event, reader)
    case 'relicsKnown':
      return aftermath.relicsKnown(event, reader)
    case 'sectorLost':
      return aftermath.sectorLost(event, reader)
    case 'intelligenceGained':
      return aftermath.intelligenceGained(event, reader)
    case 'objectivesChecked':
      return aftermath.objectivesChecked(event)
    default:
      return null
  }
}

const lineFor = (event: BoltgunEvent, reader: Reader): ReportLine | null => {
  switch (event.kind) {
    case 'armiesOpened':
      return armies.armiesOpened(event)
    case 'approvalOpened':
      return armies.approvalOpened()
    case 'consentOpened':
      return armies.consentOpened()
    case 'listShown':
      return armies.listShown(event, reader)
    case 'listJudged':
      return armies.listJudged(event, reader)
    case 'armiesSettled':
      return armies.armiesSettled(event)
    case 'seatEliminated':
      return aftermath.seatEliminated(event)
    case 'campaignEnded':
      return aftermath.campaignEnded(event)
    case 'plansClosed':
      return seesAll(reader) ? plans.plansClosed(event) : null
    case 'battleJoined':
      return battles.battleJoined(event, reader)
    case 'missionShifted':
      return battles.missionShifted(event, reader)
    case 'resultsDiffered':
      return battles.resultsDiffered(event, reader)
    case 'choiceOpened':
      return battles.choiceOpened(event, reader)
    case 'battlePublished':
      return battles.battlePublished(event, reader)
    case 'battleResolved':
      return battles.battleResolved(event, reader)
    case 'forfeitClaimed':
      return rulings.forfeitClaimed(event, reader)
    case 'forfeitRefused':
      return rulings.forfeitRefused(event, reader)
    case 'forfeitConceded':
      return rulings.forfeitConceded(event, reader)
    case 'conflictReferred':
      return rulings.conflictReferred(event, reader)
    case 'rulingsOpened':
      return rulings.rulingsOpened()
    case 'postingOpened':
      return rulings.postingOpened()
    case 'tieFound':
      return rulings.tieFound(event, reader)
    case 'tieRuled':
      return rulings.tieRuled(event)
    case 'turnOpened':
      return line('BG-020', 'turn', `Turn ${String(event.turn)} opens: plans are awaited.`)
    case 'battlesOpened':
      return line('BG-020', 'turn', 'All plans are in; the battles are announced to those who fight them.')
    case 'turnClosed':
      return line('BG-020', 'turn', `Turn ${String(event.turn)} is closed.`)
    default:
      return 'seat' in event ? owned(event, reader) : null
  }
}

/** Lines that name their seat to everybody. */
const unsigned: readonly BoltgunEvent['kind'][] = ['seatEliminated', 'listShown']

/** Lines that speak of "you" or of nobody say whose they are to one who reads them all. */
const signed = (found: ReportLine | null, event: BoltgunEvent, reader: Reader): ReportLine | null =>
  found && seesAll(reader) && 'seat' in event && !unsigned.includes(event.kind)
    ? { ...found, text: `${event.seat}: ${found.text}` }
    : found

/** An event as one viewer may read it, or null: a staff officer's line with the rule that made it so. */
export const reportFor = (event: BoltgunEvent, viewer: Viewer, board: Board): ReportLine | null => {
  if (!isFor(event, viewer)) return null
  const grid = gridOf(board)
  const reader = { viewer, name: (cell: Cell) => grid.name(cell) }
  return signed(lineFor(event, reader), event, reader)
}
