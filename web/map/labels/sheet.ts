import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { MarkView } from '@muster/rulesets/kit/view.js'
import type { Box, Camera } from '../camera.js'
import type { Cluster, Counter, Single } from '../counter.js'
import type { Line } from './metric.js'

/** What is found on the ground, or is marked there; `always`: however far the sheet lies away. */
export interface SheetMark extends Omit<MarkView, 'id'> {
  readonly id: string
  readonly always?: boolean
}

/** A line from where something belongs to where it is printed. */
export interface Leader {
  readonly from: Point
}

export interface StandingCounter {
  readonly mark: Single | Cluster
  readonly leader: Leader | null
  /** The name over a piece, about its middle. */
  readonly name: Line | null
}

export interface StandingSign extends Point {
  readonly mark: SheetMark
  /** Half the breadth of its strokes. */
  readonly size: number
  readonly leader: Leader | null
  /** Its name beside it, about its middle. */
  readonly name: Line | null
}

/** A text on the sheet: what a layer prints, whose ground it is, or how a place is called. */
export interface Text {
  readonly key: string
  readonly kind: 'laid' | 'owner' | 'place'
  readonly seat?: string
  /** Water, hills: how a place is printed. */
  readonly of?: string
  readonly line: Line
}

export interface WantedText extends Text {
  /** Before signs and names. */
  readonly early: boolean
  /** Where it may stand, best first: points of the map, moved by pixels. */
  readonly places: readonly (Point & { readonly dx?: number; readonly dy?: number })[]
}

/** What is to be printed over the ground. */
export interface Sheet {
  readonly grid: Grid
  readonly camera: Camera
  readonly box: Box
  readonly turn: number
  readonly counters: readonly Counter[]
  readonly marks: readonly SheetMark[]
  /** Cells with marks: their counters stand higher. */
  readonly marked: ReadonlySet<number>
  /** Sizes stand below the signs. */
  readonly below: boolean
  readonly selected: string | null
  readonly texts: readonly WantedText[]
  /** How the turn of what is remembered is printed. */
  readonly turnWord: (turn: number) => string
  /** How a mark is printed that is remembered. */
  readonly thenWord: (mark: string, turn: number) => string
}
