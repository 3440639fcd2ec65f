import type { BattleEntryRow, BattleHead, BriefingRow } from '../store/reads.js'

/** A briefing on its way through the resolvers: the row, and where it belongs. */
export interface BriefingSource extends BriefingRow {
  readonly campaignId: string
  readonly rulesetId: string
}

/** A desk on its way through the resolvers: its log is read when somebody asks for it. */
export interface BattleSource extends BattleHead {
  /** Those to show, of a frame. */
  readonly entries?: readonly BattleEntryRow[]
}
