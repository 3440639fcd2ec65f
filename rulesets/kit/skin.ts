import type { CellName, RuleId, SeatId } from './ids.js'
import type { OrderDraft } from './orders.js'
import type { TerrainPiece } from './system.js'
import type { GameView, PieceView } from './view.js'

/** A wash around a piece, drawn by the map: `battle` darker, `recon` lighter, `search` dotted. */
export interface Zone {
  readonly kind: string
  readonly cells: readonly CellName[]
}

/**
 * How a mark is drawn: a plain flag, a box of stores, a mast, a ruined wall, a bridge, a star for what everybody wants; a fort, a runway, a factory, a
 * tent, a mine, a barrel, houses, a danger.
 */
export type Sign =
  | 'flag'
  | 'box'
  | 'mast'
  | 'wall'
  | 'bridge'
  | 'star'
  | 'fort'
  | 'runway'
  | 'factory'
  | 'tent'
  | 'mine'
  | 'barrel'
  | 'houses'
  | 'danger'

/** Something to work towards, and how far it has come as far as the view tells. */
export interface Tracker {
  readonly id: string
  /** Whose it is. */
  readonly seat: SeatId
  readonly title: string
  /** What else there is to know of it: in how many turns it must hold. */
  readonly note?: string
  /** How much of it is done now, out of `of`. */
  readonly done: number
  readonly of: number
  /** Fulfilled at the last check. */
  readonly met: boolean
  readonly secondary: boolean
  readonly cells: readonly CellName[]
}

export interface SheetLine {
  readonly label: string
  readonly value: string
  readonly rule?: RuleId
}

export interface SheetSection {
  readonly title: string
  readonly lines: readonly SheetLine[]
  readonly note?: string
}

/** Something to read or to print: a battle sheet, a player's packet, a list to consent to. */
export interface Sheet {
  readonly title: string
  readonly sections: readonly SheetSection[]
}

/** A thing of the view that has a sheet: what asks are about. */
export interface SheetHead {
  readonly about: string
  readonly title: string
  /** Where it stands, in a few words. */
  readonly status: string
  /** To be read from end to end before an ask about it is answered. */
  readonly whole?: boolean
  /** Not decided yet: marked on the map. */
  readonly open: boolean
  readonly cells: readonly CellName[]
  /** How long a side has to answer the other's contact about it, and the rule that says what comes of silence. */
  readonly answerWithin?: { readonly hours: number; readonly rule: RuleId }
}

/** The table of a battle, as far as the campaign settles it: what the sketch draws. */
export interface BattleField {
  /** Pieces of terrain by table quarter: near left, near right, far left, far right. Empty: the campaign says nothing of terrain. */
  readonly quarters: readonly (readonly TerrainPiece[])[]
  /** Who deploys on the near edge and who on the far one, in the words to print there; null where it is not settled. */
  readonly near: string | null
  readonly far: string | null
}

/** Something of the map that can be laid over it and taken off: facilities, contact, yields. */
export interface MapLayer {
  readonly id: string
  readonly title: string
  /** Laid over it from the start. */
  readonly on: boolean
  /** Every `key` of its cells → what it means. A key has a wash of its own, in the order of this list. */
  readonly legend: Readonly<Record<string, string>>
  /** `text`: a few characters printed in the cell; `key`: the wash under it. */
  readonly cells: readonly { readonly at: CellName; readonly key?: string; readonly text?: string }[]
}

/** Rows to read, to sort and to take away as CSV. */
export interface DataTable {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly columns: readonly { readonly key: string; readonly title: string; readonly numeric?: boolean }[]
  /** One value a column, by key; a missing one is unknown. */
  readonly rows: readonly Readonly<Record<string, string | number | undefined>>[]
}

/** Numbers of one view that a chart joins over the turns of the viewer's own briefings. */
export interface Series {
  readonly id: string
  readonly title: string
  readonly unit: string
  readonly lines: readonly {
    readonly key: string
    readonly label: string
    readonly seat?: SeatId
    readonly value: number
  }[]
}

/**
 * What a ruleset tells the one map and the one order desk of the web, as pure functions of a view: the default export of a ruleset's
 * `web/index.ts`. It draws nothing itself.
 */
export interface Skin<View extends GameView = GameView> {
  /** Washes of a piece where it stands, or where it would stand after `orders`. */
  zones(view: View, piece: PieceView, at: CellName, orders: readonly OrderDraft[]): readonly Zone[]
  /** One line for the orders list: `A1 marches to 4,3`. */
  describe(view: View, order: OrderDraft): string
  /** Where an order leads on the map, for its arrow; null for an order that goes nowhere. */
  arrow(view: View, order: OrderDraft): { readonly from: CellName; readonly to: CellName; readonly kind: string } | null
  /** What an order will do as far as the view tells, in one sentence: the levels of both parts of a split. */
  effect?(view: View, order: OrderDraft): string | null
  /** Objectives, for the tracker beside the map. */
  trackers?(view: View): readonly Tracker[]
  /** What each player was given at the start, for those who may see it. */
  packets?(view: View): readonly Sheet[]
  /** Everything of the view that has a sheet of its own. */
  sheets?(view: View): readonly SheetHead[]
  /** The sheet of one of them, or of what an ask is about; null where the view knows no such thing. */
  sheet?(view: View, about: string): Sheet | null
  /** The table on which a thing with a sheet is fought; null where the view knows no such battle. */
  field?(view: View, about: string): BattleField | null
  /** What can be laid over the map. */
  layers?(view: View): readonly MapLayer[]
  /** Records that a player keeps: his territory, his forces. */
  tables?(view: View): readonly DataTable[]
  /** What the charts follow from turn to turn. */
  series?(view: View): readonly Series[]
  /** What a symbol in the terrain layer or a piece kind is called, for legend and screen readers. */
  readonly words: Readonly<Record<string, string>>
  /** How the marks of a kind are drawn; a flag for those that are not named. */
  readonly signs?: Readonly<Record<string, Sign>>
  /** APP-6 symbol id code (for milsymbol) by piece kind. */
  readonly symbols: Readonly<Record<string, string>>
}
