import { CorrectionInput } from './facilitating.js'
import { Field, ID, InputType } from 'type-graphql'
import { DateTime } from './scalars.js'

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

  @Field(() => Boolean, { nullable: true, description: '`true`: to end the campaign.' })
  readonly end?: boolean | null
}

/** Inputs of which exactly one field is given. */
export const oneOfInputs: readonly string[] = ['VoteInput']
