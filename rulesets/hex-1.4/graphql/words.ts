import { Field, Int, ObjectType } from 'type-graphql'
import { HexSharedResult } from './results.js'

@ObjectType({ description: 'A side of a fight of two others.' })
class HexWordSide {
  @Field(() => String, { description: 'Seat of this side.' })
  readonly seat!: string

  @Field(() => Int, { description: 'Points when the fight began.' })
  readonly points!: number
}

@ObjectType({ description: 'A report of a fight of two others.' })
class HexWordReport extends HexSharedResult {
  @Field(() => String, { description: 'Seat that filed it.' })
  readonly seat!: string
}

@ObjectType({ description: 'A fight of two others who both would take your word on which of their reports is true.' })
export class HexWord {
  @Field(() => String, { description: 'Name of the question, by which the answer names it.' })
  readonly id!: string

  @Field(() => Boolean, { description: 'It is a raid or a sabotage.' })
  readonly raid!: boolean

  @Field(() => String, { nullable: true, description: 'What the campaign’s tabletop system calls the mission.' })
  readonly missionTitle!: string | null

  @Field(() => [HexWordSide], { description: 'Both sides.' })
  readonly sides!: readonly HexWordSide[]

  @Field(() => [HexWordReport], { description: 'Their two reports.' })
  readonly reports!: readonly HexWordReport[]
}
