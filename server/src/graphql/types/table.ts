import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Phase } from './enums.js'
import { DateTime } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'A seat in a campaign.' })
export class Seat {
  @Field(() => ID, { description: 'A, B, …' })
  readonly id!: string

  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => String, { description: 'Army type or similar.' })
  readonly subtitle!: string

  @Field(() => String, { nullable: true, description: 'Name of the person who holds it; null: vacant.' })
  readonly holder!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'If the holder’s name looks like another member’s: a warning such as `a name like seat A’s`; else null.',
  })
  readonly namesake!: string | null

  @Field(() => Boolean, { description: 'Whether a bot plays it.' })
  readonly bot!: boolean

  @Field(() => Boolean, { description: 'Whether it is yours.' })
  readonly mine!: boolean

  @Field(() => Boolean, { nullable: true, description: 'Whether it has sealed; null: not shown, or nothing to seal.' })
  readonly sealed!: boolean | null
}

@ObjectType({ description: 'A running deadline.' })
export class RunningDeadline {
  @Field(() => String, { description: 'Id of its class.' })
  readonly class!: string

  @Field(() => String, { description: 'Text to display.' })
  readonly title!: string

  @Field(() => DateTime, { nullable: true, description: 'When the deadline is; null: no deadline.' })
  readonly at!: string | null
}

@ObjectType({ description: 'Whose answers are awaited.' })
export class Awaiting {
  @Field(() => [ID], { nullable: true, description: 'The seats; null if that may not be shown.' })
  readonly seats!: readonly string[] | null

  @Field(() => String, { description: 'One sentence to display.' })
  readonly text!: string
}

@ObjectType({ description: 'What all members see: deadlines, pause, who sits where.' })
export class CampaignStatus {
  @Field(() => Phase, { description: 'Where the campaign stands.' })
  readonly phase!: Phase

  @Field(() => Int, { description: 'The turn; 0 before the start.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage; empty before the start.' })
  readonly stage!: string

  @Field(() => String, { nullable: true, description: 'Why it is paused or held.' })
  readonly note!: string | null

  @priced({ size: 8 })
  @Field(() => [Seat], { description: 'The seats, in order.' })
  readonly seats!: readonly Seat[]

  @Field(() => String, { description: 'Name of the organiser.' })
  readonly organiser!: string

  @Field(() => String, { nullable: true, description: 'Name of the facilitator; null: there is none.' })
  readonly facilitator!: string | null

  @Field(() => String, { nullable: true, description: 'The same warning as `Seat.namesake`, for the facilitator.' })
  readonly facilitatorNamesake!: string | null

  @Field(() => Int, { description: 'Number of the newest line of the log; 0: none.' })
  readonly logged!: number

  @priced({ size: 4 })
  @Field(() => [RunningDeadline], { description: 'Running deadlines, the next one first.' })
  readonly clocks!: readonly RunningDeadline[]

  @Field(() => Awaiting, { description: 'Whose answers are awaited.' })
  readonly awaiting!: Awaiting

  @Field(() => String, { description: 'IANA time zone of the campaign’s deadlines.' })
  readonly timeZone!: string

  @Field(() => Boolean, {
    description: 'Whether all briefings for `EVERYONE` have been written after the end.',
  })
  readonly opened!: boolean

  @Field(() => Int, { description: 'Number of changes that everybody sees.' })
  readonly version!: number
}
