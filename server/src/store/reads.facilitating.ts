import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
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
  /** From what they know now; where a campaign is played again, with lines of reports. */
  readonly changes: ViewChanges & Partial<Pick<ChangesSince, 'added' | 'removed'>>
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

/** What becomes of a resolution when the campaign is played again. */
export interface UnwoundStep {
  /** The same comes of it, or something else; it has to be answered again; or nobody is asked any more. */
  readonly outcome: 'SAME' | 'CHANGED' | 'OPEN' | 'GONE'
  readonly turn: number
  readonly stage: string
  readonly title: string
  /** Desks that are asked. */
  readonly seats: readonly string[]
  /** Orders that cannot be given any more. */
  readonly fallen: readonly {
    readonly seat: string
    readonly title: string
    readonly count: number
    readonly why: readonly string[]
  }[]
}

/** A closed question that only some were asked. */
export interface ClosedQuestionRow {
  /** By which it is named. */
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly closedAt: string
  readonly sheets: readonly {
    readonly seat: string
    readonly askId: string
    readonly title: string
    /** Null: silence. */
    readonly orders: readonly OrderDraft[] | null
    /** Number of the seat's briefing that asked it; null: of the facilitator. */
    readonly briefing: number | null
  }[]
}

/** A line of an earlier briefing, by its place from 0, that is no longer so. */
export interface CorrectedLineRow {
  readonly briefing: number
  readonly line: number
  /** Number of the briefing that says it. */
  readonly by: number
}
