import { reporter, type Reports } from '../../kit/report.js'
import { armyReports } from './armies/armyReports.js'
import type { BoltgunEvent, EventKind } from './model/events.js'
import { aftermathReports } from './report/aftermathReports.js'
import { correctionReports } from './report/correctionReports.js'
import { battleReports } from './battles/report/battleReports.js'
import { fieldReports, moveReports } from './report/moveReports.js'
import { planReports } from './plans/planReports.js'
import { lateStartReports, turnReports } from './report/turnReports.js'

const reports: Reports<BoltgunEvent> = {
  ...armyReports,
  ...planReports,
  ...moveReports,
  ...fieldReports,
  ...battleReports,
  ...aftermathReports,
  ...turnReports,
  ...lateStartReports,
  ...correctionReports,
}

/** Kinds whose line names its seat to everybody. */
const naming: readonly EventKind[] = ['seatEliminated', 'listShown', 'lateStarterJoined']

/** An event as one viewer may read it, or null: a staff officer's line with the rule that made it so. */
export const reportFor = reporter(reports, naming)
