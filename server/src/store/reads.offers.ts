import type { Visibility } from '../db/terms.js'
import type { HouseRulesRow } from './reads.houseRules.js'
import type { Phase, RecordRow } from './reads.table.js'

/** By the longest deadline: at most three days, at most ten, longer, or none. */
export type Pace = 'DAYS' | 'WEEK' | 'SLOW' | 'UNTIMED'

/** What became of a request for a seat. */
export type RequestState = 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'LAPSED'

/** Somebody asks for a seat: told to them, the organiser and the co-organisers. */
export interface SeatRequestRow {
  readonly id: string
  readonly campaignId: string
  readonly campaign: string
  /** Name of who asks. */
  readonly by: string
  /** Null: whichever is free. */
  readonly seat: string | null
  readonly note: string
  readonly askedAt: string
  readonly lapsesAt: string
  readonly state: RequestState
  readonly answer: string
}

/** What somebody without a place may know of a campaign that they could join. */
export interface OfferRow {
  readonly id: string
  readonly name: string
  readonly phase: Phase
  readonly turn: number
  /** Null to somebody who is not signed in, as are the names of holders. */
  readonly organiser: string | null
  readonly seats: readonly {
    readonly id: string
    readonly title: string
    readonly subtitle: string
    /** Name of its alliance; null: it shares its sight with nobody. */
    readonly alliance: string | null
    readonly bot: boolean
    /** Its start is kept for somebody who joins later: the last turn at whose opening they can begin. */
    readonly reservedUntil: number | null
    /** No person holds it or waits for it. */
    readonly free: boolean
    readonly holder: string | null
    /** What a holder says who looks for a substitute. */
    readonly note: string | null
    /** Of the holder; null: not shown. */
    readonly record: RecordRow | null
  }[]
  readonly publicKey: string
  readonly visibility: Visibility
  readonly pace: Pace
  /** The reader's own, the last one. */
  readonly request: SeatRequestRow | null
  readonly houseRules: HouseRulesRow
  /** Where it stands among the listed; null: it never was. */
  readonly listedAt: string | null
}

/** Null: all. */
export interface ListedFilter {
  readonly rulesetId: string | null
  readonly freeSeats: boolean | null
  readonly pace: Pace | null
  readonly timeZone: string | null
  readonly started: boolean | null
}

/** Where a page of the list ended. */
export interface ListedPlace {
  readonly at: string
  readonly id: string
}
