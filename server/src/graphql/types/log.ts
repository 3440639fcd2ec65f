import { Field, ID, Int, ObjectType } from 'type-graphql'
import { LogCause, LogKind, MatterKind } from './enums.js'
import { DateTime } from './scalars.js'

@ObjectType({
  description:
    'One line of the table’s log: public, and never changed or taken away. Nothing of what only some may know stands there.',
})
export class LogEntry {
  @Field(() => Int, { description: 'Counts the lines of the campaign from 1.' })
  readonly number!: number

  @Field(() => DateTime, { description: 'When.' })
  readonly at!: string

  @Field(() => LogKind, { description: 'What it is.' })
  readonly kind!: LogKind

  @Field(() => String, { nullable: true, description: 'Who acted, by the name of then; null: the clock or the rules.' })
  readonly by!: string | null

  @Field(() => Boolean, { description: 'Whether an API token of theirs acted.' })
  readonly tool!: boolean

  @Field(() => ID, { nullable: true, description: 'The seat that it concerns.' })
  readonly seat!: string | null

  @Field(() => String, { nullable: true, description: 'Whom it concerns besides, by the name of then.' })
  readonly subject!: string | null

  @Field(() => LogCause, {
    nullable: true,
    description: 'Of a closing: why; null where that is not everybody’s to know.',
  })
  readonly cause!: LogCause | null

  @Field(() => String, { description: 'One sentence to print.' })
  readonly text!: string
}

@ObjectType({ description: 'Something that is to happen, told to all beforehand. Holders of seats may consent to it.' })
export class Matter {
  @Field(() => ID, { description: 'Id, to consent or object by.' })
  readonly id!: string

  @Field(() => MatterKind, { description: 'What it is.' })
  readonly kind!: MatterKind

  @Field(() => String, { description: 'Who asked for the closing, or waits for the place, by the name of then.' })
  readonly by!: string

  @Field(() => Boolean, { description: 'Whether it is the caller’s own.' })
  readonly mine!: boolean

  @Field(() => ID, { nullable: true, description: 'Of a place: the seat; null: the facilitator’s.' })
  readonly seat!: string | null

  @Field(() => DateTime, { description: 'Since when all are told.' })
  readonly openedAt!: string

  @Field(() => DateTime, { description: 'A closing happens then; a place begins with the first turn after it.' })
  readonly dueAt!: string

  @Field(() => [ID], { description: 'Seats whose holders consent.' })
  readonly consents!: readonly string[]

  @Field(() => String, { description: 'One sentence to print.' })
  readonly text!: string
}
