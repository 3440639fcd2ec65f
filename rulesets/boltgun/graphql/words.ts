import { Field, Float, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'
import { BoltgunSheetKind } from './sets.js'

@ObjectType({ description: 'A side of a battle of two others.' })
class BoltgunWordSide {
  @Field(() => SeatId, { description: 'Seat of this side.' })
  readonly seat!: string

  @Field(() => String, { description: 'Army type of this side; public.' })
  readonly armyType!: string
}

@ObjectType({ description: 'A sheet for a battle of two others.' })
class BoltgunWordSheet {
  @Field(() => SeatId, { description: 'Seat that filed it.' })
  readonly seat!: string

  @Field(() => BoltgunSheetKind, { description: 'What it says.' })
  readonly says!: string

  @Field(() => String, { nullable: true, description: 'Winning seat or `draw`, if it reports a result.' })
  readonly winner!: string | null

  @Field(() => [Float], { description: 'Points lost, in the order of the battle’s sides.' })
  readonly lost!: readonly number[]
}

@ObjectType({
  description:
    'A disputed battle of two others who both named you as a witness: you say which of their sheets is true.',
})
export class BoltgunWitnessCase {
  @Field(() => String, { description: 'Id of the question, used in the answer.' })
  readonly id!: string

  @Field(() => [BoltgunWordSide], { description: 'Both sides.' })
  readonly sides!: readonly BoltgunWordSide[]

  @Field(() => String, { nullable: true, description: 'Name of the mission in the campaign’s tabletop system.' })
  readonly missionTitle!: string | null

  @Field(() => Boolean, { description: 'Whether it is fought in a city.' })
  readonly city!: boolean

  @Field(() => [BoltgunWordSheet], { description: 'Their two sheets.' })
  readonly sheets!: readonly BoltgunWordSheet[]
}
