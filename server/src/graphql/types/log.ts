import { Field, ID, Int, ObjectType } from 'type-graphql'
import { LogCause, LogKind, MatterKind } from './enums.js'
import { DateTime } from './scalars.js'

@ObjectType({
  description:
    'One line of the log of the table. All members can read it; it is never changed or removed. It holds nothing that only some may know.',
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

  @Field(() => ID, { nullable: true, description: 'The seat that it concerns.' })
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
  description: 'A notice to all members of something that is to happen. Holders of seats may consent to it.',
})
export class Notice {
  @Field(() => ID, { description: 'Id, used to consent or object.' })
  readonly id!: string

  @Field(() => MatterKind, { description: 'What it is.' })
  readonly kind!: MatterKind

  @Field(() => String, {
    description: 'Who asked for the closing or is waiting for the place, by their name at that time.',
  })
  readonly by!: string

  @Field(() => Boolean, { description: 'Whether it is yours.' })
  readonly mine!: boolean

  @Field(() => ID, { nullable: true, description: 'For a place: the seat; null: the facilitator’s place.' })
  readonly seat!: string | null

  @Field(() => DateTime, { description: 'When notice was given.' })
  readonly openedAt!: string

  @Field(() => DateTime, {
    description: 'For a closing: when it happens. A place begins with the first turn after this.',
  })
  readonly dueAt!: string

  @Field(() => [ID], { description: 'Seats whose holders have consented.' })
  readonly consents!: readonly string[]

  @Field(() => String, { description: 'One sentence to display.' })
  readonly text!: string
}
