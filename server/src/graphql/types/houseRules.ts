import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { HouseRulesRow } from '../../store/reads.js'
import { AbsenceRules } from './absence.js'
import { DraftAtDeadline, Press } from './enums.js'
import { JsonObject } from './scalars.js'

@ObjectType({ description: 'How long a campaign gives for the questions of one deadline class.' })
export class ChosenDeadline {
  @Field(() => ID, { description: 'Id of the deadline class.' })
  readonly class!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => Float, { nullable: true, description: 'Days from when the stage opens; null: no deadline.' })
  readonly days!: number | null

  @Field(() => String, { nullable: true, description: 'Time of day in the campaign’s time zone, e.g. `23:59`.' })
  readonly at!: string | null
}

@ObjectType({
  description:
    'What a campaign is played under; fixed when it is created. `Ruleset.settings` says what each setting asks and its default.',
})
export class HouseRules {
  readonly rulesetId!: string
  readonly scenarioId!: string
  readonly deadlineRules!: HouseRulesRow['deadlineRules']

  @Field(() => String, { description: 'Edition of its ruleset.' })
  readonly edition!: string

  @Field(() => JsonObject, { description: 'Every setting, by key.' })
  readonly settings!: Readonly<Record<string, Json>>

  @Field(() => String, { description: 'IANA time zone of its deadlines.' })
  readonly timeZone!: string

  @Field(() => Int, {
    description:
      'Hours of notice before a stage is closed early, or before a place begins while the campaign is running.',
  })
  readonly noticeHours!: number

  @Field(() => Boolean, { description: 'Whether the table shows who has sealed.' })
  readonly showSealed!: boolean

  @Field(() => Boolean, { description: 'Whether a sealed sheet may be replaced while its group is open.' })
  readonly replaceable!: boolean

  @Field(() => DraftAtDeadline, { description: 'What a draft counts at the deadline.' })
  readonly draftAtDeadline!: string

  @Field(() => Int, {
    nullable: true,
    description:
      'Observers may read any seat’s briefings of a turn once this many more turns have closed; null: they may not.',
  })
  readonly observersDelayTurns!: number | null

  @Field(() => Press, { description: 'Who may write letters, and who signs them.' })
  readonly press!: HouseRulesRow['press']

  @Field(() => Int, { description: 'Hours that a letter takes.' })
  readonly letterDelayHours!: number

  @Field(() => Boolean, { description: 'Whether the facilitator reads every letter.' })
  readonly facilitatorReadsLetters!: boolean

  @Field(() => Boolean, {
    description:
      'Whether the facilitator sees no secrets: they are told what observers are, and are asked only about battles that sides show them.',
  })
  readonly blindFacilitator!: boolean

  @Field(() => Int, {
    description:
      'Hours that a stage stays open once all seats have sealed, in which seals can be taken back; its deadline closes it all the same. 0: it closes at once.',
  })
  readonly coolDownHours!: number

  @Field(() => Int, {
    description:
      'Hours, up to 168, that a stage that has closed for all seats waits for the facilitator to publish it, who can run it on a copy before; then it is published by itself. 0: stages are published as soon as they close, as they are without a facilitator.',
  })
  readonly publishHours!: number

  @Field(() => Int, { description: 'Hours that a vote of the seats lasts.' })
  readonly voteHours!: number

  @Field(() => Int, {
    description: 'Days without any act of the organiser after which the seats may vote on another.',
  })
  readonly silentDays!: number

  @Field(() => AbsenceRules, { description: 'What is done about seats that stay silent.' })
  readonly absence!: HouseRulesRow['absence']
}
