import type { Json } from '../../kit/json.js'
import type { Edition } from '../edition.js'
import type { Kind } from './kinds.js'

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
  /** Whose values of the tree are shown; null for a tree that has no editions. */
  readonly edition: Edition | null
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
