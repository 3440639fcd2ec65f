import { reporter, type Reports } from '../../kit/report.js'
import { armyReports } from './armies/report.js'
import type { BoltgunEvent, EventKind } from './events.js'
import { aftermathReports } from './report/aftermath.js'
import { battleReports } from './report/battles.js'
import { fieldReports, moveReports } from './report/moves.js'
import { planReports } from './report/plans.js'
import { turnReports } from './report/turn.js'

const reports: Reports<BoltgunEvent> = {
  ...armyReports,
  ...planReports,
  ...moveReports,
  ...fieldReports,
  ...battleReports,
  ...aftermathReports,
  ...turnReports,
}

/** Kinds whose line names its seat to everybody. */
const naming: readonly EventKind[] = ['seatEliminated', 'listShown']

/** An event as one viewer may read it, or null: a staff officer's line with the rule that made it so. */
export const reportFor = reporter(reports, naming)
