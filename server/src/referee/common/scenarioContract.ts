import type { Caller } from './caller.js'

export interface ScenarioRef {
  readonly id: string
}

export interface ImportScenario {
  readonly text: string
  /** For a file that names no ruleset. */
  readonly rulesetId?: string | null
}

export interface SaveScenario extends ScenarioRef {
  /** The revision that the caller last read. */
  readonly revision: number
  /** The scenario file, as JSON. */
  readonly text: string
}

/** One of the three: the caller's own, one by its link, or one of a ruleset. */
export interface ForkScenario {
  readonly id?: string
  readonly token?: string
  readonly of?: { readonly rulesetId: string; readonly scenarioId: string }
}

/** What people do with scenarios of their own. */
export interface ScenarioUseCases {
  importScenario(caller: Caller, input: ImportScenario): Promise<ScenarioRef>
  saveScenario(caller: Caller, input: SaveScenario): Promise<ScenarioRef>
  forkScenario(caller: Caller, input: ForkScenario): Promise<ScenarioRef>
  /** At an address that nobody had before. */
  shareScenario(caller: Caller, input: ScenarioRef): Promise<ScenarioRef>
  endScenarioLink(caller: Caller, input: ScenarioRef): Promise<ScenarioRef>
  deleteScenario(caller: Caller, input: ScenarioRef): Promise<void>
}
