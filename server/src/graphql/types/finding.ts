import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { Pace, RequestState } from './findingEnums.js'
import { DateTime, SeatId } from './scalars.js'

@ObjectType({
  description: 'A request for a seat, as whoever wrote it, the organiser and the co-organisers may read it.',
})
export class SeatRequest {
  @Field(() => ID, { description: 'Id, used to answer or withdraw it.' })
  readonly id!: string

  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly campaignId!: string

  @Field(() => String, { description: 'Name of the campaign.' })
  readonly campaign!: string

  @Field(() => String, { description: 'Name of the person who asks.' })
  readonly by!: string

  @Field(() => SeatId, { nullable: true, description: 'The seat that they ask for; null: whichever is free.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'What they wrote with it; may be empty.' })
  readonly note!: string

  @Field(() => DateTime, { description: 'When they asked.' })
  readonly askedAt!: string

  @Field(() => DateTime, { description: 'When it lapses if nobody answers it.' })
  readonly lapsesAt!: string

  @Field(() => RequestState, { description: 'What became of it.' })
  readonly state!: RequestState

  @Field(() => String, { description: 'What the organiser wrote with the answer; may be empty.' })
  readonly answer!: string
}

@InputType({ description: 'Which of the listed campaigns to find. What is left out does not matter.' })
export class ListedFilter {
  @Field(() => ID, { nullable: true, description: 'Id of their ruleset.' })
  readonly rulesetId?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether there are free seats.' })
  readonly freeSeats?: boolean | null

  @Field(() => Pace, { nullable: true, description: 'How fast they are played.' })
  readonly pace?: Pace | null

  @Field(() => String, { nullable: true, description: 'IANA time zone of their deadlines.' })
  readonly timeZone?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether they have started.' })
  readonly started?: boolean | null
}
