import { Field, ID, InputType, Int } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { letterLimits } from '../../referee/letters/letterLimits.js'
import { DraftAtDeadline, Press } from './enums.js'
import { Visibility } from './findingEnums.js'
import { AbsenceRulesInput } from './absence.js'
import { JsonScalar, SeatId } from './scalars.js'

@InputType({ description: 'The tabletop system for battles, and the group’s changes to it.' })
export class TabletopInput {
  @Field(() => ID, { description: 'Id of a tabletop system; see `tabletopSystems`.' })
  readonly id!: string

  @Field(() => [ID], { nullable: true, description: 'Variants to apply. Default: none.' })
  readonly variants?: readonly string[] | null

  @Field(() => JsonScalar, { nullable: true, description: 'Readings that differ from the defaults, by key.' })
  readonly settings?: Json

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Values that replace those in its tables, by path of the cell.',
  })
  readonly overrides?: Json
}

@InputType({ description: 'Everything needed to create a campaign.' })
export class CreateCampaignInput {
  @Field(() => String, { description: 'Its name, 1 to 80 characters.' })
  readonly name!: string

  @Field(() => ID, { description: 'Its ruleset.' })
  readonly rulesetId!: string

  @Field(() => ID, { description: 'Its scenario: of the ruleset, or one of your own, of which it keeps a copy.' })
  readonly scenarioId!: string

  @Field(() => JsonScalar, { nullable: true, description: 'Settings that differ from the defaults, by key.' })
  readonly settings?: Json

  @Field(() => TabletopInput, {
    nullable: true,
    description:
      'The tabletop system of its battles; fixed when the campaign is created. Default: the first of `tabletopSystems`.',
  })
  readonly tabletop?: TabletopInput | null

  @Field(() => String, { description: 'IANA time zone of its deadlines, e.g. `Europe/Berlin`.' })
  readonly timeZone!: string

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'By deadline class: `{ "days": 7, "at": "23:59" }`, or null for no deadline.',
  })
  readonly deadlines?: Json

  @Field(() => Boolean, { nullable: true, description: 'Whether the table shows who has sealed. Default true.' })
  readonly showSealed?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a sealed sheet may be replaced. Default false. Ignored if the ruleset has its own setting for this.',
  })
  readonly replaceable?: boolean | null

  @Field(() => DraftAtDeadline, {
    nullable: true,
    description: 'What a draft counts at the deadline; `SEAL` if left out.',
  })
  readonly draftAtDeadline?: 'seal' | 'ignore' | null

  @Field(() => SeatId, { nullable: true, description: 'Your own seat, if you play.' })
  readonly seat?: string | null

  @Field(() => [SeatId], {
    nullable: true,
    description: 'Seats that bots play until somebody takes them. Default: none.',
  })
  readonly bots?: readonly string[] | null

  @Field(() => [SeatId], {
    nullable: true,
    description:
      'Seats whose start is kept for somebody who joins later, as `reserveSeat` does. Default: those that the scenario keeps, as far as neither you nor bots play them.',
  })
  readonly reserved?: readonly string[] | null

  @Field(() => String, {
    nullable: true,
    description: 'That seat’s contribution to the dice: 32 random bytes as 64 hex digits.',
  })
  readonly diceContribution?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Observers may read any seat’s briefings of a turn once this many more turns have closed; at least 3.',
  })
  readonly observersDelayTurns?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours of notice, 1 to 336, to everybody before a stage is closed early, or before a place begins while the campaign is running. Default 24.',
  })
  readonly noticeHours?: number | null
  @Field(() => Press, { nullable: true, description: 'What it says of letters between seats. Default `OPEN`.' })
  readonly press?: Press | null

  @Field(() => Int, {
    nullable: true,
    description: `Hours, 0 to ${String(letterLimits.delayHours)}, that a letter of a seat takes. Default 0.`,
  })
  readonly letterDelayHours?: number | null

  @Field(() => Boolean, { nullable: true, description: 'Whether the facilitator reads every letter. Default false.' })
  readonly facilitatorReadsLetters?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the facilitator sees no secrets: they are told what observers are, and are asked only about battles that sides show them. Default false.',
  })
  readonly blindFacilitator?: boolean | null

  @Field(() => Visibility, {
    nullable: true,
    description: 'Who may find it; can be changed later. Default `PRIVATE`.',
  })
  readonly visibility?: Visibility | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Hours, 0 to 24, that a stage stays open once all seats have sealed, so that seals can be taken back. Default 0.',
  })
  readonly coolDownHours?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours, up to 168, that a stage that has closed for all seats waits for the facilitator to publish it, who can run it on a copy before; then it is published by itself. 0: stages are published as soon as they close, as they are without a facilitator. Default 0.',
  })
  readonly publishHours?: number | null

  @Field(() => Int, { nullable: true, description: 'Hours, 1 to 336, that a vote of the seats lasts. Default 72.' })
  readonly voteHours?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Days, 3 to 90, without any act of the organiser after which the seats may vote on another. Default 14.',
  })
  readonly silentDays?: number | null
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the chronicle has a public page, for entries that their writers mark as public. The organiser can open or close it later. Default false.',
  })
  readonly publicChronicle?: boolean | null

  @Field(() => AbsenceRulesInput, {
    nullable: true,
    description: 'What is done about seats that stay silent. Default: each as described there.',
  })
  readonly absence?: AbsenceRulesInput | null
}
