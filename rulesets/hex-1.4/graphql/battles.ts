import { Field, Int, ObjectType } from 'type-graphql'
import { JsonScalar } from '../../kit/graphql.js'
import type { Json } from '../../kit/json.js'

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
class HexSharedResult {
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
class HexBattleResult {
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
