import type { Json } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { KeptScenarioRow } from './reads.scenarios.js'
import type { AbsenceRules, DeadlineRule, Press } from '../db/terms.js'

/** What a campaign is played under: fixed when it is created. */
export interface HouseRulesRow {
  readonly rulesetId: string
  readonly edition: string
  readonly scenarioId: string
  /** Null: the scenario is shipped or generated. */
  readonly keptScenario: KeptScenarioRow | null
  /** Frozen and complete. */
  readonly settings: Readonly<Record<string, Json>>
  /** Frozen, too. */
  readonly tabletop: TabletopChoice
  readonly timeZone: string
  /** By deadline class. */
  readonly deadlineRules: Readonly<Record<string, DeadlineRule>>
  readonly showSealed: boolean
  readonly draftAtDeadline: 'seal' | 'ignore'
  readonly replaceable: boolean
  readonly observersDelayTurns: number | null
  /** Hours of notice before a stage is closed early, or before a place begins in mid-war. */
  readonly noticeHours: number
  readonly press: Press
  readonly letterDelayHours: number
  readonly facilitatorReadsLetters: boolean
  readonly blindFacilitator: boolean
  /** Hours that a stage stays open once all have sealed. */
  readonly coolDownHours: number
  /** Hours that a stage waits for the facilitator to publish it; 0: none does. */
  readonly publishHours: number
  /** Hours that a vote of the seats lasts. */
  readonly voteHours: number
  /** Days without any act of the organiser after which the seats may vote on another. */
  readonly silentDays: number
  readonly absence: AbsenceRules
}
