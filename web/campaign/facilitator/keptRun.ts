import type { DryRun } from '../../api/facilitating.js'

/** What a page holds of runs of the stage that waits. */
export interface KeptRun {
  /** When that stage is published by itself, which no other is; null: none waits. */
  readonly waits: string | null
  readonly run: DryRun | null
  /** Whether a run was put away because its stage is over. */
  readonly away: boolean
}

/** Another stage waits, or none: what was run is of no use any more. */
export const keptAt = (kept: KeptRun, waits: string | null): KeptRun =>
  kept.waits === waits ? kept : { waits, run: null, away: kept.run !== null || kept.away }

/** A run of the stage that waited at that time, or another part of one: the newest stands. */
export const withRun = (kept: KeptRun, waits: string | null, run: DryRun): KeptRun =>
  kept.waits !== waits || (kept.run && kept.run.at > run.at) ? kept : { waits, run, away: false }
