import type { CellName, RuleId, SeatId } from '../../../kit/ids.js'
import type { ArmyRule } from '../data/armyRules.js'

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
