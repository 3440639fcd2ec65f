import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A unit of another’s force as it was seen.' })
class HexSightedUnit {
  @Field(() => String, { description: 'What it is called.' })
  readonly name!: string

  @Field(() => Int, { description: 'Models alive.' })
  readonly alive!: number
}

@ObjectType({ description: 'A force of another as eyes or a report list it.' })
class HexSighted {
  @Field(() => String, { description: 'Whose it is.' })
  readonly seat!: string

  @Field(() => String, { description: '`CF`, `OF` or `RF`.' })
  readonly class!: string

  @Field(() => Int, { description: 'Points alive.' })
  readonly points!: number

  @Field(() => [HexSightedUnit], { description: 'Its list, where one was seen.' })
  readonly units!: readonly HexSightedUnit[]
}

@ObjectType({ description: 'What lies in a hex.' })
class HexFeatures {
  @Field(() => [String], { description: 'Resources, e.g. `ORE_MINE_SMALL`.' })
  readonly resources!: readonly string[]

  @Field(() => [String], { description: 'Hazards, e.g. `SWAMP`.' })
  readonly hazards!: readonly string[]

  @Field(() => Boolean, { description: 'What it gives once only is gone.' })
  readonly exhausted!: boolean

  @Field(() => Int, { description: 'Turn of that knowledge.' })
  readonly asOf!: number
}

@ObjectType({ description: 'What the viewer knows of some hexes alike.' })
class HexKind {
  @Field(() => String, { description: 'What stands for it in the rows.' })
  readonly symbol!: string

  @Field(() => String, { nullable: true, description: 'Its owner; null for nobody, or where `ownerKnown` is false.' })
  readonly owner!: string | null

  @Field(() => Boolean, { description: 'Whether the viewer knows who owns it.' })
  readonly ownerKnown!: boolean

  @Field(() => Boolean, { description: 'Forces of several players stand there.' })
  readonly contested!: boolean

  @Field(() => Int, { nullable: true, description: 'Turn of that knowledge where it is remembered.' })
  readonly ownerAsOf!: number | null

  @Field(() => Boolean, { description: 'Yields and holds nothing.' })
  readonly ruined!: boolean

  @Field(() => Boolean, { description: 'Known to have been entered by somebody.' })
  readonly explored!: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether enemy troops stand there; null where it is not watched.',
  })
  readonly contact!: boolean | null

  @Field(() => HexFeatures, { nullable: true, description: 'Resources and hazards; null where they are not known.' })
  readonly features!: HexFeatures | null

  @Field(() => [String], { nullable: true, description: 'Facilities; null where they are not known.' })
  readonly facilities!: readonly string[] | null

  @Field(() => [HexSighted], { nullable: true, description: 'Forces of others; null where they are not known.' })
  readonly forces!: readonly HexSighted[] | null

  @Field(() => Int, { nullable: true, description: 'Turn of facilities and forces where they are remembered.' })
  readonly asOf!: number | null

  @Field(() => Int, { nullable: true, description: 'RP a turn, of own hexes.' })
  readonly yield!: number | null

  @Field(() => Boolean, { description: 'An own fortress that sleeps.' })
  readonly dormant!: boolean
}

@ObjectType({
  description: 'The hexes as their viewer knows them: packed rows as those of `layers`, `.` where nothing is known.',
})
export class HexGround {
  @Field(() => [String], { description: 'A symbol a hex: the kind that it is of.' })
  readonly rows!: readonly string[]

  @Field(() => [HexKind], { description: 'Every kind that there is, in the order in which the rows name them first.' })
  readonly kinds!: readonly HexKind[]
}
