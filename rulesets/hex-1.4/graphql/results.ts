import { Field, Int, ObjectType } from 'type-graphql'
import { JsonScalar } from '../../kit/graphql.js'
import type { Json } from '../../kit/json.js'
import {
  HexDecidedBy,
  HexRollPart,
  HexRollSource,
  HexUnplayedOutcome,
  HexUnplayedReason,
  HexVictoryDegree,
} from './sets.js'

@ObjectType({ description: 'What happened to one of your own units.' })
class HexUnitReport {
  @Field(() => String, { description: 'Id of the unit.' })
  readonly unit!: string

  @Field(() => Int, { description: 'Number of models lost.' })
  readonly lost!: number

  @Field(() => Int, { description: 'Number of models that fled off the table.' })
  readonly fled!: number

  @Field(() => Boolean, { description: 'Whether it was fleeing at the end.' })
  readonly fleeing!: boolean

  @Field(() => Int, { description: 'Number of enemy units destroyed.' })
  readonly kills!: number
}

@ObjectType({ description: 'One source of a side’s dice or modifier in a roll-off.' })
class HexRollItem {
  @Field(() => HexRollSource, { description: 'Where it comes from.' })
  readonly what!: string

  @Field(() => HexRollPart, { description: 'What it gives.' })
  readonly as!: string

  @Field(() => Int, { description: 'How many there are.' })
  readonly count!: number
}

@ObjectType({ description: 'A roll-off.' })
class HexRollOff {
  @Field(() => [Int], { description: 'Points by side.' })
  readonly points!: readonly number[]

  @Field(() => [[HexRollItem]], { description: 'Sources of dice and modifiers, by side.' })
  readonly items!: readonly (readonly HexRollItem[])[]

  @Field(() => [[[Int]]], { description: 'Faces of both sides, per throw; all throws but the last were ties.' })
  readonly throws!: readonly (readonly (readonly number[])[])[]

  @Field(() => [[Int]], { description: 'Dice in place of a coin, if neither side had any.' })
  readonly coins!: readonly (readonly number[])[]

  @Field(() => [Int], { description: 'Number of dice by side.' })
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

  @Field(() => HexVictoryDegree, { nullable: true, description: 'Degree of the victory, if the mission has degrees.' })
  readonly degree!: string | null

  @Field(() => JsonScalar, { description: 'Points left, by seat; a seat that is not listed keeps all of its points.' })
  readonly left!: Json

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Number of units destroyed, by seat; null if they were not counted.',
  })
  readonly destroyed!: Json | null

  @Field(() => String, { nullable: true, description: 'Who withdrew.' })
  readonly withdrew!: string | null
}

@ObjectType({ description: 'Why no report decided a battle, and what the settings decided instead.' })
class HexUnplayed {
  @Field(() => HexUnplayedReason, { description: 'Why no report decided it.' })
  readonly why!: string

  @Field(() => HexUnplayedOutcome, { description: 'What was decided instead.' })
  readonly so!: string
}

@ObjectType({ description: 'How a battle ended.' })
export class HexBattleResult {
  @Field(() => String, { description: 'Winning seat or `draw`.' })
  readonly winner!: string

  @Field(() => HexVictoryDegree, { nullable: true, description: 'Degree of the victory, if the mission has degrees.' })
  readonly degree!: string | null

  @Field(() => JsonScalar, { description: 'Points left, by seat; a seat that is not listed keeps all of its points.' })
  readonly left!: Json

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Number of units destroyed, by seat; null if they were not counted.',
  })
  readonly destroyed!: Json | null

  @Field(() => String, { nullable: true, description: 'Who withdrew.' })
  readonly withdrew!: string | null

  @Field(() => HexDecidedBy, { description: 'How it was decided.' })
  readonly how!: string

  @Field(() => HexRollOff, { nullable: true, description: 'The roll-off, if there was one.' })
  readonly rollOff!: HexRollOff | null

  @Field(() => HexUnplayed, { nullable: true, description: 'Details if `how` is `unplayed`.' })
  readonly unplayed!: HexUnplayed | null

  @Field(() => [HexUnitReport], { description: 'Your own units.' })
  readonly units!: readonly HexUnitReport[]

  @Field(() => String, { nullable: true, description: 'The facilitator’s reason, if they ruled.' })
  readonly reason!: string | null
}
