import type { PieceId, SeatId, Token } from '../../../kit/ids.js'
import type { ArmyRule } from '../data/armyRules.js'
import type { Margin } from '../data/abstractTable.js'

/** One side of a battle. Of an enemy the announcement tells seat and army type. */
export interface BattleSideView {
  readonly seat: SeatId
  readonly armyType: string
  readonly banner: PieceId | null
  /** Fighting level; an enemy's only with `battle.reveal_level`. */
  readonly level: number | null
  /** Points on the table, 100 a level (BG-194); null with the level. */
  readonly points: number | null
  readonly attacker: boolean
  /** What the mission was read from, and what counts in the battle; null of an enemy. */
  readonly standing: BattleStandingView | null
}

/** How one's own banner stands when the battle is identified. */
export interface BattleStandingView {
  readonly works: 'none' | 'fortified' | 'entrenched'
  /** Marched or teleported this turn; retreated this turn. */
  readonly moved: boolean
  readonly retreated: boolean
  /** Battles of this banner this turn. */
  readonly battles: number
  /** Army rules that count in a battle. */
  readonly armyRules: readonly ArmyRule[]
  /** Levels lost by points lost, up to the banner's own points (BG-250). */
  readonly attrition: readonly { readonly from: number; readonly to: number; readonly levels: number }[]
}

export type MissionClassName = 'RAID' | 'BATTLE' | 'BREAKOUT' | 'BLITZ'

/** What a Tactical Genius chooses from: the die as it lies, and the mission that each shift would make (BG-312). */
export interface ShiftView {
  readonly die: number
  readonly choices: readonly { readonly by: -1 | 0 | 1; readonly mission: MissionClassName; readonly title: string }[]
}

/** One side's part in an abstract result (BG-230 … BG-237). */
export interface AbstractSideView {
  /** Fighting level: told once the battle is over, as it would be seen on the table. */
  readonly level: number
  /** What is added to each throw: 0 or less. */
  readonly outnumbered: number
  readonly forfeit: number
  /** Dice and total of each throw; the last one counts, those before it were equal. */
  readonly throws: readonly { readonly dice: readonly number[]; readonly total: number }[]
  /** Share of its own points that it loses. */
  readonly percent: number
}

export interface BattleResultView {
  readonly how:
    | 'agreed'
    | 'one-sided'
    | 'abstract'
    | 'forfeit'
    | 'automatic'
    | 'higher-loss'
    | 'ruled'
    | 'word'
    | 'dice'
  readonly winner: SeatId | 'draw' | null
  /** Points lost, in the order of `sides`. */
  readonly lost: readonly number[]
  /** Margin of the abstract result, where it decided. */
  readonly margin: Margin | 'RA' | null
  /** How the abstract result came about, in the order of `sides`; null where it did not decide. */
  readonly abstract: readonly AbstractSideView[] | null
  /** Whose sheet alone came and which result stands: as the better one for its sender, or as chosen (BG-212). */
  readonly only: { readonly by: SeatId; readonly stands: 'sheet' | 'abstract'; readonly chosen: boolean } | null
  /** Why it was resolved abstractly, where no sheet came with a result and nobody forfeited. */
  readonly why: {
    readonly why: 'both-asked' | 'one-asked' | 'unreported' | 'differing' | 'ruled'
    readonly by: SeatId | null
  } | null
  /** Seats that forfeited (BG-215). */
  readonly forfeits: readonly SeatId[]
  /** A facilitator's reason, where he ruled. */
  readonly reason: string | null
}

/** A sheet that waits for the other side or for a ruling: one's own; a facilitator sees both. */
export interface FiledSheetView {
  readonly seat: SeatId
  readonly says: 'table' | 'abstract' | 'forfeit'
  readonly winner: SeatId | 'draw' | null
  /** Points lost, in the order of the battle's sides; empty where it reports none. */
  readonly lost: readonly number[]
  /** Levels given up (BG-313). */
  readonly sacrifice: number
}

/** What made the mission, for one who sees all: the row of the table, the die as thrown, the shifts. */
export interface MissionSourceView {
  readonly row: string
  readonly die: number
  readonly shifts: readonly { readonly seat: SeatId; readonly by: number }[]
}

/** A battle of one's own, own side first. */
export interface BattleView {
  readonly id: Token
  /** Which of several battles between its two players this turn: both know it by this. Null where it is the only one. */
  readonly number: number | null
  readonly sides: readonly BattleSideView[]
  /** Null where it was decided at once (BG-092, BG-093), or while a mission die may still be shifted. */
  readonly mission: MissionClassName | null
  /** What the campaign’s tabletop system calls it; null with the mission. */
  readonly missionTitle: string | null
  readonly city: boolean
  readonly night: boolean
  readonly step: 'shift' | 'results' | 'forfeit' | 'correction' | 'ruling' | 'word' | 'choice' | 'closed'
  readonly source: MissionSourceView | null
  /** One's own shift of the mission die, once declared. */
  readonly shifted: number | null
  /** Seats that forfeit already, and a forfeit that one side claims of the other. */
  readonly forfeits: readonly SeatId[]
  readonly claim: { readonly by: SeatId; readonly against: SeatId } | null
  /** Whether one may claim that the other forfeits. */
  readonly mayClaim: boolean
  readonly sheets: readonly FiledSheetView[]
  /** For the side that may shift the mission die now. */
  readonly shift: ShiftView | null
  /** For the only submitter, where he chooses which result stands. */
  readonly choice: { readonly sheet: BattleResultView; readonly abstract: BattleResultView } | null
  readonly result: BattleResultView | null
}

/** A battle of two others who both would take the viewer's word: their announcement and their two sheets, and nothing else. */
export interface WordView {
  readonly id: Token
  readonly sides: readonly { readonly seat: SeatId; readonly armyType: string }[]
  readonly missionTitle: string | null
  readonly city: boolean
  /** What each side lost, in the order of `sides`. */
  readonly sheets: readonly Omit<FiledSheetView, 'sacrifice'>[]
}
