import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { Json } from '@muster/rulesets/kit/json.js'
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
  /** The campaign has gone back behind it: it does not count. */
  readonly undone: boolean
}

/** What the record of a campaign that is over holds, number by number. */
export interface OpenedEntry {
  readonly number: number
  readonly kind: string
  /** Null: it names an account, as entries did once. */
  readonly entry: Readonly<Record<string, Json>> | null
  readonly salt: string
  readonly head: string
  /** Whether the head was shown to all at that time. */
  readonly published: boolean
  readonly at: string
}

/** The closing of the group of one sheet. */
export interface OpenedClosing {
  /** Number of its entry in the record. */
  readonly entry: number
  readonly root: string
  /** Of all sheets that went in, in no order. */
  readonly hashes: readonly string[]
}

/** One resolution of a campaign that is over. */
export interface OpenedResolution {
  /** Of the briefing for everyone that followed. */
  readonly number: number
  readonly turn: number
  readonly stage: string
  /** Null: the set-up. */
  readonly groupId: string | null
  readonly at: string
  readonly input: Readonly<Record<string, Json>>
  readonly events: readonly Json[]
  readonly inputHash: string
  readonly eventsHash: string
  readonly stateHash: string
}

export interface BriefingRow extends BriefingHead {
  readonly boardHash: string
  readonly view: Omit<GameView, 'board'>
  readonly report: readonly ReportLine[]
  readonly asks: readonly StoredAsk[]
  /** Of a briefing for everyone: what went into the resolution. */
  readonly sheets: readonly OpenedSheet[]
}

/**
 * Whose briefings, if not one's own: another seat's (open after the end, and to observers with a delay), everyone's (after the end), or what a facilitator who sees no
 * secrets was shown.
 */
export type Whose = { readonly seat: string } | 'everyone' | 'shown'
