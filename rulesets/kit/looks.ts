import type { CellName } from './ids.js'
import type { OrderDraft } from './orders.js'
import type { GameView, PieceView } from './view.js'

/** How ground is drawn. */
export type GroundKind = 'open' | 'relief' | 'city' | 'water' | 'wood' | 'waste'

export interface TerrainLook {
  readonly name: string
  readonly ground: GroundKind
}

/** Every kind of terrain of a ruleset's boards: `web/terrain.ts`, which the map loads before anything else of the ruleset. */
export type TerrainLooks<Terrain extends string = string> = Readonly<Record<Terrain, TerrainLook>>

/** A piece of one's own: what it is called, and its APP-6 symbol id code. */
export interface PieceLook {
  readonly name: string
  readonly symbol: string
}

/** A bracket below the piece, with teeth or without; a dot at its corner, which may need a decision. */
export type StateSign = 'bracket' | 'teeth' | 'dot' | 'urgent'

export interface StateLook {
  readonly name: string
  readonly sign: StateSign
}

/**
 * How a mark is drawn: a plain flag, a box of stores, a mast, a ruined wall, a bridge, a star for what everybody wants; a fort, a runway, a factory, a
 * tent, a mine, a barrel, houses, a danger; crossed swords, a capital.
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
  | 'swords'
  | 'capital'

export interface MarkLook {
  readonly name: string
  readonly sign: Sign
}

/** Cells around a piece that are washed in. */
export interface Zone<Kind extends string = string> {
  readonly kind: Kind
  readonly cells: readonly CellName[]
}

/** How a zone is drawn: where one fights, what one sees, what is to be decided; its line from the most to the least visible. */
export interface ZoneLook {
  readonly name: string
  readonly colour: 'combat' | 'recon' | 'signal'
  readonly line: 'solid' | 'dashed' | 'broken' | 'dotted'
}

export interface Zones<View extends GameView, Kind extends string> {
  /** All of them together: the layer of the map. */
  readonly title: string
  readonly kinds: Readonly<Record<Kind, ZoneLook>>
  /** Around a piece where it is, or where it would be after `orders`. */
  around(view: View, piece: PieceView, at: CellName, orders: readonly OrderDraft[]): readonly Zone<Kind>[]
}

/** An optional overlay of the map: facilities, contact, yields. */
export interface MapLayer<Key extends string = string> {
  readonly id: string
  readonly title: string
  /** Shown from the start. */
  readonly on: boolean
  /** Every `key` of its cells → what it means. A key has a wash of its own, in the order of this list. */
  readonly legend: Readonly<Record<Key, string>>
  /** `text`: a few characters printed in the cell; `key`: the wash under it. */
  readonly cells: readonly { readonly at: CellName; readonly key?: Key; readonly text?: string }[]
}
