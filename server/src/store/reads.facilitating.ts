import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { ViewChanges } from '@muster/rulesets/kit/viewChanges.js'
import type { GameView, ReportLine } from '@muster/rulesets/kit/view.js'

/** What one viewer would be told. */
interface DryRunTold {
  /** As briefings are stored under: `seat:A`, `observer`, `facilitator`. */
  readonly viewer: string
  readonly report: readonly ReportLine[]
  readonly view: Omit<GameView, 'board'>
  readonly asks: readonly AskView[]
}

/** What differs from an earlier run. */
export interface ChangesSince extends ViewChanges {
  readonly added: readonly ReportLine[]
  readonly removed: readonly ReportLine[]
}

export interface DryRunViewerRow extends DryRunTold {
  /** From what they know now. */
  readonly changes: ViewChanges
  /** Null: there was no run before. */
  readonly sinceLast: ChangesSince | null
}

/** The newest run of the stage that waits. */
export interface DryRunRow {
  readonly number: number
  readonly at: string
  /** In which the campaign would be then. */
  readonly turn: number
  readonly stage: string
  readonly boardHash: string
  readonly viewers: readonly DryRunViewerRow[]
}

/** What is to happen when a turn opens, or was to. */
export interface PreparedEventRow {
  readonly id: string
  readonly turn: number
  readonly corrections: readonly Correction[]
  readonly preparedAt: string
  /** Null: it waits. */
  readonly settledAt: string | null
  /** Why it did not happen; null: it waits, or happened. */
  readonly problem: string | null
}
