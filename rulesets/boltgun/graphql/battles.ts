import { Field, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'
import { BoltgunBattleResult, BoltgunClaim, BoltgunFiledSheet, BoltgunResultChoice } from './results.js'
import { BoltgunBattleStep, BoltgunWorks } from './sets.js'

@ObjectType({ description: 'A row of the attrition table.' })
class BoltgunAttritionRow {
  @Field(() => Int, { description: 'Smallest number of points lost.' })
  readonly from!: number

  @Field(() => Int, { description: 'Largest number of points lost.' })
  readonly to!: number

  @Field(() => Int, { description: 'Levels lost.' })
  readonly levels!: number
}

@ObjectType({ description: 'What counts in a battle for one of your own banners.' })
class BoltgunBattleStanding {
  @Field(() => BoltgunWorks, { description: 'How far it is dug in.' })
  readonly works!: string

  @Field(() => Boolean, { description: 'Whether it marched or teleported this turn.' })
  readonly moved!: boolean

  @Field(() => Boolean, { description: 'Whether it retreated this turn.' })
  readonly retreated!: boolean

  @Field(() => Int, { description: 'Number of battles of this banner this turn.' })
  readonly battles!: number

  @Field(() => [String], { description: 'Army rules that count in a battle.' })
  readonly armyRules!: readonly string[]

  @Field(() => [BoltgunAttritionRow], { description: 'Levels lost for points lost, up to all of its points.' })
  readonly attrition!: readonly BoltgunAttritionRow[]
}

@ObjectType({ description: 'One side of a battle. For an enemy, always at least seat and army type.' })
class BoltgunBattleSide {
  @Field(() => SeatId, { description: 'Seat of this side.' })
  readonly seat!: string

  @Field(() => String, { description: 'Army type of this side; public.' })
  readonly armyType!: string

  @Field(() => String, { nullable: true, description: 'The banner; null for an enemy’s.' })
  readonly banner!: string | null

  @Field(() => Int, { nullable: true, description: 'Fighting level; for an enemy, only if the settings reveal it.' })
  readonly level!: number | null

  @Field(() => Int, { nullable: true, description: 'Points on the table, 100 per level; null if the level is.' })
  readonly points!: number | null

  @Field(() => Boolean, { description: 'Whether this side attacks.' })
  readonly attacker!: boolean

  @Field(() => BoltgunBattleStanding, {
    nullable: true,
    description: 'What counts for the banner; null for an enemy’s.',
  })
  readonly standing!: BoltgunBattleStanding | null
}

@ObjectType({ description: 'A possible shift of the mission die.' })
class BoltgunShiftChoice {
  @Field(() => Int, { description: 'Shift of the die: -1, 0 or 1.' })
  readonly by!: number

  @Field(() => String, { description: 'The resulting mission class.' })
  readonly mission!: string

  @Field(() => String, { description: 'Its name in the campaign’s tabletop system.' })
  readonly title!: string
}

@ObjectType({ description: 'The mission die, for a side with Tactical Genius that may shift it.' })
class BoltgunShift {
  @Field(() => Int, { description: 'The die, including shifts declared so far.' })
  readonly die!: number

  @Field(() => [BoltgunShiftChoice], { description: 'Possible shifts.' })
  readonly choices!: readonly BoltgunShiftChoice[]
}

@ObjectType({ description: 'A shift of a mission die.' })
class BoltgunShiftDeclared {
  @Field(() => SeatId, { description: 'Seat that shifted.' })
  readonly seat!: string

  @Field(() => Int, { description: '-1, 0 or 1.' })
  readonly by!: number
}

@ObjectType({ description: 'How the mission was determined.' })
class BoltgunMissionSource {
  @Field(() => String, { description: 'Row of the mission table.' })
  readonly row!: string

  @Field(() => Int, { description: 'The die before any shift.' })
  readonly die!: number

  @Field(() => [BoltgunShiftDeclared], { description: 'Declared shifts.' })
  readonly shifts!: readonly BoltgunShiftDeclared[]
}

@ObjectType({ description: 'One of your own battles in this turn.' })
export class BoltgunBattle {
  @Field(() => String, { description: 'Id of the battle, used in orders.' })
  readonly id!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Number of this battle among those of the same two players this turn; null if it is the only one.',
  })
  readonly number!: number | null

  @Field(() => [BoltgunBattleSide], { description: 'Both sides, your own first.' })
  readonly sides!: readonly BoltgunBattleSide[]

  @Field(() => String, {
    nullable: true,
    description: '`RAID`, `BATTLE`, `BREAKOUT` or `BLITZ`; null until it is settled.',
  })
  readonly mission!: string | null

  @Field(() => String, { nullable: true, description: 'Name of the mission in the campaign’s tabletop system.' })
  readonly missionTitle!: string | null

  @Field(() => Boolean, { description: 'Whether it is fought in a city.' })
  readonly city!: boolean

  @Field(() => Boolean, { description: 'Whether the attacker may choose to fight at night.' })
  readonly night!: boolean

  @Field(() => BoltgunBattleStep, { description: 'What is awaited.' })
  readonly step!: string

  @Field(() => BoltgunMissionSource, {
    nullable: true,
    description: 'How the mission was determined; only for viewers who see everything.',
  })
  readonly source!: BoltgunMissionSource | null

  @Field(() => Int, { nullable: true, description: 'Your own shift of the mission die, once declared.' })
  readonly shifted!: number | null

  @Field(() => [SeatId], { description: 'Seats that have forfeited.' })
  readonly forfeits!: readonly string[]

  @Field(() => BoltgunClaim, { nullable: true, description: 'A claimed forfeit that is not settled yet.' })
  readonly claim!: BoltgunClaim | null

  @Field(() => Boolean, { description: 'Whether you may claim that the other side forfeits.' })
  readonly mayClaim!: boolean

  @Field(() => [BoltgunFiledSheet], { description: 'Sheets that await a second round or a ruling.' })
  readonly sheets!: readonly BoltgunFiledSheet[]

  @Field(() => BoltgunShift, { nullable: true, description: 'For the side that may now shift the mission die.' })
  readonly shift!: BoltgunShift | null

  @Field(() => BoltgunResultChoice, {
    nullable: true,
    description: 'For the side that alone sent a sheet, if it may choose the result.',
  })
  readonly choice!: BoltgunResultChoice | null

  @Field(() => BoltgunBattleResult, { nullable: true, description: 'The result, once the battle is closed.' })
  readonly result!: BoltgunBattleResult | null
}
