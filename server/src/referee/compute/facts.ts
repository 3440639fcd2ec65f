import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { LeftOut } from '@muster/rulesets/kit/legalPart.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { DeadlineRule } from '../common/contract.js'

/** A question as it is stored. */
export interface AskFact {
  readonly seat: string
  readonly askId: string
  readonly view: AskView
  /** Its answer, or the silence, was kept when the stage was opened again. */
  readonly kept: boolean
}

/** What of standing orders could not be given: how many, and the first of them. */
export interface Standing {
  readonly out: number
  readonly first: readonly LeftOut[]
}

/** A valid sheet. */
export interface SheetFact {
  readonly seat: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
  readonly hash: string
  readonly fromDraft: boolean
  /** Of standing orders: what of them was not sealed. */
  readonly standing?: Standing
  /** Of a ruling: the reason, for all to read. */
  readonly reason: string | null
}

/** A draft, or standing orders. */
export interface DraftFact {
  readonly seat: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
  readonly by: string
}

export interface SeatFact {
  readonly seat: string
  /** 64 hex digits: the seat's contribution to the dice. */
  readonly bytes: string | null
  readonly bot: boolean
}

/** An open group, with its valid questions. */
export interface OpenGroupFact {
  readonly groupId: string
  readonly asks: readonly { readonly seat: string; readonly askId: string }[]
}

export interface ClockFact {
  readonly class: string
  readonly title: string
  readonly position: number
  readonly turn: number
  readonly stage: string
  /** Every seat is asked, or the stage opened with it: its deadline reveals nothing. */
  readonly public: boolean
  readonly at: string | null
}

/** An open battle desk. */
export interface DeskFact {
  readonly id: string
  readonly key: string
  readonly sides: readonly { readonly seat: string; readonly about: string }[]
}

/**
 * Everything that a resolution depends on apart from the state: small, read in one statement, and read again under the campaign's lock before anything is
 * written. If it differs by then, the work is done again.
 */
export interface Facts {
  readonly campaign: {
    readonly id: string
    readonly ruleset: string
    readonly edition: string
    /** By which the campaign is to be played from the next turn on; null: by the same. */
    readonly nextEdition: string | null
    readonly tabletop: TabletopChoice
    readonly turn: number
    readonly stage: string
    readonly revision: number
    readonly timeZone: string
    readonly deadlineRules: Readonly<Record<string, DeadlineRule>>
    readonly noticeHours: number
    readonly drafts: 'seal' | 'ignore'
    readonly boardHash: string
  }
  /** What is to be closed; null: the war begins. */
  readonly group: { readonly groupId: string; readonly common: boolean } | null
  readonly members: readonly AskFact[]
  readonly sheets: readonly SheetFact[]
  readonly drafts: readonly DraftFact[]
  readonly standing: readonly DraftFact[]
  /** In seat order. */
  readonly seats: readonly SeatFact[]
  /** Seats whose start was kept for a late starter who waits for it now. */
  readonly arrivals: readonly string[]
  /** Whether one sits there who is told everything. */
  readonly facilitator: boolean
  /** Whether one sits there who sees no secrets, and acts on what is shown to them. */
  readonly blindFacilitator: boolean
  /** When the notice of somebody who waits for the facilitator's place is over. */
  readonly facilitatorDueAt: string | null
  /** Number and content hash of each viewer's last briefing. */
  readonly known: readonly { readonly viewer: string; readonly number: number; readonly hash: string }[]
  readonly open: readonly OpenGroupFact[]
  readonly clocks: readonly ClockFact[]
  readonly desks: readonly DeskFact[]
}

/** The newest briefing of a desk with a draft, without its board. */
export type StoredView = Omit<GameView, 'board'>
