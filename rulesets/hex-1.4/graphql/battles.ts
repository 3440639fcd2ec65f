import { Field, Int, ObjectType } from 'type-graphql'
import { JsonScalar } from '../../kit/graphql.js'
import type { Json } from '../../kit/json.js'
import { HexBattleResult, HexSharedResult } from './results.js'

@ObjectType({ description: 'A unit in a fight.' })
class HexFighterUnit {
  @Field(() => String, { nullable: true, description: 'Its id, of one’s own units alone.' })
  readonly id!: string | null

  @Field(() => String, { description: 'What it is called.' })
  readonly name!: string

  @Field(() => Int, { description: 'Models at full strength.' })
  readonly models!: number

  @Field(() => Int, { description: 'Models that fight.' })
  readonly alive!: number
}

@ObjectType({ description: 'One side of a fight.' })
class HexFighter {
  @Field(() => String, { description: 'Whose army it is.' })
  readonly seat!: string

  @Field(() => String, { nullable: true, description: 'One’s own force; null of the other side.' })
  readonly force!: string | null

  @Field(() => String, { description: '`CF`, `OF` or `RF`.' })
  readonly class!: string

  @Field(() => Int, { description: 'Points when the fight began.' })
  readonly points!: number

  @Field(() => Int, { description: 'Units.' })
  readonly unitCount!: number

  @Field(() => [HexFighterUnit], { description: 'Its list.' })
  readonly units!: readonly HexFighterUnit[]

  @Field(() => String, { nullable: true, description: 'Own hex of a garrison that fights elsewhere.' })
  readonly from!: string | null

  @Field(() => Int, { description: 'Bombardments brought.' })
  readonly strikes!: number

  @Field(() => Int, { description: 'Transporter devices brought.' })
  readonly transporters!: number

  @Field(() => Boolean, { description: 'Advanced Intel is used.' })
  readonly intel!: boolean

  @Field(() => Int, { description: 'Points of the Tank Factory’s free choice.' })
  readonly freeHeavySupport!: number
}

@ObjectType({ description: 'A mission that may be chosen.' })
class HexMissionChoice {
  @Field(() => String, { description: 'By this orders name it.' })
  readonly id!: string

  @Field(() => String, { description: 'What the campaign’s tabletop system calls it.' })
  readonly title!: string
}

@ObjectType({ description: 'A fight of one’s own in this turn.' })
export class HexBattle {
  @Field(() => String, { description: 'Handle of the fight, by which orders name it.' })
  readonly id!: string

  @Field(() => Int, { description: 'Turn.' })
  readonly turn!: number

  @Field(() => String, { description: '`STANDARD`, `BATTLE`, `RAID`, `SABOTAGE` or `RECON`.' })
  readonly kind!: string

  @Field(() => String, { description: 'The hex.' })
  readonly at!: string

  @Field(() => [HexFighter], { description: 'Both sides, the attacker first.' })
  readonly sides!: readonly HexFighter[]

  @Field(() => String, { nullable: true, description: 'Who attacks.' })
  readonly attacker!: string | null

  @Field(() => String, { nullable: true, description: 'Who chooses the mission.' })
  readonly chooser!: string | null

  @Field(() => String, { nullable: true, description: 'Who has the first turn; null by the mission.' })
  readonly firstTurn!: string | null

  @Field(() => String, { nullable: true, description: 'Who chooses his zone; null by the mission.' })
  readonly zone!: string | null

  @Field(() => String, { nullable: true, description: 'Who deploys everything first; null by the mission.' })
  readonly deploysFirst!: string | null

  @Field(() => String, { nullable: true, description: 'The mission; null until it is settled.' })
  readonly mission!: string | null

  @Field(() => String, { nullable: true, description: 'What the campaign’s tabletop system calls the mission.' })
  readonly missionTitle!: string | null

  @Field(() => [HexMissionChoice], { description: 'Among which it is chosen; none once it is settled.' })
  readonly missions!: readonly HexMissionChoice[]

  @Field(() => Boolean, { description: 'A Defense Perimeter counts.' })
  readonly perimeter!: boolean

  @Field(() => Boolean, { description: 'A Tank Factory counts.' })
  readonly tankFactory!: boolean

  @Field(() => String, { nullable: true, description: 'What a sabotage is aimed at.' })
  readonly target!: string | null

  @Field(() => [String], { description: 'Hazards of the ground.' })
  readonly hazards!: readonly string[]

  @Field(() => [[String]], { description: 'Pieces of table terrain by quarter; empty until rolled.' })
  readonly terrain!: readonly (readonly string[])[]

  @Field(() => String, {
    description: 'What is awaited: `prepare`, `mission`, `report`, `confirm`, `correct`, `ruling`, `word` or `closed`.',
  })
  readonly step!: string

  @Field(() => [String], { description: 'Armies that the viewer may name against a raid.' })
  readonly defenders!: readonly string[]

  @Field(() => HexSharedResult, { nullable: true, description: 'What the other side reported, to be confirmed.' })
  readonly filed!: HexSharedResult | null

  @Field(() => JsonScalar, { nullable: true, description: 'What the viewer has reported.' })
  readonly own!: Json | null

  @Field(() => HexBattleResult, { nullable: true, description: 'The result, once there is one.' })
  readonly result!: HexBattleResult | null
}

@ObjectType({ description: 'An order of fights that the viewer is asked for.' })
export class HexQueue {
  @Field(() => String, { description: 'Whose it is.' })
  readonly seat!: string

  @Field(() => String, { description: 'The hex.' })
  readonly at!: string

  @Field(() => [String], { description: 'His armies as they stand now.' })
  readonly armies!: readonly string[]

  @Field(() => [String], { description: 'Hexes that the garrison defends as they stand now.' })
  readonly hexes!: readonly string[]
}

@ObjectType({ description: 'A raid on a hex of the viewer’s without troops.' })
export class HexRaid {
  @Field(() => String, { description: 'Handle, by which orders name it.' })
  readonly id!: string

  @Field(() => String, { description: 'The hex.' })
  readonly at!: string

  @Field(() => String, { description: 'Who raids.' })
  readonly by!: string

  @Field(() => [String], { description: 'Recon forces that may meet it.' })
  readonly defenders!: readonly string[]
}
