import { Field, Int, ObjectType } from 'type-graphql'
import { RulesetDetail } from '../kit/graphql.js'

@ObjectType({ implements: RulesetDetail, description: 'What this ruleset adds to a briefing.' })
export class NewfoundDetail extends RulesetDetail {
  @Field(() => Int, { description: 'How many squares far a runner sees.' })
  readonly sight!: number

  @Field(() => [String], { description: 'Squares of which one hides the cache.' })
  readonly ruins!: readonly string[]

  @Field(() => [String], { description: 'Squares that one has dug up in vain.' })
  readonly dug!: readonly string[]

  @Field(() => String, { nullable: true, description: 'Where the cache lies; null for who may not know it.' })
  readonly cache!: string | null
}
