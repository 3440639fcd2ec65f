import type { Json } from './json.js'
import type { Scenario } from './scenario.js'

/** What a scenario file may hold at most; a larger one is refused. */
export const fileLimits = {
  /** Of the text, in characters: a request may have a little more. */
  text: 90_000,
  cells: 10_000,
  /** Cells in a row, and rows. */
  side: 500,
  seats: 8,
  grounds: 40,
  pieces: 1_000,
  /** Cells of one piece. */
  places: 200,
  title: 80,
  about: 600,
  name: 60,
  /** Places that are called something. */
  names: 300,
  /** Of `values`, of a piece or of the whole file, as JSON. */
  values: 20_000,
  /** Of a picture's `data`, in characters. */
  picture: 55_000,
} as const

/** Shape of names by which a file calls things: pieces by `id`, kinds of ground and of pieces. */
export const fileName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/

/** The version that is written; every earlier one is read. */
export const fileVersion = 1

/** Something that lies on a map. */
export interface FilePiece {
  /** One of the ruleset's kinds of pieces. */
  readonly kind: string
  /** By which values of other pieces name it; unique in the file. */
  readonly id?: string
  /** Names of cells: `4,3` on squares, `3/6` on hexes. Whether it covers all of them or lies on one of them, its kind says. */
  readonly at: readonly string[]
  /** Letter of the seat to which it belongs. */
  readonly seat?: string
  readonly name?: string
  /** What its kind asks for besides. */
  readonly values?: Readonly<Record<string, Json>>
}

/** A picture under the grid. Lengths are in squares, or in widths of a hex. */
export interface FilePicture {
  /** `data:image/webp;base64,…`, or of a JPEG or PNG. */
  readonly data: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a place is called. */
export interface FileName {
  /** Name of a cell. */
  readonly at: string
  readonly text: string
}

/** What whoever draws a map prints on it: no part of the rules. */
export interface PrintedOn {
  /** What its places are called. */
  readonly names?: readonly FileName[]
  readonly picture?: FilePicture
}

/**
 * A scenario as a text that anybody can write by hand: docs/scenarios.md. Of any ruleset, and read without knowing it. What it means, the
 * ruleset says (`MapSpec`, `MapTools`).
 */
export interface ScenarioFile extends PrintedOn {
  readonly muster: 'scenario'
  readonly version: typeof fileVersion
  /** Id of the ruleset. */
  readonly ruleset: string
  readonly title: string
  readonly about: string
  /** Hexes stand on a point, and every second row, from the second on, is shifted half a hex to the right. */
  readonly grid: { readonly kind: 'square' | 'hex'; readonly width: number; readonly height: number }
  /** What each symbol of `rows` stands for: the id of one of the ruleset's kinds of ground. */
  readonly legend: Readonly<Record<string, string>>
  /** One text a row, the first row first; one symbol a cell. */
  readonly rows: readonly string[]
  /** In seat order: A, B, … */
  readonly seats: Scenario['seats']
  readonly pieces: readonly FilePiece[]
  /** What the ruleset asks of the whole map. */
  readonly values?: Readonly<Record<string, Json>>
}
