import { Field, ID, ObjectType } from 'type-graphql'
import { DateTime, SeatId } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'A running deadline.' })
export class RunningDeadline {
  @Field(() => String, { description: 'Id of its class.' })
  readonly class!: string

  @Field(() => String, { description: 'Text to display.' })
  readonly title!: string

  @Field(() => DateTime, { nullable: true, description: 'When the deadline is; null: no deadline.' })
  readonly at!: string | null
}

@ObjectType({ description: 'Questions of one kind that you have not answered.' })
export class ToDo {
  @Field(() => String, { description: 'What is asked: `plan`, `battle`, …, as in `Ask.kind`.' })
  readonly kind!: string

  @Field(() => String, { description: 'A few words to display: `2 battles to report`.' })
  readonly text!: string

  @Field(() => [ID], { description: 'Ids of the questions, the first to close first.' })
  readonly askIds!: readonly string[]

  @Field(() => DateTime, { nullable: true, description: 'When the first of them closes; null: no deadline.' })
  readonly deadlineAt!: string | null
}

@ObjectType({ description: 'Whose answers are awaited.' })
export class Awaiting {
  @Field(() => [SeatId], { nullable: true, description: 'The seats; null if that may not be shown.' })
  readonly seats!: readonly string[] | null

  @Field(() => String, { description: 'One sentence to display.' })
  readonly text!: string
}

@ObjectType({
  description: 'Before the start the organiser asks the holders of all seats to say that they are here.',
})
export class RollCall {
  @Field(() => DateTime, { description: 'When it was called.' })
  readonly calledAt!: string

  @Field(() => DateTime, {
    description: 'Until when the organiser waits for answers. Afterwards the seats of `missing` may be freed.',
  })
  readonly until!: string

  @priced({ size: 8 })
  @Field(() => [SeatId], { description: 'Seats whose holders have answered, or took the seat since then.' })
  readonly here!: readonly string[]

  @priced({ size: 8 })
  @Field(() => [SeatId], { description: 'Seats whose holders have not answered.' })
  readonly missing!: readonly string[]
}
