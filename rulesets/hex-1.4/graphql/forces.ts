import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A line of a roster.' })
class HexUnit {
  @Field(() => String, { description: 'Id of the unit.' })
  readonly id!: string

  @Field(() => String, { description: 'What it is called.' })
  readonly name!: string

  @Field(() => [String], { description: 'Kinds, e.g. `INFANTRY`.' })
  readonly types!: readonly string[]

  @Field(() => String, { nullable: true, description: 'Slot of the organisation chart; null where it names none.' })
  readonly slot!: string | null

  @Field(() => Int, { description: 'Models at full strength.' })
  readonly models!: number

  @Field(() => Int, { description: 'Models alive.' })
  readonly alive!: number

  @Field(() => Int, { description: 'Points at full strength; 0 where nobody states them.' })
  readonly points!: number

  @Field(() => Int, { description: 'Experience.' })
  readonly experience!: number

  @Field(() => [String], { description: 'Honours as table and number: `INFANTRY.3`.' })
  readonly honours!: readonly string[]
}

@ObjectType({ description: 'A force of one’s own; anybody’s for those who see all.' })
export class HexForce {
  @Field(() => String, { description: 'Id, as in `pieces`.' })
  readonly id!: string

  @Field(() => String, { description: 'Whose it is.' })
  readonly seat!: string

  @Field(() => String, { description: '`CF`, `OF` or `RF`.' })
  readonly class!: string

  @Field(() => String, { description: 'Where it stands.' })
  readonly at!: string

  @Field(() => Int, { description: 'Points alive.' })
  readonly points!: number

  @Field(() => Int, { description: 'Points bought.' })
  readonly authorised!: number

  @Field(() => Int, { description: 'Units alive where no roster tells it.' })
  readonly unitCount!: number

  @Field(() => [HexUnit], { description: 'Its roster.' })
  readonly units!: readonly HexUnit[]
}
