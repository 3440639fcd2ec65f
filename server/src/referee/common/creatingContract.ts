import type { Json } from '@muster/rulesets/kit/json.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import type { AbsenceRules, DeadlineRule, Press, Visibility } from '../../db/terms.js'

export interface CreateCampaign {
  readonly name: string
  readonly rulesetId: string
  readonly scenarioId: string
  readonly settings?: Readonly<Record<string, Json>>
  /** The system under which its battles are fought; left out: the default, unchanged. */
  readonly tabletop?: Pick<TabletopChoice, 'id'> & Partial<TabletopChoice>
  /** IANA zone, e.g. `Europe/Berlin`. */
  readonly timeZone: string
  /** By deadline class; a class left out gets the ruleset's length at 23:59. */
  readonly deadlines?: Readonly<Record<string, DeadlineRule>>
  /** Whether the table shows who has sealed while every seat is asked the same; default true. */
  readonly showSealed?: boolean
  /** Whether a sealed sheet may be replaced while its group is open; if the ruleset has a setting for this, that decides. Default false. */
  readonly replaceable?: boolean
  /** What happens to the last draft when the deadline passes; default `seal`. */
  readonly draftAtDeadline?: 'seal' | 'ignore'
  /** The organiser's own seat, if they play; then `diceContribution` is needed. */
  readonly seat?: string
  /** Seats that bots play until somebody takes them. */
  readonly bots?: readonly string[]
  /** Seats whose start is kept for somebody who joins later; default: those that the scenario keeps and nobody plays. */
  readonly reserved?: readonly string[]
  /** 64 hex digits: the seat's contribution to the dice. */
  readonly diceContribution?: string
  /** With n ≥ 3, observers may also open any seat's briefings of turn t once turn t + n has closed. */
  readonly observersDelayTurns?: number
  /** Hours of notice, 1 to 336, before a stage is closed early, or before a place begins in mid-war; default 24. */
  readonly noticeHours?: number
  /** Default `OPEN`. */
  readonly press?: Press
  /** Hours that a letter of a seat takes, 0 to 168; default 0. */
  readonly letterDelayHours?: number
  /** Whether the facilitator reads every letter; default false. */
  readonly facilitatorReadsLetters?: boolean
  /** Whether the facilitator is told no more than all are; default false. Then they read no letters of others either. */
  readonly blindFacilitator?: boolean
  /** Whether what its writers mark as public in the chronicle can be read without an account; default false. */
  readonly publicChronicle?: boolean
  /** Hours, 0 to 24, that a stage stays open once all seats have sealed; default 0. */
  readonly coolDownHours?: number
  /** Hours, 1 to 168, that a stage waits for the facilitator to publish it; default 0: none waits. */
  readonly publishHours?: number
  /** Hours that a vote of the seats lasts, 1 to 336; default 72. */
  readonly voteHours?: number
  /** Days without any act of the organiser, 3 to 90, after which the seats may vote on another; default 14. */
  readonly silentDays?: number
  /** What is left out is as usual. */
  readonly absence?: Partial<AbsenceRules>
  /** Default `PRIVATE`. */
  readonly visibility?: Visibility
}
