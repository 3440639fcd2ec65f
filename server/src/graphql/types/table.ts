import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Phase } from './enums.js'
import { DateTime } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'A seat at the table.' })
export class Seat {
  @Field(() => ID, { description: 'A, B, …' })
  readonly id!: string

  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => String, { description: 'Army type or the like.' })
  readonly subtitle!: string

  @Field(() => String, { nullable: true, description: 'Name of the person who holds it; null: vacant.' })
  readonly holder!: string | null

  @Field(() => String, {
    nullable: true,
    description: '`a name like seat A’s`, of a holder who could be taken for another member; else null.',
  })
  readonly namesake!: string | null

  @Field(() => Boolean, { description: 'Whether a bot plays it, until a person takes it.' })
  readonly bot!: boolean

  @Field(() => Boolean, { description: 'Whether it is the caller’s.' })
  readonly mine!: boolean

  @Field(() => Boolean, { nullable: true, description: 'Whether it has sealed; null: not shown, or not asked.' })
  readonly sealed!: boolean | null
}

@ObjectType({ description: 'A deadline that is running.' })
export class Clock {
  @Field(() => String, { description: 'Id of its class.' })
  readonly class!: string

  @Field(() => String, { description: 'What to print.' })
  readonly title!: string

  @Field(() => DateTime, { nullable: true, description: 'When it strikes; null: no deadline.' })
  readonly at!: string | null
}

@ObjectType({ description: 'Who is awaited.' })
export class Awaiting {
  @Field(() => [ID], { nullable: true, description: 'The seats; null while that may not be shown.' })
  readonly seats!: readonly string[] | null

  @Field(() => String, { description: 'One sentence to print.' })
  readonly text!: string
}

@ObjectType({ description: 'What everybody at the table sees: clock, pause, who sits where.' })
export class Table {
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

  @Field(() => String, { nullable: true, description: 'As of a seat: whose name the facilitator’s is like.' })
  readonly facilitatorNamesake!: string | null

  @Field(() => Int, { description: 'Number of the newest line of the log; 0: none.' })
  readonly logged!: number

  @priced({ size: 4 })
  @Field(() => [Clock], { description: 'Deadlines that are running, the next first.' })
  readonly clocks!: readonly Clock[]

  @Field(() => Awaiting, { description: 'Who is awaited.' })
  readonly awaiting!: Awaiting

  @Field(() => String, { description: 'IANA zone of the campaign’s calendar.' })
  readonly timeZone!: string

  @Field(() => Boolean, {
    description: 'Whether a war that is over stands open in full: briefings for `EVERYONE` are all there.',
  })
  readonly opened!: boolean

  @Field(() => Int, { description: 'Counts the changes that everybody sees.' })
  readonly version!: number
}
