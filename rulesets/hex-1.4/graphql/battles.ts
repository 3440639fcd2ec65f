import { Field, Int, ObjectType } from 'type-graphql'
import { JsonScalar, SeatId } from '../../kit/graphql.js'
import type { Json } from '../../kit/json.js'
import { HexBattleResult, HexSharedResult } from './results.js'
import { HexBattleStep } from './sets.js'

@ObjectType({ description: 'A unit in a battle.' })
class HexFighterUnit {
  @Field(() => String, { nullable: true, description: 'Its id, for your own units only.' })
  readonly id!: string | null

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => Int, { description: 'Number of models at full strength.' })
  readonly models!: number

  @Field(() => Int, { description: 'Models that take part.' })
  readonly alive!: number
}

@ObjectType({ description: 'One side of a battle.' })
class HexFighter {
  @Field(() => SeatId, { description: 'Seat that it belongs to.' })
  readonly seat!: string

  @Field(() => String, { nullable: true, description: 'Your own force; null for the other side.' })
  readonly force!: string | null

  @Field(() => String, { description: '`CF`, `OF` or `RF`.' })
  readonly class!: string

  @Field(() => Int, { description: 'Points when the battle began.' })
  readonly points!: number

  @Field(() => Int, { description: 'Number of units.' })
  readonly unitCount!: number

  @Field(() => [HexFighterUnit], { description: 'Its units.' })
  readonly units!: readonly HexFighterUnit[]

  @Field(() => String, { nullable: true, description: 'Home hex of a garrison that fights elsewhere.' })
  readonly from!: string | null

  @Field(() => Int, { description: 'Number of bombardments brought.' })
  readonly strikes!: number

  @Field(() => Int, { description: 'Number of transporter devices brought.' })
  readonly transporters!: number

  @Field(() => Boolean, { description: 'Whether Advanced Intel is used.' })
  readonly intel!: boolean

  @Field(() => Int, { description: 'Points of the free Heavy Support choice from a Tank Factory.' })
  readonly freeHeavySupport!: number
}

@ObjectType({ description: 'A mission that may be chosen.' })
class HexMissionChoice {
  @Field(() => String, { description: 'Id, used in orders.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name in the campaign’s tabletop system.' })
  readonly title!: string
}

@ObjectType({ description: 'One of your own battles in this turn.' })
export class HexBattle {
  @Field(() => String, { description: 'Id of the battle, used in orders.' })
  readonly id!: string

  @Field(() => Int, { description: 'Its turn.' })
  readonly turn!: number

  @Field(() => String, { description: '`STANDARD`, `BATTLE`, `RAID`, `SABOTAGE` or `RECON`.' })
  readonly kind!: string

  @Field(() => String, { description: 'The hex.' })
  readonly at!: string

  @Field(() => [HexFighter], { description: 'Both sides, the attacker first.' })
  readonly sides!: readonly HexFighter[]

  @Field(() => SeatId, { nullable: true, description: 'Who attacks.' })
  readonly attacker!: string | null

  @Field(() => SeatId, { nullable: true, description: 'Who chooses the mission.' })
  readonly chooser!: string | null

  @Field(() => SeatId, { nullable: true, description: 'Who has the first turn; null: as the mission says.' })
  readonly firstTurn!: string | null

  @Field(() => SeatId, { nullable: true, description: 'Who chooses their deployment zone; null: as the mission says.' })
  readonly zone!: string | null

  @Field(() => SeatId, { nullable: true, description: 'Who deploys everything first; null: as the mission says.' })
  readonly deploysFirst!: string | null

  @Field(() => String, { nullable: true, description: 'The mission; null until it is settled.' })
  readonly mission!: string | null

  @Field(() => String, { nullable: true, description: 'Name of the mission in the campaign’s tabletop system.' })
  readonly missionTitle!: string | null

  @Field(() => [HexMissionChoice], { description: 'Missions to choose from; empty once it is settled.' })
  readonly missions!: readonly HexMissionChoice[]

  @Field(() => Boolean, { description: 'Whether a Defense Perimeter counts.' })
  readonly perimeter!: boolean

  @Field(() => Boolean, { description: 'Whether a Tank Factory counts.' })
  readonly tankFactory!: boolean

  @Field(() => String, { nullable: true, description: 'For a sabotage: its target.' })
  readonly target!: string | null

  @Field(() => [String], { description: 'Hazards of the hex.' })
  readonly hazards!: readonly string[]

  @Field(() => [[String]], { description: 'Pieces of table terrain by quarter; empty until rolled.' })
  readonly terrain!: readonly (readonly string[])[]

  @Field(() => HexBattleStep, { description: 'What is awaited.' })
  readonly step!: string

  @Field(() => [String], { description: 'Armies with which you may defend against a raid.' })
  readonly defenders!: readonly string[]

  @Field(() => HexSharedResult, {
    nullable: true,
    description: 'Result reported by the other side, for you to confirm.',
  })
  readonly filed!: HexSharedResult | null

  @Field(() => JsonScalar, { nullable: true, description: 'Your own report.' })
  readonly own!: Json | null

  @Field(() => HexBattleResult, { nullable: true, description: 'The result, once there is one.' })
  readonly result!: HexBattleResult | null
}

@ObjectType({ description: 'A question in which sequence battles are fought.' })
export class HexQueue {
  @Field(() => SeatId, { description: 'Seat that it belongs to.' })
  readonly seat!: string

  @Field(() => String, { description: 'The hex.' })
  readonly at!: string

  @Field(() => [String], { description: 'Your armies in their current sequence.' })
  readonly armies!: readonly string[]

  @Field(() => [String], { description: 'Hexes that the garrison defends, in their current sequence.' })
  readonly hexes!: readonly string[]
}

@ObjectType({ description: 'A raid on one of your hexes that has no troops.' })
export class HexRaid {
  @Field(() => String, { description: 'Id, used in orders.' })
  readonly id!: string

  @Field(() => String, { description: 'The hex.' })
  readonly at!: string

  @Field(() => SeatId, { description: 'Who raids.' })
  readonly by!: string

  @Field(() => [String], { description: 'Recon forces that may oppose it.' })
  readonly defenders!: readonly string[]
}
