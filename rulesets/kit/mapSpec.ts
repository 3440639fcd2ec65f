import type { Json } from './json.js'
import type { GroundKind, Sign } from './looks.js'
import type { Result } from './result.js'
import type { Scenario } from './scenario.js'
import type { ScenarioFile } from './scenarioFile.js'

/** Least and most of something. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/** A kind of ground that cells may have. */
export interface GroundSpec {
  readonly id: string
  readonly title: string
  /** How the map draws it. */
  readonly look: GroundKind
  /** The symbol that stands for it in a file that nobody wrote by hand. */
  readonly symbol: string
  /** Whether anybody can ever go there. */
  readonly passable: boolean
}

/** A kind of thing that may lie on a map. */
export interface PieceSpec {
  readonly id: string
  readonly title: string
  /** What it does, in one sentence. */
  readonly about: string
  /** Heading under which the kinds are listed. */
  readonly group: string
  readonly sign: Sign
  /** How many cells one piece names, and what they are: all of them together, or sites of which the campaign's dice choose one. */
  readonly cells: Bounds & { readonly means: 'all' | 'oneOf' }
  /** Whether it belongs to a seat. */
  readonly seat: 'none' | 'optional' | 'required'
  /** How many there may be: on the map, or of each seat where it must belong to one. */
  readonly count: Bounds
  /** Whether it has a name of its own. */
  readonly name: 'none' | 'optional' | 'required'
  /** Kinds of ground where it may lie; left out: wherever anybody can go. */
  readonly ground?: readonly string[]
  /** When nobody is told where it lies before it is found: if it has several sites, or if its value of this name is true. Left out: never. */
  readonly hidden?: 'onSeveral' | { readonly value: string }
  /** Whether several pieces of this kind may share a cell. */
  readonly shares: boolean
  /** JSON Schema of its `values`; left out: it has none. */
  readonly values?: Json
  /** The `values` of a new one. */
  readonly blank?: Readonly<Record<string, Json>>
}

/** What a ruleset's maps are made of, as data. */
export interface MapSpec {
  readonly grid: 'square' | 'hex'
  readonly width: Bounds
  readonly height: Bounds
  readonly players: Bounds
  /** What a cell is called. */
  readonly cell: { readonly one: string; readonly many: string }
  /** The first is what a new map consists of. */
  readonly grounds: readonly [GroundSpec, ...GroundSpec[]]
  readonly pieces: readonly PieceSpec[]
  /** Whether a seat's start may be kept for somebody who joins later (`Ruleset.lateStart`). */
  readonly lateStarts?: true
  /** What the second line of a seat is called, and the texts that it is chosen from; null: it is written freely. */
  readonly subtitle: { readonly title: string; readonly options: readonly string[] | null }
  /** JSON Schema of the file's own `values`; left out: it has none. */
  readonly values?: Json
  readonly blank?: Readonly<Record<string, Json>>
}

/** Why a file is no scenario: a sentence that says what to do, and where. */
export interface MapProblem {
  readonly text: string
  /** Names of cells. */
  readonly at?: readonly string[]
  /** Index in the file's `pieces`. */
  readonly piece?: number
}

/** What the ruleset's check says of a map that is in order. */
export interface MapFinding extends MapProblem {
  /** `unplayable`: no campaign can begin on it; `uneven`: somebody is better off; `note`: worth knowing. */
  readonly weight: 'unplayable' | 'uneven' | 'note'
}

/** A scenario that has no id yet. */
export type UnnamedScenario = Omit<Scenario, 'id'>

/** What a ruleset makes of scenario files: the default export of its `maps/index.ts`. Pure, and loaded by the browser without the engine. */
export interface MapTools {
  readonly spec: MapSpec
  /** The scenario of a file that fits `spec`; or all that is wrong with it. */
  scenarioOf(file: ScenarioFile): Result<UnnamedScenario, readonly MapProblem[]>
  /** The file of a scenario, shipped or generated; null for one that no file can state. */
  fileOf(scenario: Scenario): ScenarioFile | null
  /** Whether a map that is in order gives its sides the same chances. Empty: nothing is to be said against it, or it is not in order. */
  check(file: ScenarioFile): readonly MapFinding[]
}
