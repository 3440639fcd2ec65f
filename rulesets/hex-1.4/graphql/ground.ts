import { Field, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'

@ObjectType({ description: 'A unit of another player’s force, as seen.' })
class HexSightedUnit {
  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => Int, { description: 'Number of models alive.' })
  readonly alive!: number
}

@ObjectType({ description: 'A force of another player, as seen or reported.' })
class HexSighted {
  @Field(() => SeatId, { description: 'Seat that it belongs to.' })
  readonly seat!: string

  @Field(() => String, { description: '`CF`, `OF` or `RF`.' })
  readonly class!: string

  @Field(() => Int, { description: 'Points of what is alive.' })
  readonly points!: number

  @Field(() => [HexSightedUnit], { description: 'Its units, if they were seen.' })
  readonly units!: readonly HexSightedUnit[]
}

@ObjectType({ description: 'What lies in a hex.' })
class HexFeatures {
  @Field(() => [String], { description: 'Resources, e.g. `ORE_MINE_SMALL`.' })
  readonly resources!: readonly string[]

  @Field(() => [String], { description: 'Hazards, e.g. `SWAMP`.' })
  readonly hazards!: readonly string[]

  @Field(() => Boolean, { description: 'Whether its one-time yield has been taken.' })
  readonly exhausted!: boolean

  @Field(() => Int, { description: 'Turn from which this is known.' })
  readonly asOf!: number
}

@ObjectType({ description: 'What you know of all hexes with the same symbol.' })
class HexKind {
  @Field(() => String, { description: 'Its symbol in the rows.' })
  readonly symbol!: string

  @Field(() => SeatId, { nullable: true, description: 'Its owner; null: nobody, or unknown if `ownerKnown` is false.' })
  readonly owner!: string | null

  @Field(() => Boolean, { description: 'Whether you know who owns it.' })
  readonly ownerKnown!: boolean

  @Field(() => Boolean, { description: 'Whether forces of several players are there.' })
  readonly contested!: boolean

  @Field(() => Int, { nullable: true, description: 'If the owner is only remembered: turn from which it is known.' })
  readonly ownerAsOf!: number | null

  @Field(() => Boolean, { description: 'Whether it is ruined: it yields and holds nothing.' })
  readonly ruined!: boolean

  @Field(() => Boolean, { description: 'Whether it is known that somebody has entered it.' })
  readonly explored!: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether enemy troops are there; null if it is not watched.',
  })
  readonly contact!: boolean | null

  @Field(() => HexFeatures, { nullable: true, description: 'Resources and hazards; null if unknown.' })
  readonly features!: HexFeatures | null

  @Field(() => [String], { nullable: true, description: 'Facilities; null if unknown.' })
  readonly facilities!: readonly string[] | null

  @Field(() => [HexSighted], { nullable: true, description: 'Forces of others; null if unknown.' })
  readonly forces!: readonly HexSighted[] | null

  @Field(() => Int, {
    nullable: true,
    description: 'If facilities and forces are only remembered: turn from which they are known.',
  })
  readonly asOf!: number | null

  @Field(() => Int, { nullable: true, description: 'For your own hexes: RP per turn.' })
  readonly yield!: number | null

  @Field(() => Boolean, { description: 'Whether your fortress there is dormant.' })
  readonly dormant!: boolean
}

@ObjectType({
  description:
    'The hexes as you know them, as packed rows like `layers`; `.` stands for a hex of which nothing is known.',
})
export class HexGround {
  @Field(() => [String], { description: 'One symbol per hex, see `kinds`.' })
  readonly rows!: readonly string[]

  @Field(() => [HexKind], { description: 'All kinds, in the order of their first use in the rows.' })
  readonly kinds!: readonly HexKind[]
}
