import type { BattleEntryRow, BattleHead, BriefingRow } from '../store/reads.js'

/** A briefing on its way through the resolvers: the row, and where it belongs. */
export interface BriefingSource extends BriefingRow {
  readonly campaignId: string
  readonly rulesetId: string
  /** By which the campaign is played. */
  readonly edition: string
  /** Whether the caller's own desk is briefed by it: what they saved and sealed belongs to its asks. */
  readonly own: boolean
}

/** A desk on its way through the resolvers: its log is read when it is requested. */
export interface BattleSource extends BattleHead {
  /** The entries of a frame to show. */
  readonly entries?: readonly BattleEntryRow[]
}
