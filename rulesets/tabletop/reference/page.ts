import type { Json } from '../../kit/json.js'
import type { Kind } from './kinds.js'

/** Of a tree with the values of two; null for one that has no editions. */
export type Edition = 'classic' | 'v3' | null

/** A reference table as it is made of the rows of a tree. */
export interface Shown {
  readonly id: string
  readonly title: string
  readonly group: string
  /** Paths whose rows it has. */
  readonly at: readonly string[]
  /** Rows of unlike columns: a row for each of their values. */
  readonly list?: true
  readonly note?: string
}

/** A tree of values as a campaign has it, and how it is read. */
export interface Page {
  readonly contents: readonly Shown[]
  readonly shipped: Json
  /** As shipped, with the campaign's own values in it. */
  readonly tree: Json
  readonly edition: Edition
  kindAt(path: string, printed: Json): Kind
  /** The setting that alone says what stands at a path. */
  settingAt(path: string): string | null
  /** What follows from other values; null where nothing does. */
  follows(path: string): Json
  /** What stands at a path as the campaign reads it. */
  read(path: string, value: Json): Json
}

/** Rows that must fit each other and do not. */
export interface Gap {
  readonly path: string
  readonly text: string
}
