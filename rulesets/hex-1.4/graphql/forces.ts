import { Field, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'

@ObjectType({ description: 'A line of a roster.' })
class HexUnit {
  @Field(() => String, { description: 'Id of the unit.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => [String], { description: 'Kinds, e.g. `INFANTRY`.' })
  readonly types!: readonly string[]

  @Field(() => String, { nullable: true, description: 'Slot in the organisation chart; null if it has none.' })
  readonly slot!: string | null

  @Field(() => Int, { description: 'Number of models at full strength.' })
  readonly models!: number

  @Field(() => Int, { description: 'Number of models alive.' })
  readonly alive!: number

  @Field(() => Int, { description: 'Points at full strength; 0 if unknown.' })
  readonly points!: number

  @Field(() => Int, { description: 'Experience points.' })
  readonly experience!: number

  @Field(() => [String], { description: 'Honours as table and number: `INFANTRY.3`.' })
  readonly honours!: readonly string[]
}

@ObjectType({ description: 'One of your own forces; anybody’s for viewers who see everything.' })
export class HexForce {
  @Field(() => String, { description: 'Id, as in `pieces`.' })
  readonly id!: string

  @Field(() => SeatId, { description: 'Seat that it belongs to.' })
  readonly seat!: string

  @Field(() => String, { description: '`CF`, `OF` or `RF`.' })
  readonly class!: string

  @Field(() => String, { description: 'Where it stands.' })
  readonly at!: string

  @Field(() => Int, { description: 'Points of what is alive.' })
  readonly points!: number

  @Field(() => Int, { description: 'Points bought.' })
  readonly authorised!: number

  @Field(() => Int, { description: 'Number of units alive, if there is no roster.' })
  readonly unitCount!: number

  @Field(() => [HexUnit], { description: 'Its roster.' })
  readonly units!: readonly HexUnit[]
}
