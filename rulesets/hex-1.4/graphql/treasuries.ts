import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'What a resource brought.' })
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

  @Field(() => String, { description: '`owned` or `raided`.' })
  readonly how!: string

  @Field(() => Int, { description: 'RP in all.' })
  readonly total!: number
}

@ObjectType({ description: 'Bought and not yet placed.' })
class HexPending {
  @Field(() => Int, { description: 'RP paid.' })
  readonly price!: number

  @Field(() => String, { description: 'What it is.' })
  readonly title!: string

  @Field(() => String, { nullable: true, description: 'Where it is to stand.' })
  readonly at!: string | null

  @Field(() => String, { nullable: true, description: 'The force that it becomes or strengthens.' })
  readonly force!: string | null

  @Field(() => String, { description: '`facility`, `troops`, `fill` or `reinforce`.' })
  readonly kind!: string

  @Field(() => Int, { description: 'Points; 0 for a facility.' })
  readonly points!: number

  @Field(() => String, { nullable: true, description: 'The facility.' })
  readonly facility!: string | null

  @Field(() => String, { nullable: true, description: 'Class of the new force.' })
  readonly class!: string | null
}

@ObjectType({ description: 'Forces and slots that a player’s hexes allow.' })
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

@ObjectType({ description: 'What a seat owns beside its forces: its own alone.' })
export class HexTreasury {
  @Field(() => String, { description: 'Whose it is.' })
  readonly seat!: string

  @Field(() => Int, { description: 'RP in hand.' })
  readonly stash!: number

  @Field(() => [HexIncomeLine], { description: 'Income of this turn, hex by hex.' })
  readonly income!: readonly HexIncomeLine[]

  @Field(() => Int, { description: 'RP refunded at the last placement.' })
  readonly refunded!: number

  @Field(() => Int, { description: 'Re-rolls bought for this turn.' })
  readonly rerolls!: number

  @Field(() => [HexPending], { description: 'Purchases that are not placed yet.' })
  readonly pending!: readonly HexPending[]

  @Field(() => [String], { description: 'Specials in hand, e.g. `AIR_STRIKE`.' })
  readonly specials!: readonly string[]

  @Field(() => String, { nullable: true, description: 'The hex named as capital.' })
  readonly capital!: string | null

  @Field(() => HexCaps, { description: 'What the hexes allow.' })
  readonly caps!: HexCaps

  @Field(() => Int, { description: 'Airstrips.' })
  readonly airstrips!: number

  @Field(() => Boolean, { description: 'Whether there is a recon centre.' })
  readonly reconCentre!: boolean
}
