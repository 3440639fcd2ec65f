import type { BriefingRow } from '../store/reads.js'

/** A briefing on its way through the resolvers: the row, and where it belongs. */
export interface BriefingSource extends BriefingRow {
  readonly campaignId: string
  readonly rulesetId: string
}
