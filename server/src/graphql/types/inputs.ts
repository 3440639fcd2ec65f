import { Field, ID, InputType, Int } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { JsonScalar } from './scalars.js'

@InputType({ description: 'Under which system battles are fought on the table, and how a group varies it.' })
export class TabletopInput {
  @Field(() => ID, { description: 'Id of a system of the shelf.' })
  readonly id!: string

  @Field(() => [ID], { nullable: true, description: 'Variants to lay over it. Left out: none.' })
  readonly variants?: readonly string[] | null

  @Field(() => JsonScalar, { nullable: true, description: 'Readings that differ from the defaults, by key.' })
  readonly settings?: Json

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Values in place of those of its tables, by path of the cell.',
  })
  readonly overrides?: Json
}

@InputType({ description: 'What a campaign is created from.' })
export class CreateCampaignInput {
  @Field(() => String, { description: 'Its name, 1 to 80 characters.' })
  readonly name!: string

  @Field(() => ID, { description: 'Its ruleset.' })
  readonly rulesetId!: string

  @Field(() => ID, { description: 'Its scenario.' })
  readonly scenarioId!: string

  @Field(() => JsonScalar, { nullable: true, description: 'Settings that differ from the defaults, by key.' })
  readonly settings?: Json

  @Field(() => TabletopInput, {
    nullable: true,
    description: 'Under which tabletop system its battles are fought, frozen. Left out: the first of the shelf.',
  })
  readonly tabletop?: TabletopInput | null

  @Field(() => String, { description: 'IANA zone of its calendar, e.g. `Europe/Berlin`.' })
  readonly timeZone!: string

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'By class of deadlines: `{ "days": 7, "at": "23:59" }`, or null for no deadline.',
  })
  readonly deadlines?: Json

  @Field(() => Boolean, { nullable: true, description: 'Whether the table shows who has sealed. Default true.' })
  readonly showSealed?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether a sealed sheet may be replaced. A ruleset with a setting of its own for this decides; else default false.',
  })
  readonly replaceable?: boolean | null

  @Field(() => String, {
    nullable: true,
    description: 'What a draft is worth at the deadline: `seal` (default) or `ignore`.',
  })
  readonly draftAtDeadline?: string | null

  @Field(() => ID, { nullable: true, description: 'The organiser’s own seat, if he plays.' })
  readonly seat?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'That seat’s share in the dice: 32 random bytes, 64 hex digits.',
  })
  readonly seatBytes?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'n ≥ 3: observers may open any seat’s briefings of a turn once n more turns have closed.',
  })
  readonly observersDelayTurns?: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours, 1 to 336, that all are told beforehand of a stage that is closed early, or of a place that begins in mid-war. Default 24.',
  })
  readonly noticeHours?: number | null
}
