import { gridOf } from '../../kit/board.js'
import { isFor } from '../../kit/events.js'
import type { Cell } from '../../kit/grid.js'
import { never } from '../../kit/result.js'
import type { Board, ReportLine, Viewer } from '../../kit/view.js'
import type { HexEvent } from './events.js'
import * as battle from './report/battle.js'
import * as knowledge from './report/knowledge.js'
import { seesAll, type Reader } from './report/line.js'
import * as movement from './report/movement.js'
import * as postBattle from './report/postBattle.js'
import * as turn from './report/turn.js'
import * as upkeep from './report/upkeep.js'

const lineFor = (event: HexEvent, reader: Reader): ReportLine | null => {
  switch (event.kind) {
    // The referee's own record
    case 'opened':
    case 'stageClosed':
    case 'incomeClosed':
    case 'forceStepped':
    case 'movementClosed':
    case 'conflictsSet':
    case 'conflictChanged':
    case 'sheetKept':
    case 'adviceLeft':
      return null
    case 'turnOpened':
      return turn.turnOpened(event)
    case 'stageOpened':
      return turn.stageOpened(event)
    case 'orderRefused':
      return turn.orderRefused(event)
    case 'turnClosed':
      return turn.turnClosed(event)
    case 'campaignEnded':
      return turn.campaignEnded(event)
    case 'headquartersFound':
      return upkeep.headquartersFound(event, reader)
    case 'mustered':
      return upkeep.mustered(event, reader)
    case 'fortressWatched':
      return event.undermanned || event.dormant
        ? upkeep.fortressWatched(event, reader)
        : upkeep.fortressWoken(event, reader)
    case 'incomePaid':
      return upkeep.incomePaid(event, reader)
    case 'disbanded':
      return upkeep.disbanded(event, reader)
    case 'purchased':
      return upkeep.purchased(event, reader)
    case 'placed':
      return upkeep.placed(event, reader)
    case 'notPlaced':
      return upkeep.notPlaced(event, reader)
    case 'cityReinforced':
      return upkeep.cityReinforced(event, reader)
    case 'contestLapsed':
      return upkeep.contestLapsed(event, reader)
    case 'claimLapsed':
      return upkeep.claimLapsed(event, reader)
    case 'capitalMoved':
      return upkeep.capitalMoved(event, reader)
    case 'eliminated':
      return upkeep.eliminated(event, reader)
    case 'moveOrderSet':
      return movement.moveOrderSet(event)
    case 'forceSplit':
      return movement.forceSplit(event, reader)
    case 'forcesMerged':
      return movement.forcesMerged(event, reader)
    case 'forceMoved':
      return movement.forceMoved(event, reader)
    case 'pathCut':
      return movement.pathCut(event, reader)
    case 'marchHalted':
      return movement.marchHalted(event, reader)
    case 'moveVoid':
      return movement.moveVoid(event)
    case 'crossingRolled':
      return movement.crossingRolled(event, reader)
    case 'featuresFound':
      return movement.featuresFound(event, reader)
    case 'reconRolled':
      return movement.reconRolled(event, reader)
    case 'reconDestroyed':
      return movement.reconDestroyed(event, reader)
    case 'reconMet':
      return movement.reconMet(event, reader)
    case 'reconDisplaced':
      return movement.reconDisplaced(event, reader)
    case 'sentBack':
      return movement.sentBack(event, reader)
    case 'hexTaken':
      return movement.hexTaken(event, reader)
    case 'facilitiesRazed':
      return movement.facilitiesRazed(event, reader)
    case 'hexContested':
      return movement.hexContested(event, reader)
    case 'garrisonReacted':
      return movement.garrisonReacted(event, reader)
    case 'orderRolled':
      return battle.orderRolled(event, reader)
    case 'queueSet':
      return battle.queueSet(event, reader)
    case 'battleOpened':
      return battle.battleOpened(event, reader)
    case 'optionRefused':
      return battle.optionRefused(event, reader)
    case 'specialsUsed':
      return battle.specialsUsed(event)
    case 'specialsReturned':
      return battle.specialsReturned(event)
    case 'specialsExpired':
      return battle.specialsExpired(event)
    case 'battlePrepared':
      return battle.battlePrepared(event, reader)
    case 'missionSettled':
      return battle.missionSettled(event, reader)
    case 'resultFiled':
      return battle.resultFiled(event, reader)
    case 'resultsDiffered':
      return battle.resultsDiffered(event, reader)
    case 'conflictReferred':
      return battle.conflictReferred(event, reader)
    case 'battleReplayed':
      return battle.battleReplayed(event, reader)
    case 'battleCarried':
      return battle.battleCarried(event, reader)
    case 'battleResolved':
      return battle.battleResolved(event, reader)
    case 'raidUnopposed':
      return battle.raidUnopposed(event, reader)
    case 'contestClosed':
      return battle.contestClosed(event, reader)
    case 'contestDecided':
      return postBattle.contestDecided(event, reader)
    case 'retreatMade':
      return postBattle.retreatMade(event, reader)
    case 'retreatCutOff':
      return postBattle.retreatCutOff(event, reader)
    case 'hexRaided':
      return postBattle.hexRaided(event, reader)
    case 'hexSabotaged':
      return postBattle.hexSabotaged(event, reader)
    case 'sabotageIdle':
      return postBattle.sabotageIdle(event, reader)
    case 'fallenBack':
      return postBattle.fallenBack(event, reader)
    case 'survivalRolled':
      return postBattle.survivalRolled(event)
    case 'unitChanged':
      return postBattle.unitChanged(event)
    case 'honourGained':
      return postBattle.honourGained(event)
    case 'forceSpent':
      return postBattle.forceSpent(event, reader)
    case 'learnt':
      return knowledge.learnt(event, reader)
    default:
      return never(event)
  }
}

/** Lines that name their seat themselves. */
const unsigned: readonly HexEvent['kind'][] = ['eliminated', 'hexRaided', 'hexSabotaged', 'orderRolled']

/** Lines that speak to a seat of its own things say whose they are to one who reads them all. */
const signed = (found: ReportLine | null, event: HexEvent, reader: Reader): ReportLine | null =>
  found && seesAll(reader) && 'seat' in event && !unsigned.includes(event.kind)
    ? { ...found, text: `${event.seat}: ${found.text}` }
    : found

/** An event as one viewer may read it, or null: a staff officer's line with the rule that made it so. */
export const reportFor = (event: HexEvent, viewer: Viewer, board: Board): ReportLine | null => {
  if (!isFor(event, viewer)) return null
  const grid = gridOf(board)
  const reader = { viewer, name: (cell: Cell) => grid.name(cell) }
  return signed(lineFor(event, reader), event, reader)
}
