import { CorrectionInput } from './facilitating.js'
import { Field, ID, InputType } from 'type-graphql'
import { OrderInput } from './orders.js'
import { DateTime, SeatId } from './scalars.js'

@InputType({ description: 'A deadline that is put off by vote.' })
export class DeadlineVoteInput {
  @Field(() => String, { description: 'Id of the deadline class.' })
  readonly class!: string

  @Field(() => DateTime, { description: 'The new deadline.' })
  readonly at!: Date
}

@InputType({ description: 'A pause by vote.' })
export class PauseVoteInput {
  @Field(() => DateTime, { description: 'When the campaign resumes.' })
  readonly until!: Date

  @Field(() => String, { nullable: true, description: 'The reason; all members can read it.' })
  readonly note?: string | null
}

@InputType({ description: 'What a seat should have answered.' })
export class VotedSheetInput {
  @Field(() => SeatId, { description: 'A seat that was asked: yours, or one that you fought.' })
  readonly seat!: string

  @Field(() => [OrderInput], { description: 'The orders, in place of those that were sealed.' })
  readonly orders!: OrderInput[]
}

@InputType({
  description: 'What should have been answered. All members read it, so write nothing that the others are not to know.',
})
export class UnwindingVoteInput {
  @Field(() => ID, { description: 'Id of your own ask.' })
  readonly askId!: string

  @Field(() => [VotedSheetInput], { description: 'Of seats that are left out, what they had answered.' })
  readonly sheets!: VotedSheetInput[]

  @Field(() => String, { description: 'Why, at most 500 characters.' })
  readonly reason!: string
}

@InputType({ description: 'A stage that is opened again by vote.' })
export class ReopeningVoteInput {
  @Field(() => [SeatId], { description: 'Seats that may answer anew; the answers of all others are kept.' })
  readonly seats!: string[]

  @Field(() => String, { description: 'Why, at most 500 characters; all members can read it.' })
  readonly reason!: string
}

@InputType({ description: 'What a vote is on: one of these.' })
export class VoteInput {
  @Field(() => DeadlineVoteInput, { nullable: true, description: 'A later deadline.' })
  readonly deadline?: DeadlineVoteInput | null

  @Field(() => PauseVoteInput, { nullable: true, description: 'A pause.' })
  readonly pause?: PauseVoteInput | null

  @Field(() => ID, {
    nullable: true,
    description: 'Another organiser: id of the member who is to organise, from `CampaignStatus.members`.',
  })
  readonly organiser?: string | null

  @Field(() => Boolean, { nullable: true, description: '`true`: to play on by the newest edition of the server.' })
  readonly edition?: boolean | null

  @Field(() => [CorrectionInput], {
    nullable: true,
    description:
      'What is wrong is set right, where no facilitator sits who could. All members read what you want and why, so write nothing that the others are not to know. It needs every seat, and only then it is looked whether it can be done.',
  })
  readonly corrections?: CorrectionInput[] | null

  @Field(() => UnwindingVoteInput, {
    nullable: true,
    description:
      'A closed question of yours should have been answered otherwise, where no facilitator sits who could correct it: the campaign is played again from there. It needs every seat; nobody is shown before what would come of it.',
  })
  readonly unwinding?: UnwindingVoteInput | null

  @Field(() => ReopeningVoteInput, {
    nullable: true,
    description: 'The last stage that asked all seats is opened again, where no facilitator sits. It needs every seat.',
  })
  readonly reopening?: ReopeningVoteInput | null

  @Field(() => Boolean, { nullable: true, description: '`true`: to end the campaign.' })
  readonly end?: boolean | null
}

/** Inputs of which exactly one field is given. */
export const oneOfInputs: readonly string[] = ['VoteInput']
