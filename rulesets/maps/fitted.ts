import type { Grid } from '../kit/grid.js'
import type { GroundSpec, MapSpec } from '../kit/mapSpec.js'
import type { ScenarioFile } from '../kit/scenarioFile.js'

/** A file against what its ruleset's maps are made of. */
export interface Fitted {
  readonly spec: MapSpec
  readonly file: ScenarioFile
  readonly grid: Grid
  readonly seats: readonly string[]
  /** The ground of every cell. */
  readonly ground: readonly GroundSpec[]
}
