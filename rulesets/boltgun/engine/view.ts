import type { CellName, PieceId, RuleId, SeatId, Token } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { GameView } from '../../kit/view.js'
import type { ArmyRule } from './data/armyRules.js'

/** Shape number of `BoltgunView`, for stored briefings. */
export const viewShape = 1

/** What the common piece does not carry. One's own banners only (the facilitator's and after the end: all). */
export interface BannerView {
  readonly id: PieceId
  readonly works: 'none' | 'fortified' | 'entrenched'
  readonly mustRetreat: boolean
  readonly node: boolean
  /** Relics that it carries, and their titles in the same order. */
  readonly relics: readonly string[]
  readonly relicTitles: readonly string[]
}

/** An army rule as a player took it. */
export interface ArmyRuleView {
  readonly name: ArmyRule
  /** The rule's page. */
  readonly rule: RuleId
  /** As its player calls it, else as printed. */
  readonly title: string
  readonly points: number
  /** Why it suits the army; null where no approval was needed. */
  readonly why: string | null
}

/** A rule of the campaign's own, which players obey by themselves. */
export interface CustomRuleView {
  readonly title: string
  readonly text: string
  readonly points: number
  readonly why: string
}

/** An army with its rules: its player's alone, and theirs whom he asks for consent (BG-300). */
export interface ArmyView {
  readonly source: 'scenario' | 'proposal' | 'preset' | 'own'
  /** Army type: this alone is public. */
  readonly type: string
  readonly points: number
  readonly rules: readonly ArmyRuleView[]
  readonly customs: readonly CustomRuleView[]
}

/** Another player's own list, laid before the viewer for consent or ruling. */
export interface SubmittedListView {
  readonly seat: SeatId
  readonly army: ArmyView
}

/** What asks for rulings and consent are about: `ChoosingView.lists`. */
export const submittedLists = 'lists'

/** How far the choice of armies has come, as its viewer may know. */
export interface ChoosingView {
  /** 2 once a list was refused. */
  readonly round: number
  /** Most points that an own list may take. */
  readonly budget: number
  /** The viewer's own choice: asked for, awaiting approval, or settled; null for one who has none. */
  readonly status: 'open' | 'judging' | 'settled' | null
  /** What the viewer filed, once it is filed. */
  readonly filed: ArmyView | null
  /** Why the viewer's own list was refused. */
  readonly reasons: readonly string[]
  readonly lists: readonly SubmittedListView[]
}

/** A player's packet (BG-011): his alone. */
export interface PacketView {
  readonly seat: SeatId
  /** What he goes to war with; while armies are chosen, what is proposed to him (BG-300). */
  readonly army: ArmyView
  readonly armyRules: readonly ArmyRule[]
  readonly objectives: readonly ObjectiveView[]
  /** His node is dead: the next plan names a new one (BG-323). */
  readonly owesNode: boolean
}

export interface ObjectiveView {
  readonly text: string
  readonly secondary: boolean
  /** Held at the last check, for as many checks as it needs. */
  readonly met: boolean
  readonly kind: 'occupy' | 'count' | 'hold' | 'control' | 'destroy'
  /** At how many checks in a row it has held, and at how many it must. */
  readonly held: number
  readonly checks: number
  readonly cells: readonly CellName[]
  /** How many sectors to occupy, where it counts them. */
  readonly sectors: number | null
  /** The relic to hold, by the name under which orders speak of it. */
  readonly relic: string | null
  /** The feature to control, by its title: not where it lies. */
  readonly feature: string | null
  /** Whose banners are to be destroyed. */
  readonly enemies: readonly SeatId[]
  /** Each banner to be destroyed, as it was at the start, and whether it counts as destroyed at the last check. */
  readonly targets: readonly {
    readonly seat: SeatId
    readonly at: CellName
    readonly level: number
    readonly destroyed: boolean
  }[]
}

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
    'agreed' | 'one-sided' | 'abstract' | 'forfeit' | 'automatic' | 'higher-loss' | 'ruled' | 'word' | 'dice'
  readonly winner: SeatId | 'draw' | null
  /** Points lost, in the order of `sides`. */
  readonly lost: readonly number[]
  /** Margin of the abstract result, where it decided. */
  readonly margin: string | null
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

/** A sector that was taken (BG-177): where the captor stands, or null when it is destroyed. */
export interface CaptureView {
  readonly sector: CellName
  readonly seat: SeatId | null
  readonly at: CellName | null
  readonly level: number | null
}

/** A known relic on the ground, by the name under which orders speak of it. */
export interface RelicView {
  readonly id: string
  readonly label: string
  readonly at: CellName
  readonly asOf: number
}

/** What a facilitator has to rule on beside battles. */
export interface RulingsView {
  /** Banners that must retreat and are not told where to; `otherwise` is where they go without a ruling. */
  readonly retreats: readonly {
    readonly banner: PieceId
    readonly seat: SeatId
    readonly at: CellName
    readonly victor: CellName | null
    readonly to: readonly CellName[]
    readonly otherwise: CellName | null
  }[]
  /** Players who reach their objectives with this turn. */
  readonly tied: readonly { readonly seat: SeatId; readonly secondary: number; readonly levels: number }[]
}

/** BOLTGUN's own part of a view. */
export interface BoltgunDetail {
  readonly kind: 'BoltgunDetail'
  /** Settings that differ from their defaults: public, and what the order desk judges by. */
  readonly settings: Readonly<Record<string, Json>>
  /** One's own packet; all of them for the facilitator and after the end; none for an observer. */
  readonly packets: readonly PacketView[]
  /** Armies being chosen before the first turn; null later. */
  readonly choosing: ChoosingView | null
  readonly banners: readonly BannerView[]
  readonly battles: readonly BattleView[]
  /** Where the viewer is asked for a word. */
  readonly words: readonly WordView[]
  readonly captures: readonly CaptureView[]
  readonly relics: readonly RelicView[]
  /** For a facilitator alone. */
  readonly rulings: RulingsView | null
  /** The campaign's end, once it has come. */
  readonly champion: { readonly seat: SeatId | null; readonly text: string; readonly rule: RuleId } | null
}

export interface BoltgunView extends GameView {
  readonly detail: BoltgunDetail & Readonly<Record<string, unknown>>
}
