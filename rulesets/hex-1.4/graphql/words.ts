import { Field, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'
import { HexSharedResult } from './results.js'

@ObjectType({ description: 'A side of a battle of two others.' })
class HexWordSide {
  @Field(() => SeatId, { description: 'Seat of this side.' })
  readonly seat!: string

  @Field(() => Int, { description: 'Points when the battle began.' })
  readonly points!: number
}

@ObjectType({ description: 'A report on a battle of two others.' })
class HexWordReport extends HexSharedResult {
  @Field(() => SeatId, { description: 'Seat that filed it.' })
  readonly seat!: string
}

@ObjectType({
  description:
    'A disputed battle of two others who both named you as a witness: you say which of their reports is true.',
})
export class HexWitnessCase {
  @Field(() => String, { description: 'Id of the question, used in the answer.' })
  readonly id!: string

  @Field(() => Boolean, { description: 'Whether it is a raid or a sabotage.' })
  readonly raid!: boolean

  @Field(() => String, { nullable: true, description: 'Name of the mission in the campaign’s tabletop system.' })
  readonly missionTitle!: string | null

  @Field(() => [HexWordSide], { description: 'Both sides.' })
  readonly sides!: readonly HexWordSide[]

  @Field(() => [HexWordReport], { description: 'Their two reports.' })
  readonly reports!: readonly HexWordReport[]
}
