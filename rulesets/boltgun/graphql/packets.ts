import { Field, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'
import { BoltgunArmy } from './armies.js'
import { BoltgunObjectiveKind } from './sets.js'

@ObjectType({ description: 'A banner to be destroyed, as it was at the start.' })
class BoltgunTarget {
  @Field(() => SeatId, { description: 'Seat that it belongs to.' })
  readonly seat!: string

  @Field(() => String, { description: 'Its sector at the start.' })
  readonly at!: string

  @Field(() => Int, { description: 'Its level at the start.' })
  readonly level!: number

  @Field(() => Boolean, { description: 'Whether it counted as destroyed at the last check.' })
  readonly destroyed!: boolean
}

@ObjectType({ description: 'An objective from a player’s packet.' })
class BoltgunObjective {
  @Field(() => String, { description: 'The objective in words.' })
  readonly text!: string

  @Field(() => Boolean, { description: 'Whether it is a secondary objective, which only breaks ties.' })
  readonly secondary!: boolean

  @Field(() => Boolean, { description: 'Whether it was met at the last check.' })
  readonly met!: boolean

  @Field(() => BoltgunObjectiveKind, { description: 'What it asks for.' })
  readonly kind!: string

  @Field(() => Int, { description: 'Number of consecutive checks at which it has been met.' })
  readonly held!: number

  @Field(() => Int, { description: 'Number of consecutive checks at which it must be met.' })
  readonly checks!: number

  @Field(() => [String], { description: 'Sectors to occupy, if it names any.' })
  readonly cells!: readonly string[]

  @Field(() => Int, { nullable: true, description: 'Number of sectors to occupy, if it asks for a number.' })
  readonly sectors!: number | null

  @Field(() => String, { nullable: true, description: 'Id of the relic to hold, as used in orders.' })
  readonly relic!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Title of the feature to control. Its place has to be found.',
  })
  readonly feature!: string | null

  @Field(() => [SeatId], { description: 'Seats whose banners are to be destroyed.' })
  readonly enemies!: readonly string[]

  @Field(() => [BoltgunTarget], { description: 'The banners to be destroyed.' })
  readonly targets!: readonly BoltgunTarget[]
}

@ObjectType({ description: 'A player’s packet. Shown to that player and to viewers who see everything.' })
export class BoltgunPacket {
  @Field(() => SeatId, { description: 'Seat that it belongs to.' })
  readonly seat!: string

  @Field(() => BoltgunArmy, {
    description: 'The player’s army; the proposed one while armies are being chosen.',
  })
  readonly army!: BoltgunArmy

  @Field(() => [String], { description: 'Army rules by their names in capitals, e.g. `HIGHLY_MOBILE`.' })
  readonly armyRules!: readonly string[]

  @Field(() => [BoltgunObjective], { description: 'Objectives, primary and secondary.' })
  readonly objectives!: readonly BoltgunObjective[]

  @Field(() => Boolean, { description: 'Whether the node was lost, so that the next plan must name a new one.' })
  readonly owesNode!: boolean
}
