import { Field, Int, ObjectType } from 'type-graphql'
import { BoltgunBattleResult, BoltgunClaim, BoltgunFiledSheet, BoltgunResultChoice } from './results.js'

@ObjectType({ description: 'A row of the attrition table.' })
class BoltgunAttritionRow {
  @Field(() => Int, { description: 'Points lost, from.' })
  readonly from!: number

  @Field(() => Int, { description: 'Points lost, up to.' })
  readonly to!: number

  @Field(() => Int, { description: 'Levels that they cost.' })
  readonly levels!: number
}

@ObjectType({ description: 'How a banner of one’s own came into a battle, and what counts for it there.' })
class BoltgunBattleStanding {
  @Field(() => String, { description: '`none`, `fortified` or `entrenched`.' })
  readonly works!: string

  @Field(() => Boolean, { description: 'It marched or teleported this turn.' })
  readonly moved!: boolean

  @Field(() => Boolean, { description: 'It retreated this turn.' })
  readonly retreated!: boolean

  @Field(() => Int, { description: 'Battles of this banner this turn.' })
  readonly battles!: number

  @Field(() => [String], { description: 'Army rules that count in a battle.' })
  readonly armyRules!: readonly string[]

  @Field(() => [BoltgunAttritionRow], { description: 'Levels lost by points lost, as far as it has points.' })
  readonly attrition!: readonly BoltgunAttritionRow[]
}

@ObjectType({ description: 'One side of a battle. Of an enemy, seat and army type are told.' })
class BoltgunBattleSide {
  @Field(() => String, { description: 'Seat of this side.' })
  readonly seat!: string

  @Field(() => String, { description: 'Army type of this side, which is public.' })
  readonly armyType!: string

  @Field(() => String, { nullable: true, description: 'The banner; null for an enemy’s.' })
  readonly banner!: string | null

  @Field(() => Int, { nullable: true, description: 'Fighting level; an enemy’s only where the settings reveal it.' })
  readonly level!: number | null

  @Field(() => Int, { nullable: true, description: 'Points on the table, 100 a level; null with the level.' })
  readonly points!: number | null

  @Field(() => Boolean, { description: 'Whether this side attacks.' })
  readonly attacker!: boolean

  @Field(() => BoltgunBattleStanding, { nullable: true, description: 'How the banner stands; null of an enemy.' })
  readonly standing!: BoltgunBattleStanding | null
}

@ObjectType({ description: 'One way to shift the mission die.' })
class BoltgunShiftChoice {
  @Field(() => Int, { description: 'Shift of the die: -1, 0 or 1.' })
  readonly by!: number

  @Field(() => String, { description: 'Mission class that it makes.' })
  readonly mission!: string

  @Field(() => String, { description: 'What the campaign’s tabletop system calls that.' })
  readonly title!: string
}

@ObjectType({ description: 'The mission die as it lies, for the Tactical Genius who may shift it.' })
class BoltgunShift {
  @Field(() => Int, { description: 'The die, shifts declared before included.' })
  readonly die!: number

  @Field(() => [BoltgunShiftChoice], { description: 'What may be chosen.' })
  readonly choices!: readonly BoltgunShiftChoice[]
}

@ObjectType({ description: 'A shift of a mission die.' })
class BoltgunShiftDeclared {
  @Field(() => String, { description: 'Seat that shifted.' })
  readonly seat!: string

  @Field(() => Int, { description: '-1, 0 or 1.' })
  readonly by!: number
}

@ObjectType({ description: 'What made the mission: for those who see all.' })
class BoltgunMissionSource {
  @Field(() => String, { description: 'Row of the mission table.' })
  readonly row!: string

  @Field(() => Int, { description: 'The die as thrown.' })
  readonly die!: number

  @Field(() => [BoltgunShiftDeclared], { description: 'Shifts declared.' })
  readonly shifts!: readonly BoltgunShiftDeclared[]
}

@ObjectType({ description: 'A battle of one’s own in this turn.' })
export class BoltgunBattle {
  @Field(() => String, { description: 'Handle of the battle, by which orders name it.' })
  readonly id!: string

  @Field(() => Int, { nullable: true, description: 'Which of several battles between its two players this turn.' })
  readonly number!: number | null

  @Field(() => [BoltgunBattleSide], { description: 'Both sides, one’s own first.' })
  readonly sides!: readonly BoltgunBattleSide[]

  @Field(() => String, { nullable: true, description: 'RAID, BATTLE, BREAKOUT or BLITZ; null until it is settled.' })
  readonly mission!: string | null

  @Field(() => String, { nullable: true, description: 'What the campaign’s tabletop system calls the mission.' })
  readonly missionTitle!: string | null

  @Field(() => Boolean, { description: 'Fought in a city.' })
  readonly city!: boolean

  @Field(() => Boolean, { description: 'The attacker may choose to fight at night.' })
  readonly night!: boolean

  @Field(() => String, {
    description:
      '`shift`, `results`, `forfeit`, `correction`, `ruling`, `word`, `choice` or `closed`: what is awaited.',
  })
  readonly step!: string

  @Field(() => BoltgunMissionSource, { nullable: true, description: 'For those who see all.' })
  readonly source!: BoltgunMissionSource | null

  @Field(() => Int, { nullable: true, description: 'One’s own shift of the mission die, once declared.' })
  readonly shifted!: number | null

  @Field(() => [String], { description: 'Seats that forfeit already.' })
  readonly forfeits!: readonly string[]

  @Field(() => BoltgunClaim, { nullable: true, description: 'A forfeit that is claimed and not yet settled.' })
  readonly claim!: BoltgunClaim | null

  @Field(() => Boolean, { description: 'Whether one may claim that the other forfeits.' })
  readonly mayClaim!: boolean

  @Field(() => [BoltgunFiledSheet], { description: 'Sheets that wait for a second round or a ruling.' })
  readonly sheets!: readonly BoltgunFiledSheet[]

  @Field(() => BoltgunShift, { nullable: true, description: 'For the side that may shift the mission die now.' })
  readonly shift!: BoltgunShift | null

  @Field(() => BoltgunResultChoice, { nullable: true, description: 'For the only submitter, where he chooses.' })
  readonly choice!: BoltgunResultChoice | null

  @Field(() => BoltgunBattleResult, { nullable: true, description: 'The result, once the battle is closed.' })
  readonly result!: BoltgunBattleResult | null
}
