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
  /** What was read otherwise than a person would expect, a sentence each. */
  readonly remarks: readonly string[]
}

/**
 * Extension of JSON Schema in an order's `detail`: an array with `"x-roster": true` holds units, and the form offers to fill it from a file. The items
 * name the fields of `RosterUnit` that they take.
 */
export const rosterExtension = 'x-roster'
