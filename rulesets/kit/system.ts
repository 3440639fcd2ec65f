import type { Chance } from './chance.js'
import type { RuleId } from './ids.js'
import type { Json } from './json.js'
import type { Result } from './result.js'
import type { RuleText } from './ruleText.js'
import type { SettingProblem, SettingsSpec } from './settings.js'

/** Why a value is not simply as printed: what its source lost, left open or never stated. */
export type Flag = 'RECONSTRUCTED' | 'GENERAL' | 'AMBIGUOUS' | 'DERIVED' | 'PUBLIC_DIFFERS'

/** Where a system's figures come from, to be named wherever they are shown. */
export interface Source {
  readonly title: string
  readonly url?: string
  /** Terms of use and the like, in our own words. */
  readonly note?: string
}

export interface ReferenceCell {
  readonly value: Json
  /** The value as a person reads it: `24″`, `12–36″`, `2D6`, `–`. */
  readonly text: string
  /** The key of `TabletopChoice.overrides` under which a group may set another value; null if it may not. */
  readonly path: string | null
  /** The printed value, if the campaign has set another in its place. */
  readonly printed?: string
}

export interface ReferenceRow {
  readonly id: string
  readonly title: string
  /** By column key; a missing one is blank. */
  readonly cells: Readonly<Record<string, ReferenceCell>>
  readonly ledger: readonly RuleId[]
  readonly flag?: Flag
  /** What the flag is about, if not the whole row; what public lists say instead. */
  readonly note?: string
}

/** A table of a system: to read, to search, to override. */
export interface ReferenceTable {
  readonly id: string
  readonly title: string
  /** Heading under which tables are grouped. */
  readonly group: string
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly rows: readonly ReferenceRow[]
  readonly note?: string
}

/** The outcome of a procedure: values by name. */
export type Outcome = Readonly<Record<string, Json>>

/** A dice procedure of a system: a pure function of its input, with dice that are played or calculated (`Chance`). */
export interface Procedure {
  readonly id: string
  readonly title: string
  /** What it is for, in one sentence. */
  readonly about: string
  readonly group: string
  readonly ledger: readonly RuleId[]
  /** JSON Schema of its input, an object: forms and tools use it. Every property has a title and a default, or is optional. */
  readonly input: Json
  /** Why its odds are not calculated, if it has more outcomes than could be listed: what to show instead. Such a procedure can only be played. */
  readonly withoutOdds?: string
  /** What its outcome's values are called. */
  readonly output: Readonly<Record<string, string>>
  /** The input read and bound, or what is wrong with it, in one sentence. What the rules forbid is not bad input: its outcome says `legal: false`. */
  prepare(input: Json): Result<Chance<Outcome>, string>
}

/** How a piece of terrain is drawn from above. */
export type TerrainShape =
  | 'wood'
  | 'hill'
  | 'ruin'
  | 'building'
  | 'wall'
  | 'water'
  | 'crater'
  | 'rocks'
  | 'rough'
  | 'works'

export interface TerrainPiece {
  readonly title: string
  readonly shape: TerrainShape
}

/**
 * A tabletop system under which battles are fought, as one campaign plays it: passed to a ruleset by the referee and imported by none. A limit that a
 * system cannot express is shown (`notes`) and not enforced.
 */
export interface TabletopSystem {
  readonly id: string
  readonly title: string
  readonly sources: readonly Source[]
  /** Variants in force, in the order in which they are applied to the system. */
  readonly variants: readonly { readonly id: string; readonly title: string }[]
  /** Mission or mission class that a campaign may name → what this system calls it; one without a row keeps its campaign name. */
  readonly missions: Readonly<Record<string, string>>
  readonly notes: readonly string[]
  /** Of the usual table, in inches. */
  readonly table: { readonly width: number; readonly depth: number }
  /** Pieces of terrain by the kinds that its procedure `tableTerrain` names. */
  readonly terrain: Readonly<Record<string, TerrainPiece>>
  readonly tables: readonly ReferenceTable[]
  readonly procedures: readonly Procedure[]
  /** Its rules and readings in our own words, by rule id. */
  readonly rules: Readonly<Record<string, RuleText>>
}

/** What a campaign chooses of the available systems; frozen when it is created. */
export interface TabletopChoice {
  readonly id: string
  readonly variants: readonly string[]
  readonly settings: Readonly<Record<string, Json>>
  /** `ReferenceCell.path` → the value in place of the printed one. */
  readonly overrides: Readonly<Record<string, Json>>
}

/** A system as it is available, before a campaign has chosen anything. */
export interface ShelvedSystem {
  readonly id: string
  readonly title: string
  /** Two sentences for the person who chooses. */
  readonly about: string
  readonly variants: readonly { readonly id: string; readonly title: string; readonly about: string }[]
  readonly settings: SettingsSpec
  /** The system as chosen; a problem names the key of the choice that is wrong and what to do. */
  choose(choice: Omit<TabletopChoice, 'id'>): Result<TabletopSystem, SettingProblem>
}
