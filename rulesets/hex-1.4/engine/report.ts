import { gridOf } from '../../kit/board.js'
import { isFor } from '../../kit/events.js'
import type { Cell } from '../../kit/grid.js'
import type { Board, ReportLine, Viewer } from '../../kit/view.js'
import type { HexEvent } from './events.js'
import * as disputes from './report/disputes.js'
import * as battle from './report/battle.js'
import * as knowledge from './report/knowledge.js'
import { seesAll, type Of, type Reader } from './report/line.js'
import * as movement from './report/movement.js'
import * as postBattle from './report/postBattle.js'
import * as recon from './report/recon.js'
import * as rolled from './report/rolled.js'
import * as turn from './report/turn.js'
import * as upkeep from './report/upkeep.js'

type Kind = HexEvent['kind']

/** The referee's own record. */
const silent = (): null => null

/** A kind of event that has no line, and is not silent by intent, does not compile. */
const lines: { readonly [Each in Kind]: (event: Of<Each>, reader: Reader) => ReportLine | null } = {
  opened: silent,
  stageClosed: silent,
  incomeClosed: silent,
  forceStepped: silent,
  movementClosed: silent,
  conflictsSet: silent,
  conflictChanged: silent,
  sheetKept: silent,
  adviceLeft: silent,
  witnessAgreed: silent,
  ...turn,
  ...upkeep,
  ...movement,
  ...recon,
  ...battle,
  ...rolled,
  ...disputes,
  ...postBattle,
  ...knowledge,
}

const lineFor = (event: HexEvent, reader: Reader): ReportLine | null =>
  (lines[event.kind] as (event: HexEvent, reader: Reader) => ReportLine | null)(event, reader)

/** Lines that name their seat themselves. */
const unsigned: readonly Kind[] = ['eliminated', 'hexRaided', 'hexSabotaged', 'orderRolled', 'claimLapsed']

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
