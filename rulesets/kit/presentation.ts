import type { BattleField, DataTable, Series, Document, DocumentHead } from './documents.js'
import type { Throw } from './dice.js'
import type { CellName, RuleId, SeatId } from './ids.js'
import type { MapLayer, MarkLook, PieceLook, StateLook, Zones } from './looks.js'
import type { OrderDraft } from './orders.js'
import type { GameView } from './view.js'

/** What a ruleset's views name: a union for each kind of thing. Its presentation has an entry for every member of each, and no other. */
export interface Names {
  /** `PieceView.kind` */
  readonly piece: string
  /** `Contact.kind` */
  readonly contact: string
  /** `MarkView.kind` */
  readonly mark: string
  /** Those of `PieceView.marks` that are states of a piece; any other is a text to be printed. */
  readonly state: string
  /** `ReportLine.step` */
  readonly step: string
  /** `OrderOption.slot`, where options without a piece are under a heading of their own. */
  readonly slot: string
  /** `OrderOption.kind`, where orders of that kind have a `with`. */
  readonly partner: string
  /** `Zone.kind` */
  readonly zone: string
}

/** Something to work towards, and how far it has come as far as the view shows. */
export interface Tracker {
  readonly id: string
  /** Whose it is. */
  readonly seat: SeatId
  readonly title: string
  /** What else there is to know of it: for how many turns it must hold. */
  readonly note?: string
  /** How much of it is done now, out of `of`. */
  readonly done: number
  readonly of: number
  /** Fulfilled at the last check. */
  readonly met: boolean
  readonly secondary: boolean
  readonly cells: readonly CellName[]
}

/** How a campaign ended by its rules. */
export interface Ending {
  /** Null: nobody won. */
  readonly seat: SeatId | null
  readonly text: string
  readonly rule: RuleId
}

/**
 * What a ruleset tells the web's map and order desk: names, looks, and pure functions of a view. The default export of a ruleset's
 * `web/index.ts`. It draws nothing itself.
 */
export interface Presentation<View extends GameView = GameView, Named extends Names = Names> {
  /** A cell of the board. */
  readonly cell: { readonly one: string; readonly many: string }
  /** What the size of a piece counts, alone and with its figure: `level`, `level 12`. Null where pieces have no size. */
  readonly size: { readonly name: string; of(size: number): string } | null
  readonly pieces: Readonly<Record<Named['piece'], PieceLook>>
  /** What an enemy is called, as far as its kind is known. */
  readonly contacts: Readonly<Record<Named['contact'], string>>
  readonly states: Readonly<Record<Named['state'], StateLook>>
  /** What is found on the ground; the title covers all of it, objectives included: a layer of the map. */
  readonly marks: { readonly title: string; readonly kinds: Readonly<Record<Named['mark'], MarkLook>> }
  /** Ground that is held: the layer's title, and what it is called where two hold it. Null where nobody holds any. */
  readonly holdings: {
    readonly title: string
    readonly disputed: { readonly name: string; readonly about: string }
  } | null
  /** Washes of a piece; null where pieces have none. */
  readonly zones: Zones<View, Named['zone']> | null
  /** Headings of a report. */
  readonly steps: Readonly<Record<Named['step'], string>>
  /** Headings of the order desk. */
  readonly slots: Readonly<Record<Named['slot'], string>>
  /** What is chosen as the `with` of an order. */
  readonly partners: Readonly<Record<Named['partner'], string>>
  /** One line for the orders list: `A1 marches to 4,3`. */
  describe(view: View, order: OrderDraft): string
  /** Where an order leads on the map, for its arrow; null for an order that goes nowhere. */
  arrow(view: View, order: OrderDraft): { readonly from: CellName; readonly to: CellName; readonly kind: string } | null
  /** What an order will do as far as the view shows, in one sentence: the levels of both parts of a split. */
  effect?(view: View, order: OrderDraft): string | null
  /** Objectives, for the tracker next to the map. */
  trackers?(view: View): readonly Tracker[]
  /** What each player was given at the start, for those who may see it. */
  packets?(view: View): readonly Document[]
  /** Everything of the view that has a document of its own. */
  documents?(view: View): readonly DocumentHead[]
  /** The document of one of them, or of what an ask is about; null if the view knows no such thing. */
  document?(view: View, about: string): Document | null
  /** The table on which a thing with a document is fought; null if the view knows no such battle. */
  field?(view: View, about: string): BattleField | null
  /** Where seats have their capitals, as far as the view shows: drawn with a sign of their own. */
  capitals?(view: View): readonly CellName[]
  /** The optional overlays of the map. */
  layers?(view: View): readonly MapLayer[]
  /** Records that a player keeps: territory, forces. */
  tables?(view: View): readonly DataTable[]
  /** What the charts track from turn to turn. */
  series?(view: View): readonly Series[]
  /** Whose luck a throw of the dice was, high faces being good for them; null: nobody’s. For a campaign that is over. */
  thrower?(thrown: Throw): SeatId | null
  /** What throws of a name are made for, in a few words; null: no words are known for it. */
  throwTitle?(name: string): string | null
  /** Who won and by what; null while it is open. */
  ending?(view: View): Ending | null
}
