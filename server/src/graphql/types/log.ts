import { Field, ID, Int, ObjectType } from 'type-graphql'
import { MatterKind } from './enums.js'
import { LogCause, LogKind } from './logEnums.js'
import { DateTime, SeatId } from './scalars.js'

@ObjectType({
  description:
    'One line of the log of the table. All members can read it. It is never changed or removed, but what names somebody who deletes their account: then their seat’s title stands in place of the name. It holds nothing that only some may know.',
})
export class LogEntry {
  @Field(() => Int, { description: 'Number of the line in this campaign, from 1.' })
  readonly number!: number

  @Field(() => DateTime, { description: 'When it happened.' })
  readonly at!: string

  @Field(() => LogKind, { description: 'What it is.' })
  readonly kind!: LogKind

  @Field(() => String, {
    nullable: true,
    description: 'Who acted, by their name at that time; null: a deadline or the rules.',
  })
  readonly by!: string | null

  @Field(() => Boolean, { description: 'Whether they acted with an API token.' })
  readonly tool!: boolean

  @Field(() => SeatId, { nullable: true, description: 'The seat that it concerns.' })
  readonly seat!: string | null

  @Field(() => String, { nullable: true, description: 'Who else it concerns, by their name at that time.' })
  readonly subject!: string | null

  @Field(() => LogCause, {
    nullable: true,
    description: 'Why a stage was closed or a place began; null if not everybody may know.',
  })
  readonly cause!: LogCause | null

  @Field(() => String, { description: 'One sentence to display.' })
  readonly text!: string
}

@ObjectType({
  description:
    'A notice to all members of something that is to happen, which holders of seats may consent to; or a vote of theirs.',
})
export class Notice {
  @Field(() => ID, { description: 'Id, used to consent, object or vote.' })
  readonly id!: string

  @Field(() => MatterKind, { description: 'What it is.' })
  readonly kind!: MatterKind

  @Field(() => String, {
    description: 'Who asked for the closing, called the vote, or is waiting for the place, by their name at that time.',
  })
  readonly by!: string

  @Field(() => Boolean, { description: 'Whether it is yours.' })
  readonly mine!: boolean

  @Field(() => SeatId, { nullable: true, description: 'For a place: the seat; null: the facilitator’s place.' })
  readonly seat!: string | null

  @Field(() => DateTime, { description: 'When notice was given.' })
  readonly openedAt!: string

  @Field(() => DateTime, {
    description:
      'For a closing: when it happens. For a vote: when it ends. A place begins with the first turn after this.',
  })
  readonly dueAt!: string

  @Field(() => [SeatId], { description: 'Seats whose holders have consented, or have voted for it.' })
  readonly consents!: readonly string[]

  @Field(() => [SeatId], { description: 'For a vote: seats whose holders have voted against it.' })
  readonly against!: readonly string[]

  @Field(() => Int, {
    nullable: true,
    description:
      'For a vote: with so many seats in favour it passes at once; null: no vote, or one that lasts its whole time.',
  })
  readonly needed!: number | null

  @Field(() => Boolean, { description: 'For a vote on the organiser: whether you are to organise.' })
  readonly onMe!: boolean

  @Field(() => String, { description: 'One sentence to display.' })
  readonly text!: string
}
