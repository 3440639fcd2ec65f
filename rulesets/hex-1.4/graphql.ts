import { Field, Int, ObjectType } from 'type-graphql'
import { RulesetDetail, SeatId } from '../kit/graphql.js'
import { HexBattle, HexQueue, HexRaid } from './graphql/battles.js'
import { HexForce } from './graphql/forces.js'
import { HexGround } from './graphql/ground.js'
import { HexPostBattle } from './graphql/postBattle.js'
import { HexTreasury } from './graphql/treasuries.js'
import { HexWitnessCase } from './graphql/words.js'

@ObjectType({ description: 'Number of hexes of a seat.' })
class HexCount {
  @Field(() => SeatId, { description: 'The seat.' })
  readonly seat!: string

  @Field(() => Int, { description: 'Number of hexes that it controls.' })
  readonly hexes!: number
}

@ObjectType({ description: 'The starting points, while they are being divided.' })
class HexSetUp {
  @Field(() => Int, { description: 'Points to be divided.' })
  readonly points!: number

  @Field(() => String, { description: 'The headquarters hex.' })
  readonly hq!: string

  @Field(() => [String], { description: 'Resources of that hex.' })
  readonly resources!: readonly string[]
}

@ObjectType({ description: 'The end of the campaign.' })
class HexChampion {
  @Field(() => SeatId, { nullable: true, description: 'The champion’s seat; null if nobody won.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'How it ended.' })
  readonly text!: string

  @Field(() => String, { description: 'The rule that ended it.' })
  readonly rule!: string
}

@ObjectType({ implements: RulesetDetail, description: 'The hex campaign’s own part of a briefing.' })
export class HexDetail extends RulesetDetail {
  @Field(() => Int, { description: 'Number of rows of the map.' })
  readonly rows!: number

  @Field(() => Int, { description: 'Number of hexes in a row.' })
  readonly columns!: number

  @Field(() => Int, { description: 'Number of hexes needed to win.' })
  readonly toWin!: number

  @Field(() => [HexCount], { description: 'Number of hexes per seat, where public.' })
  readonly counts!: readonly HexCount[]

  @Field(() => HexGround, { description: 'Hexes of which you know anything.' })
  readonly hexes!: HexGround

  @Field(() => [HexForce], { description: 'Your own forces; all forces for viewers who see everything.' })
  readonly forces!: readonly HexForce[]

  @Field(() => [HexTreasury], { description: 'Your own treasury; all of them for viewers who see everything.' })
  readonly treasuries!: readonly HexTreasury[]

  @Field(() => HexSetUp, { nullable: true, description: 'Division of the starting points; null once it is done.' })
  readonly setUp!: HexSetUp | null

  @Field(() => [HexBattle], { description: 'Your own battles of this turn.' })
  readonly battles!: readonly HexBattle[]

  // Stored views call it `words`.
  @Field(() => [HexWitnessCase], {
    name: 'witnessCases',
    description: 'Disputed battles of two others who both named you as a witness; empty for most viewers.',
  })
  readonly words!: readonly HexWitnessCase[]

  @Field(() => [HexQueue], { description: 'Sequences of battles that you are asked for.' })
  readonly queues!: readonly HexQueue[]

  @Field(() => [HexRaid], { description: 'Raids that you are asked about.' })
  readonly raids!: readonly HexRaid[]

  @Field(() => HexPostBattle, { nullable: true, description: 'Questions after the battles.' })
  readonly postBattle!: HexPostBattle | null

  @Field(() => Boolean, { description: 'Whether the turn repeats one without a battle.' })
  readonly repeats!: boolean

  @Field(() => HexChampion, { nullable: true, description: 'How the campaign ended; null while it goes on.' })
  readonly champion!: HexChampion | null
}
