import { Field, Int, ObjectType } from 'type-graphql'
import { RulesetDetail } from '../kit/graphql.js'
import { HexBattle, HexQueue, HexRaid } from './graphql/battles.js'
import { HexForce } from './graphql/forces.js'
import { HexGround } from './graphql/ground.js'
import { HexPostBattle } from './graphql/postBattle.js'
import { HexTreasury } from './graphql/treasuries.js'
import { HexWord } from './graphql/words.js'

@ObjectType({ description: 'Hexes of a seat.' })
class HexCount {
  @Field(() => String, { description: 'The seat.' })
  readonly seat!: string

  @Field(() => Int, { description: 'Hexes that it controls.' })
  readonly hexes!: number
}

@ObjectType({ description: 'The starting points while they are divided.' })
class HexSetUp {
  @Field(() => Int, { description: 'Points to divide.' })
  readonly points!: number

  @Field(() => String, { description: 'The headquarters hex.' })
  readonly hq!: string

  @Field(() => [String], { description: 'What lies there.' })
  readonly resources!: readonly string[]
}

@ObjectType({ description: 'The end of the campaign.' })
class HexChampion {
  @Field(() => String, { nullable: true, description: 'The champion’s seat, or null when nobody won.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'How it ended.' })
  readonly text!: string

  @Field(() => String, { description: 'The rule that ended it.' })
  readonly rule!: string
}

@ObjectType({ implements: RulesetDetail, description: 'The hex campaign’s own part of a briefing.' })
export class HexDetail extends RulesetDetail {
  @Field(() => Int, { description: 'Rows of the map.' })
  readonly rows!: number

  @Field(() => Int, { description: 'Hexes in a row.' })
  readonly columns!: number

  @Field(() => Int, { description: 'Hexes that win the campaign.' })
  readonly toWin!: number

  @Field(() => [HexCount], { description: 'Hexes by seat, where they are public.' })
  readonly counts!: readonly HexCount[]

  @Field(() => HexGround, { description: 'Hexes of which the viewer knows anything.' })
  readonly hexes!: HexGround

  @Field(() => [HexForce], { description: 'One’s own forces; all for those who see all.' })
  readonly forces!: readonly HexForce[]

  @Field(() => [HexTreasury], { description: 'One’s own; all for those who see all.' })
  readonly treasuries!: readonly HexTreasury[]

  @Field(() => HexSetUp, { nullable: true, description: 'Null once the starting points are divided.' })
  readonly setUp!: HexSetUp | null

  @Field(() => [HexBattle], { description: 'One’s own fights of this turn.' })
  readonly battles!: readonly HexBattle[]

  @Field(() => [HexWord], {
    description: 'Fights of two others who both would take your word; empty for most viewers.',
  })
  readonly words!: readonly HexWord[]

  @Field(() => [HexQueue], { description: 'Orders of fights that one is asked for.' })
  readonly queues!: readonly HexQueue[]

  @Field(() => [HexRaid], { description: 'Raids that one is asked about.' })
  readonly raids!: readonly HexRaid[]

  @Field(() => HexPostBattle, { nullable: true, description: 'Questions after the battles.' })
  readonly postBattle!: HexPostBattle | null

  @Field(() => Boolean, { description: 'The turn follows one without a fight.' })
  readonly repeats!: boolean

  @Field(() => HexChampion, { nullable: true, description: 'How the campaign ended; null while it goes on.' })
  readonly champion!: HexChampion | null
}
