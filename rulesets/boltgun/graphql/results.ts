import { Field, Float, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'
import { BoltgunAbstractReason, BoltgunDecidedBy, BoltgunSheetKind, BoltgunStandingResult } from './sets.js'

@ObjectType({ description: 'A throw of two dice in an abstract result.' })
class BoltgunAbstractThrow {
  @Field(() => [Int], { description: 'The two dice.' })
  readonly dice!: readonly number[]

  @Field(() => Int, { description: 'Sum of the dice and modifiers.' })
  readonly total!: number
}

@ObjectType({ description: 'One side’s part in an abstract result.' })
class BoltgunAbstractSide {
  @Field(() => Int, { description: 'Fighting level. The loss is a percentage of 100 points per level.' })
  readonly level!: number

  @Field(() => Int, { description: 'Modifier for each level by which it is outnumbered: 0 or less.' })
  readonly outnumbered!: number

  @Field(() => Int, { description: 'Modifier for a forfeit: 0 or less.' })
  readonly forfeit!: number

  @Field(() => [BoltgunAbstractThrow], { description: 'The throws; the last one counts, those before it were ties.' })
  readonly throws!: readonly BoltgunAbstractThrow[]

  @Field(() => Int, { description: 'Percentage of its own points that it loses.' })
  readonly percent!: number
}

@ObjectType({ description: 'The only sheet that was sent for a battle.' })
class BoltgunOnlySheet {
  @Field(() => SeatId, { description: 'Seat that sent it.' })
  readonly by!: string

  @Field(() => BoltgunStandingResult, { description: 'Which result counts.' })
  readonly stands!: string

  @Field(() => Boolean, {
    description: 'Whether its sender chose; if not, the result is the better one for the sender.',
  })
  readonly chosen!: boolean
}

@ObjectType({ description: 'Why a battle was resolved abstractly.' })
class BoltgunAbstractWhy {
  @Field(() => BoltgunAbstractReason, { description: 'The reason.' })
  readonly why!: string

  @Field(() => SeatId, { nullable: true, description: 'The seat that asked for it, if only one did.' })
  readonly by!: string | null
}

@ObjectType({ description: 'How a battle ended.' })
export class BoltgunBattleResult {
  @Field(() => BoltgunDecidedBy, { description: 'How it was decided.' })
  readonly how!: string

  @Field(() => String, { nullable: true, description: 'Winning seat or `draw`; null if both were destroyed.' })
  readonly winner!: string | null

  @Field(() => [Float], { description: 'Points lost, in the order of the battle’s sides.' })
  readonly lost!: readonly number[]

  @Field(() => String, { nullable: true, description: 'Margin of the abstract result, if it decided.' })
  readonly margin!: string | null

  @Field(() => [BoltgunAbstractSide], {
    nullable: true,
    description: 'The sides of the abstract result, in the order of the battle’s sides; null if it did not decide.',
  })
  readonly abstract!: readonly BoltgunAbstractSide[] | null

  @Field(() => BoltgunOnlySheet, { nullable: true, description: 'The sheet, if only one was sent.' })
  readonly only!: BoltgunOnlySheet | null

  @Field(() => BoltgunAbstractWhy, {
    nullable: true,
    description: 'Why it was resolved abstractly, if no sheet reported a result and nobody forfeited.',
  })
  readonly why!: BoltgunAbstractWhy | null

  @Field(() => [SeatId], { description: 'Seats that forfeited.' })
  readonly forfeits!: readonly string[]

  @Field(() => String, { nullable: true, description: 'The facilitator’s reason, if they ruled.' })
  readonly reason!: string | null
}

@ObjectType({ description: 'The two results between which the side that alone sent a sheet may choose.' })
export class BoltgunResultChoice {
  @Field(() => BoltgunBattleResult, { description: 'The reported result.' })
  readonly sheet!: BoltgunBattleResult

  @Field(() => BoltgunBattleResult, { description: 'The abstract result.' })
  readonly abstract!: BoltgunBattleResult
}

@ObjectType({ description: 'One side’s claim that the other forfeits.' })
export class BoltgunClaim {
  @Field(() => SeatId, { description: 'Seat that makes the claim.' })
  readonly by!: string

  @Field(() => SeatId, { description: 'Seat that did not answer.' })
  readonly against!: string
}

@ObjectType({
  description: 'A sheet that awaits a second round or a ruling. You see your own; a facilitator sees both.',
})
export class BoltgunFiledSheet {
  @Field(() => SeatId, { description: 'Seat that filed it.' })
  readonly seat!: string

  @Field(() => BoltgunSheetKind, { description: 'What it says.' })
  readonly says!: string

  @Field(() => String, { nullable: true, description: 'Winning seat or `draw`, if it reports a result.' })
  readonly winner!: string | null

  @Field(() => [Float], { description: 'Points lost, in the order of the battle’s sides.' })
  readonly lost!: readonly number[]

  @Field(() => Int, { description: 'Levels given up.' })
  readonly sacrifice!: number
}
