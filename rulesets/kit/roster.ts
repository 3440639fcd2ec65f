/** One line of an army list as an importer reads it, or as a player types it. */
export interface RosterUnit {
  readonly name: string
  /** Whole points of the unit with its options; 0 where the list states none. */
  readonly points: number
  readonly models: number
  /** Slot or category as the list calls it: `HQ`, `Troops`, `Heavy Support`; empty where it states none. */
  readonly slot: string
  /** Keywords and categories, as the list spells them. */
  readonly keywords: readonly string[]
}

/** An army list, read from a file of another program. */
export interface ImportedRoster {
  readonly name: string
  /** Faction or catalogue as the list calls it; empty where it states none. */
  readonly faction: string
  /** Points that the list claims; the sum of its units where it states none. */
  readonly points: number
  readonly units: readonly RosterUnit[]
  /** What was read differently from what a person would expect, one sentence each. */
  readonly remarks: readonly string[]
}

/**
 * Extension of JSON Schema in an order's `detail`: an array with `"x-roster": true` holds units. The form shows a line for each, and offers to fill them
 * from a file. The items are flat objects:
 *
 * - `name`, `models`, `points` and `slot` take the fields of `RosterUnit` of the same name, within the limits that the schema states.
 * - `x-from` of the items says for other fields what a file's slot and keywords mean: field → value of its `enum` or `oneOf` → words, in any case.
 *   `{ "types": { "VEHICLE": ["vehicle", "tank"], "HQ": ["hq", "character"] } }`. A list takes every value that fits, a single field the first.
 * - `x-budget` of the array with `x-points: true` on the number that counts shows what is spent of a limit, as in any list.
 * - What is not `required` and has an `enum` or `oneOf` is offered with an empty choice: a unit that already exists, for instance.
 */
export const rosterExtension = 'x-roster'

/** Of the items of such an array. */
export const rosterFrom = 'x-from'

/** Bytes of the largest file that is read. */
export const rosterFileBytes = 2 * 1024 * 1024
