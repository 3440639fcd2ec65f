import { Field, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'
import { HexIncomeSource, HexPurchaseKind } from './sets.js'

@ObjectType({ description: 'Income from one resource.' })
class HexResourceIncome {
  @Field(() => String, { description: 'Name of the resource.' })
  readonly resource!: string

  @Field(() => Int, { description: 'RP.' })
  readonly yield!: number
}

@ObjectType({ description: 'Income of one hex.' })
class HexIncomeLine {
  @Field(() => String, { description: 'The hex.' })
  readonly hex!: string

  @Field(() => Int, { description: 'RP of the hex itself.' })
  readonly base!: number

  @Field(() => [HexResourceIncome], { description: 'RP of its resources.' })
  readonly resources!: readonly HexResourceIncome[]

  @Field(() => HexIncomeSource, { description: 'Why it yields this.' })
  readonly how!: string

  @Field(() => Int, { description: 'Total RP.' })
  readonly total!: number
}

@ObjectType({ description: 'A purchase that is not placed yet.' })
class HexPending {
  @Field(() => Int, { description: 'RP paid.' })
  readonly price!: number

  @Field(() => String, { description: 'What it is.' })
  readonly title!: string

  @Field(() => String, { nullable: true, description: 'Where it is to be placed.' })
  readonly at!: string | null

  @Field(() => String, { nullable: true, description: 'The force that it becomes or strengthens.' })
  readonly force!: string | null

  @Field(() => HexPurchaseKind, { description: 'Kind of purchase.' })
  readonly kind!: string

  @Field(() => Int, { description: 'Points; 0 for a facility.' })
  readonly points!: number

  @Field(() => String, { nullable: true, description: 'The facility.' })
  readonly facility!: string | null

  @Field(() => String, { nullable: true, description: 'Class of the new force.' })
  readonly class!: string | null
}

@ObjectType({ description: 'Numbers of forces and slots that a player’s hexes allow.' })
class HexCaps {
  @Field(() => Int, { description: 'Conquest forces.' })
  readonly CF!: number

  @Field(() => Int, { description: 'Recon forces.' })
  readonly RF!: number

  @Field(() => Int, { description: 'Special characters.' })
  readonly specialCharacters!: number

  @Field(() => Int, { description: 'More HQ choices.' })
  readonly hq!: number

  @Field(() => Int, { description: 'More Elites choices.' })
  readonly elites!: number

  @Field(() => Int, { description: 'More Fast Attack choices.' })
  readonly fastAttack!: number

  @Field(() => Int, { description: 'More Heavy Support choices.' })
  readonly heavySupport!: number
}

@ObjectType({ description: 'What a seat owns apart from its forces. Shown only to that seat.' })
export class HexTreasury {
  @Field(() => SeatId, { description: 'Seat that it belongs to.' })
  readonly seat!: string

  @Field(() => Int, { description: 'RP in the stash.' })
  readonly stash!: number

  @Field(() => [HexIncomeLine], { description: 'Income of this turn, hex by hex.' })
  readonly income!: readonly HexIncomeLine[]

  @Field(() => Int, { description: 'RP refunded at the last placement.' })
  readonly refunded!: number

  @Field(() => Int, { description: 'Re-rolls bought for this turn.' })
  readonly rerolls!: number

  @Field(() => [HexPending], { description: 'Purchases that are not placed yet.' })
  readonly pending!: readonly HexPending[]

  @Field(() => [String], { description: 'Specials that it has, e.g. `AIR_STRIKE`.' })
  readonly specials!: readonly string[]

  @Field(() => String, { nullable: true, description: 'The hex named as capital.' })
  readonly capital!: string | null

  @Field(() => HexCaps, { description: 'Limits set by its hexes.' })
  readonly caps!: HexCaps

  @Field(() => Int, { description: 'Number of airstrips.' })
  readonly airstrips!: number

  @Field(() => Boolean, { description: 'Whether there is a recon centre.' })
  readonly reconCentre!: boolean
}
