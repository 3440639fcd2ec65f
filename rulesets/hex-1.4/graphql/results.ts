import { Field, Int, ObjectType } from 'type-graphql'
import { JsonScalar } from '../../kit/graphql.js'
import type { Json } from '../../kit/json.js'

@ObjectType({ description: 'What became of one of one’s own units.' })
class HexUnitReport {
  @Field(() => String, { description: 'Id of the unit.' })
  readonly unit!: string

  @Field(() => Int, { description: 'Models lost.' })
  readonly lost!: number

  @Field(() => Int, { description: 'Models that fled off the table.' })
  readonly fled!: number

  @Field(() => Boolean, { description: 'Fleeing at the end.' })
  readonly fleeing!: boolean

  @Field(() => Int, { description: 'Enemy units destroyed.' })
  readonly kills!: number
}

@ObjectType({ description: 'What a side has of one kind in a roll-off.' })
class HexRollItem {
  @Field(() => String, { description: '`points`, `units`, `defender` or `hexes`.' })
  readonly what!: string

  @Field(() => String, { description: '`dice`: so many are thrown; `flat`: so much is added.' })
  readonly as!: string

  @Field(() => Int, { description: 'How many.' })
  readonly count!: number
}

@ObjectType({ description: 'How a roll-off fell.' })
class HexRollOff {
  @Field(() => [Int], { description: 'Points by side.' })
  readonly points!: readonly number[]

  @Field(() => [[HexRollItem]], { description: 'What dice and modifiers are made of, by side.' })
  readonly items!: readonly (readonly HexRollItem[])[]

  @Field(() => [[[Int]]], { description: 'Faces of both sides, a throw each; all but the last were ties.' })
  readonly throws!: readonly (readonly (readonly number[])[])[]

  @Field(() => [[Int]], { description: 'Coin dice where neither had a die.' })
  readonly coins!: readonly (readonly number[])[]

  @Field(() => [Int], { description: 'Dice by side.' })
  readonly dice!: readonly number[]

  @Field(() => [Int], { description: 'Modifiers by side.' })
  readonly modifiers!: readonly number[]

  @Field(() => [Int], { description: 'Totals of the last throw by side.' })
  readonly totals!: readonly number[]
}

@ObjectType({ description: 'What both sides must agree on.' })
export class HexSharedResult {
  @Field(() => String, { description: 'Winning seat or `draw`.' })
  readonly winner!: string

  @Field(() => String, { nullable: true, description: '`MINOR` or `MAJOR`.' })
  readonly degree!: string | null

  @Field(() => JsonScalar, { description: 'Points left by seat; who is not named keeps theirs.' })
  readonly left!: Json

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Units of each side that were destroyed, by seat; null where none were counted.',
  })
  readonly destroyed!: Json | null

  @Field(() => String, { nullable: true, description: 'Who withdrew.' })
  readonly withdrew!: string | null
}

@ObjectType({ description: 'Why no report decided a fight, and what the settings have it come to.' })
class HexUnplayed {
  @Field(() => String, { description: '`unreported`, `unconfirmed` or `differing`.' })
  readonly why!: string

  @Field(() => String, { description: '`rolled`, `raid-lost`, `raid-won`, `held`, `undefended` or `open`.' })
  readonly so!: string
}

@ObjectType({ description: 'How a fight ended.' })
export class HexBattleResult {
  @Field(() => String, { description: 'Winning seat or `draw`.' })
  readonly winner!: string

  @Field(() => String, { nullable: true, description: '`MINOR` or `MAJOR`.' })
  readonly degree!: string | null

  @Field(() => JsonScalar, { description: 'Points left by seat; who is not named keeps his.' })
  readonly left!: Json

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Units of each side that were destroyed, by seat; null where none were counted.',
  })
  readonly destroyed!: Json | null

  @Field(() => String, { nullable: true, description: 'Who withdrew.' })
  readonly withdrew!: string | null

  @Field(() => String, {
    description: '`agreed`, `unconfirmed`, `roll-off`, `bot`, `unplayed`, `ruled`, `word` or `dice`.',
  })
  readonly how!: string

  @Field(() => HexRollOff, { nullable: true, description: 'The roll-off, where there was one.' })
  readonly rollOff!: HexRollOff | null

  @Field(() => HexUnplayed, { nullable: true, description: 'Where `how` is `unplayed`.' })
  readonly unplayed!: HexUnplayed | null

  @Field(() => [HexUnitReport], { description: 'One’s own units.' })
  readonly units!: readonly HexUnitReport[]

  @Field(() => String, { nullable: true, description: 'A facilitator’s reason for a ruling.' })
  readonly reason!: string | null
}
