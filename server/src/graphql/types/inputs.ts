import { Field, ID, InputType, Int } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { JsonScalar } from './scalars.js'

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

  @Field(() => ID, { description: 'Its scenario.' })
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

  @Field(() => String, {
    nullable: true,
    description:
      'What happens to a draft at the deadline: `seal` (default) or `ignore`; see `Campaign.draftAtDeadline`.',
  })
  readonly draftAtDeadline?: string | null

  @Field(() => ID, { nullable: true, description: 'Your own seat, if you play.' })
  readonly seat?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'That seat’s contribution to the dice: 32 random bytes as 64 hex digits.',
  })
  readonly seatBytes?: string | null

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
}
