import type { LogCause } from '../db/terms.js'

/** A stage as everybody saw it open and close. */
export interface HealthStageRow {
  readonly turn: number
  readonly stage: string
  readonly openedAt: string
  /** Null: it is open. */
  readonly closedAt: string | null
  /** Null: it is open, or the log does not say. */
  readonly cause: LogCause | null
  /** How often its deadlines were moved. */
  readonly extended: number
  /** How often the campaign went back to it. */
  readonly reopened: number
  /** Hours of it in which the campaign stood still. */
  readonly pausedHours: number
  /** Classes of the deadlines that everybody saw. */
  readonly classes: readonly string[]
}

/** A stage that asked all seats the same. */
export interface HealthAnswerRow {
  readonly turn: number
  readonly stage: string
  readonly answer: 'SEALED' | 'MISSED' | 'CLOSED_EARLY'
  /** It closed before the present holder came; null: nobody holds the seat. */
  readonly before: boolean | null
}

export interface HealthSecretsRow {
  readonly seats: readonly {
    readonly seat: string
    /** Open questions, and how many of them have an answer. */
    readonly asked: number
    readonly sealed: number
    readonly silentStages: number
    readonly excuses: number
  }[]
  /** Of the stages that are told, at most 500, the oldest first. */
  readonly battles: readonly { readonly openedAt: string; readonly closedAt: string | null }[]
}

/** How a campaign fares. */
export interface HealthRow {
  /** At most 60, the oldest first. */
  readonly stages: readonly HealthStageRow[]
  /** Lines of the latest 60 briefings of observers that tell of a battle that is decided; null: there are no such lines. */
  readonly battlesTold: number | null
  readonly seats: readonly {
    readonly seat: string
    /** At most 20, the oldest first; null: the table does not show who has sealed. */
    readonly answers: readonly HealthAnswerRow[] | null
    /** When the log last named the present holder as silent. */
    readonly silentAt: string | null
  }[]
  /** Null: the caller is not to know. */
  readonly secrets: HealthSecretsRow | null
}
