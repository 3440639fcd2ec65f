import type { Scenario } from '@muster/rulesets/kit/scenario.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import type { Board } from '@muster/rulesets/kit/view.js'

/** The copy of somebody's own scenario that a campaign keeps, as far as everybody with a place may know it. */
export type KeptScenarioRow = Pick<Scenario, 'title' | 'about' | 'seats'> & { readonly board: Board }

/** A scenario of the caller's own, without its file. */
export interface OwnScenarioRow extends KeptScenarioRow {
  readonly id: string
  readonly rulesetId: string
  readonly revision: number
  /** Characters of its file. */
  readonly size: number
  readonly ready: boolean
  /** Of its link; null: it has none. */
  readonly token: string | null
  readonly madeAt: string
  readonly changedAt: string
}

/** A scenario as whoever has its link may read it. */
export interface SharedScenarioRow extends KeptScenarioRow {
  readonly rulesetId: string
  readonly file: ScenarioFile
}
