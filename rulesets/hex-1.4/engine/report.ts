import { reporter, silent, type Reports } from '../../kit/report.js'
import type { HexEvent } from './events/events.js'
import * as battle from './report/battle.js'
import * as corrections from './report/corrections.js'
import * as disputes from './report/disputes.js'
import * as gained from './report/gained.js'
import * as income from './report/income.js'
import * as knowledge from './report/knowledge.js'
import * as lateStart from './report/lateStart.js'
import * as movement from './report/movement.js'
import * as postBattle from './report/postBattle.js'
import * as prepared from './report/prepared.js'
import * as purchases from './report/purchases.js'
import * as recon from './report/recon.js'
import * as rolled from './report/rolled.js'
import * as turn from './report/turn.js'
import * as units from './report/units.js'
import * as upkeep from './report/upkeep.js'

/** By parts of the rules; the referee's own record is silent. A kind of event without a report does not compile. */
export const reports: Reports<HexEvent> = {
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
  ...lateStart,
  ...upkeep,
  ...income,
  ...purchases,
  ...movement,
  ...gained,
  ...recon,
  ...battle,
  ...prepared,
  ...rolled,
  ...disputes,
  ...postBattle,
  ...units,
  ...knowledge,
  ...corrections,
}

/** Kinds whose line names its seat itself. */
const naming: readonly HexEvent['kind'][] = [
  'eliminated',
  'hexRaided',
  'hexSabotaged',
  'orderRolled',
  'claimLapsed',
  'lateStarterJoined',
]

/** An event as one viewer may read it, or null: a staff officer's line with the rule that made it so. */
export const reportFor = reporter(reports, naming)
