import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A retreat that no plan names, for a facilitator to rule on.' })
class BoltgunRetreatRuling {
  @Field(() => String, { description: 'The banner.' })
  readonly banner!: string

  @Field(() => String, { description: 'Its seat.' })
  readonly seat!: string

  @Field(() => String, { description: 'Where it stands.' })
  readonly at!: string

  @Field(() => String, { nullable: true, description: 'Where the victor stood.' })
  readonly victor!: string | null

  @Field(() => [String], { description: 'Where it may go.' })
  readonly to!: readonly string[]

  @Field(() => String, { nullable: true, description: 'Where it goes without a ruling; null where it stays.' })
  readonly otherwise!: string | null
}

@ObjectType({ description: 'One of several who reach their objectives with the same turn.' })
class BoltgunTied {
  @Field(() => String, { description: 'The seat.' })
  readonly seat!: string

  @Field(() => Int, { description: 'Secondary objectives met.' })
  readonly secondary!: number

  @Field(() => Int, { description: 'Levels of all its banners.' })
  readonly levels!: number
}

@ObjectType({ description: 'What a facilitator has to rule on beside battles.' })
export class BoltgunRulings {
  @Field(() => [BoltgunRetreatRuling], { description: 'Retreats that no plan names.' })
  readonly retreats!: readonly BoltgunRetreatRuling[]

  @Field(() => [BoltgunTied], { description: 'Who reach their objectives together.' })
  readonly tied!: readonly BoltgunTied[]
}
