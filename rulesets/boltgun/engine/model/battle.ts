import type { Claims } from '../../../kit/disputes.js'
import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId, Token } from '../../../kit/ids.js'
import type { Margin } from '../data/abstractTable.js'
import type { MissionClass } from '../data/missionTable.js'
import type { ResultOrder } from './orders.js'

export type Works = 'none' | 'fortified' | 'entrenched'

export interface Mission {
  /** Row of the mission table, `M1` … `M6`. */
  readonly situation: string
  readonly attacker: SeatId
  /** Who attacks in every class but a Breakout, where the encircled side does. */
  readonly usual: SeatId
  readonly encircled: SeatId | null
  /** The die as thrown, and with the shifts declared so far. */
  readonly die: number
  readonly shifts: readonly { readonly seat: SeatId; readonly by: number }[]
  readonly class: MissionClass
  /** What the tabletop system calls it. */
  readonly title: string
  readonly city: boolean
  readonly nightAllowed: boolean
}

export interface Fighter {
  readonly seat: SeatId
  readonly banner: PieceId
  /** Level and works when the battle was identified: real level, which a Massive Army has above 20. */
  readonly level: number
  /** The level that it fights at (BG-232, A-60). */
  readonly fights: number
  readonly works: Works
  readonly at: Cell
}

export type HowDecided =
  | 'agreed'
  | 'one-sided'
  | 'abstract'
  | 'forfeit'
  | 'automatic'
  | 'higher-loss'
  | 'ruled'
  | 'word'
  | 'dice'

/** How two unlike sheets came to one result; both sides are told all of it. */
export interface Dispute {
  /** Whether both named the same winner. */
  readonly winner: boolean
  /** Between which claims the dice decided what each side lost, side by side; null where they did not. */
  readonly between: readonly [Claims | null, Claims | null]
  /** By whose word, and whose sheet it was that stands. */
  readonly witness: SeatId | null
  readonly sheet: SeatId | null
}

export interface AbstractRoll {
  readonly dice: readonly [readonly number[], readonly number[]]
  readonly totals: readonly [number, number]
}

/** What one side of an abstract result reckons with, so that the sum can be done again. */
export interface AbstractTerms {
  /** Fighting level (BG-232). */
  readonly level: number
  /** A level less for each by which it is outnumbered, and the forfeiter's handicap: 0 or less (BG-231). */
  readonly outnumbered: number
  readonly forfeit: number
  /** Share of its own army that it loses (BG-236, BG-237). */
  readonly percent: number
}

/** The abstract result as rolled, stated even where an actual result won (BG-212). `margin` is RA only for a draw. */
export interface AbstractResult {
  readonly winner: SeatId | 'draw'
  readonly margin: Margin | 'RA'
  readonly lost: readonly [number, number]
  /** Every pair of throws in order; all but the last were RA. */
  readonly rolls: readonly AbstractRoll[]
  readonly terms: readonly [AbstractTerms, AbstractTerms]
}

/** BG-212: whose sheet alone came, and which of the two results stands: by the sender's choice, or as the better for the sender. */
export interface OnlySheet {
  readonly by: SeatId
  readonly stands: 'sheet' | 'abstract'
  readonly chosen: boolean
}

/** Why neither a sheet nor a forfeit decided it; `by` is who alone asked for it. */
export interface AbstractWhy {
  readonly why: 'both-asked' | 'one-asked' | 'unreported' | 'differing' | 'ruled'
  readonly by: SeatId | null
}

export interface BattleResult {
  readonly how: HowDecided
  readonly winner: SeatId | 'draw' | null
  /** Points lost, side by side. */
  readonly lost: readonly [number, number]
  readonly sacrifice: readonly [number, number]
  readonly abstract: AbstractResult | null
  readonly only?: OnlySheet
  /** Where it was resolved abstractly, and no sheet came with a result. */
  readonly why?: AbstractWhy
  /** Seats that forfeited (BG-215). */
  readonly forfeits: readonly SeatId[]
  /** What a facilitator gave as his reason, where he ruled. */
  readonly reason: string | null
  /** Where the sheets differed to the end. */
  readonly dispute?: Dispute
}

/** The abstract result that decided the battle; null where one was rolled and did not stand. */
export const abstractUsed = ({ abstract, only }: BattleResult): AbstractResult | null =>
  only?.stands === 'sheet' ? null : abstract

/** one side says that the other did not answer. It stands unless the other answers now or a facilitator overrules. */
export interface Claim {
  readonly by: SeatId
  readonly against: SeatId
  /** A facilitator may still rule on it. */
  readonly open: boolean
}

export interface Battle {
  /** A random handle that both sides may see and that says nothing else. */
  readonly id: Token
  /** Which of several battles between its two players this turn; null where it is the only one. */
  readonly number: number | null
  /** The earlier seat first. */
  readonly sides: readonly [Fighter, Fighter]
  /** Null where the battle was decided at once (BG-092, BG-093). */
  readonly mission: Mission | null
  /** What is awaited: shifts of the mission die, results, an answer to a claimed forfeit, results a second time, a ruling, a third player's word, a choice, or nothing more. */
  readonly step: 'shift' | 'shift-2' | 'results' | 'forfeit' | 'results-2' | 'ruling' | 'word' | 'choose' | 'closed'
  /** Seats that forfeit: for want of a plan (BG-030), or by their own word. */
  readonly forfeits: readonly SeatId[]
  readonly claim: Claim | null
  /** Seats whose claim was refused: each may claim once. */
  readonly refused: readonly SeatId[]
  /** The sheets where they differed, or with the claim in them, side by side: the referee's and a facilitator's alone. */
  readonly sheets: readonly [ResultOrder | null, ResultOrder | null]
  /** The third player whose word both sides would take, where they named the same: the referee's alone until it is asked. */
  readonly witness?: SeatId
  /** What that player knows the battle by, who is to learn nothing of its handle or number. */
  readonly word?: Token
  /** Both results while the submitter chooses; the abstract one is known to him only. */
  readonly choice: {
    readonly submitter: SeatId
    readonly actual: BattleResult
    readonly abstract: BattleResult
  } | null
  readonly result: BattleResult | null
}
