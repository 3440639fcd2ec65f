import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView, ReportLine } from '@muster/rulesets/kit/view.js'

export interface BriefingHead {
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly at: string
}

export interface StoredAsk extends AskView {
  readonly deadlineAt: string | null
  readonly closed: boolean
}

/** What one desk had sealed when its group was resolved. */
export interface OpenedSheet {
  readonly seat: string
  readonly askId: string
  /** Null: silence. */
  readonly orders: readonly OrderDraft[] | null
  readonly hash: string | null
  readonly salt: string | null
  readonly sealedAt: string | null
  readonly fromStanding: boolean
}

/** What one resolution of a campaign that is over threw. */
export interface OpenedThrows {
  /** Of the briefing for everyone that followed. */
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly throws: readonly Throw[]
}

export interface BriefingRow extends BriefingHead {
  readonly boardHash: string
  readonly view: Omit<GameView, 'board'>
  readonly report: readonly ReportLine[]
  readonly asks: readonly StoredAsk[]
  /** Of a briefing for everyone: what went into the resolution. */
  readonly sheets: readonly OpenedSheet[]
}

/** Whose briefings, if not one's own: another seat's (open after the end, and to observers with a delay), or everyone's (after the end). */
export type Whose = { readonly seat: string } | 'everyone'
