import type { Cell, Point } from '@muster/rulesets/kit/grid.js'
import type { CellName, SeatId } from '@muster/rulesets/kit/ids.js'
import type { MapLayer, TerrainLooks, Zone } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'
import type { ReactNode, Ref } from 'react'

/** An order as it is drawn on the sheet: pencil while it can still be changed, ink once it is sealed. */
export interface MapArrow {
  /** Stable within one list, e.g. the order's place in the draft. */
  readonly id: string
  readonly from: CellName
  readonly to: CellName
  /** Cells between, both ends included, where the order names its way; else the arrow bends a little by itself. */
  readonly path?: readonly CellName[]
  readonly kind: string
  readonly hand: 'pencil' | 'ink'
  readonly seat?: SeatId
  /** Printed at the head, e.g. what is carried over. */
  readonly label?: string
  /** The desk objects to this order: drawn in the signal colour. */
  readonly problem?: boolean
}

/** Cells to point at. `target` = may be chosen, `problem` = the desk objects, `report` = a report line speaks of them, `goal` = an objective, `battle` = fought over now, `capital` = a seat's capital. */
export interface MapHighlight {
  readonly tone: 'target' | 'problem' | 'report' | 'goal' | 'battle' | 'capital'
  readonly cells: readonly CellName[]
}

/** One step of a resolution that is played on the map. */
export interface Playing {
  /** Another number for each step: what it moves, it moves once. */
  readonly step: number
  /** Cells that pieces and contacts come along with it, by id, the first of which they leave. */
  readonly ways: ReadonlyMap<string, readonly CellName[]>
  /** Ids of what is there for the first time. */
  readonly fresh: ReadonlySet<string>
}

/** What can be taken off the sheet. All are on unless a caller says otherwise. */
export interface MapLayers {
  readonly ownership: boolean
  readonly fog: boolean
  readonly zones: boolean
  readonly contacts: boolean
  readonly pieces: boolean
  readonly marks: boolean
  readonly picture: boolean
  readonly orders: boolean
  readonly coordinates: boolean
}

export const allLayers: MapLayers = {
  ownership: true,
  fog: true,
  zones: true,
  contacts: true,
  pieces: true,
  marks: true,
  picture: true,
  orders: true,
  coordinates: true,
}

/** What the pointer or the Enter key met, from the top of the sheet down. */
export interface MapHit {
  readonly cell: CellName
  /** Own pieces on the cell, by id. */
  readonly pieces: readonly string[]
  /** Contacts on the cell, by token. */
  readonly contacts: readonly string[]
}

/** Counters that may be dragged to another cell. */
export interface PieceDrag {
  readonly may: (id: string, finger: boolean) => boolean
  readonly grab: (id: string) => unknown
  readonly drop: (id: string, cell: CellName) => unknown
}

/** What paints cells: while it is given the mouse's button and one finger paint, and two fingers move the map. */
export interface Brush {
  /** It touches the map, by pointer or by key. */
  readonly down: (cell: Cell) => void
  /** It comes to another cell. */
  readonly over: (cell: Cell) => void
  readonly up: () => void
  /** It was not meant. */
  readonly cancel: () => void
}

/** A picture that lies under the grid, over the ground. */
export interface UnderlayPicture {
  readonly image: CanvasImageSource
  /** From its pixels to units of the map, as a canvas has it. */
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  readonly opacity: number
}

/** What whoever drew the map prints on it. */
export interface Printed {
  /** What its places are called. */
  readonly names: readonly { readonly at: Cell; readonly text: string }[]
  /** Whether a picture belongs under it: then no roads, brooks and names are made up. */
  readonly pictured?: boolean
  /** Null until it is there, and where none belongs. */
  readonly underlay: UnderlayPicture | null
}

/** A map that is being drawn: nothing is made up on it, and only what changes of it is worked out anew. */
export interface Drafted {
  /** Null: the hand moves the map. */
  readonly brush: Brush | null
  /** An empty group of the map's, in cells, for paint that is not dry yet. */
  readonly wet: Ref<SVGGElement>
  /** Told of a press on the map while there is no brush. */
  readonly onPress?: (point: Point) => void
}

export interface CampaignMapProps {
  readonly view: GameView
  /** Where the board is published apart from the view; `view.board` otherwise. */
  readonly board?: Board
  /** How the ruleset's ground is called and drawn: `terrainLooks`. */
  readonly terrain: TerrainLooks
  /** What the ruleset calls its pieces and marks, and how they are drawn; until it is loaded they are printed as they are. */
  readonly presentation?: Presentation
  /** Washes to draw: what the presentation's `zones` gave for the pieces in question. */
  readonly zones?: readonly Zone[]
  /** The same, drawn as lines alone: of pieces that nobody looks at just now. */
  readonly outlines?: readonly Zone[]
  /** What the ruleset lays over the map, as far as it is wanted now. */
  readonly laid?: readonly MapLayer[]
  readonly arrows?: readonly MapArrow[]
  readonly highlights?: readonly MapHighlight[]
  /** Id of a piece, or token of a contact, drawn as picked up. */
  readonly selected?: string | null
  /** Told of a click, a tap or Enter on a cell. */
  readonly onCell?: (hit: MapHit) => void
  /**
   * Told of a click or a tap on a piece or contact, or on a cell that holds just one; of Enter on a cell that holds any, each in turn. When it is
   * given, `onCell` is not told of the same choice too.
   */
  readonly onPiece?: (id: string, hit: MapHit) => void
  readonly drag?: PieceDrag
  /** Told when the cursor moves to another cell, by key or pointer. */
  readonly onCursor?: (cell: CellName | null) => void
  /** Told of Backspace on the map, while something there can be taken back. */
  readonly onBack?: () => void
  /** While it is given the view is one of many, and moves nothing by itself. */
  readonly playing?: Playing | undefined
  readonly layers?: Partial<MapLayers>
  /** Brings a cell into view whenever the value changes. */
  readonly focus?: CellName | null
  /** Where the context says nothing of it: `PrintedMap`. */
  readonly printed?: Printed
  readonly drafted?: Drafted
  /** Without tools and margins: previews and lists. */
  readonly compact?: boolean
  /** A compact map that is large enough for names of places. */
  readonly places?: boolean
  /** Printed below the map, with the turn. */
  readonly title?: string
  /** What a caller adds to the row above the map. */
  readonly tools?: ReactNode
  /** Name of the map for screen readers. */
  readonly label?: string
}
