import { Field, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'

@ObjectType({ description: 'A retreat without an order, for a facilitator to rule on.' })
class BoltgunRetreatRuling {
  @Field(() => String, { description: 'The banner.' })
  readonly banner!: string

  @Field(() => SeatId, { description: 'Its seat.' })
  readonly seat!: string

  @Field(() => String, { description: 'Where it stands.' })
  readonly at!: string

  @Field(() => String, { nullable: true, description: 'Sector of the victor.' })
  readonly victor!: string | null

  @Field(() => [String], { description: 'Where it may go.' })
  readonly to!: readonly string[]

  @Field(() => String, { nullable: true, description: 'Where it goes without a ruling; null: it stays.' })
  readonly otherwise!: string | null
}

@ObjectType({ description: 'One of several players who reached their objectives in the same turn.' })
class BoltgunTiedPlayer {
  @Field(() => SeatId, { description: 'The seat.' })
  readonly seat!: string

  @Field(() => Int, { description: 'Number of secondary objectives met.' })
  readonly secondary!: number

  @Field(() => Int, { description: 'Total level of its banners.' })
  readonly levels!: number
}

@ObjectType({ description: 'Questions for the facilitator, other than about battles.' })
export class BoltgunRulings {
  @Field(() => [BoltgunRetreatRuling], { description: 'Retreats without an order.' })
  readonly retreats!: readonly BoltgunRetreatRuling[]

  @Field(() => [BoltgunTiedPlayer], { description: 'Players who reached their objectives in the same turn.' })
  readonly tied!: readonly BoltgunTiedPlayer[]
}
