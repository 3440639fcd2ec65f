import { Field, Float, Int, ObjectType } from 'type-graphql'
import { RulesetDetail } from '../kit/graphql.js'
import { BoltgunArmy, BoltgunChoosing } from './graphql/armies.js'

@ObjectType({ description: 'What a BOLTGUN banner of one’s own is doing, beyond the common piece.' })
export class BoltgunBanner {
  @Field(() => String, { description: 'The banner’s id, as in `pieces`.' })
  readonly id!: string

  @Field(() => String, { description: '`none`, `fortified` or `entrenched`.' })
  readonly works!: string

  @Field(() => Boolean, { description: 'It lost a battle and must retreat in the coming plan.' })
  readonly mustRetreat!: boolean

  @Field(() => Boolean, { description: 'The node of a Hive Mentality.' })
  readonly node!: boolean

  @Field(() => [String], { description: 'Relics that it carries.' })
  readonly relics!: readonly string[]
}

@ObjectType({ description: 'An objective from a player’s packet.' })
export class BoltgunObjective {
  @Field(() => String, { description: 'The objective in words.' })
  readonly text!: string

  @Field(() => Boolean, { description: 'Secondary objectives only break ties.' })
  readonly secondary!: boolean

  @Field(() => Boolean, { description: 'Whether it was met at the last check.' })
  readonly met!: boolean

  @Field(() => String, { description: '`occupy`, `count`, `hold` or `destroy`.' })
  readonly kind!: string

  @Field(() => Int, { description: 'At how many checks in a row it has held.' })
  readonly held!: number

  @Field(() => Int, { description: 'At how many checks in a row it must hold.' })
  readonly checks!: number

  @Field(() => [String], { description: 'Sectors to be occupied, where it names any.' })
  readonly cells!: readonly string[]

  @Field(() => Int, { nullable: true, description: 'How many sectors to occupy, where it counts them.' })
  readonly sectors!: number | null

  @Field(() => String, { nullable: true, description: 'The relic to hold, by the name that orders use.' })
  readonly relic!: string | null

  @Field(() => [String], { description: 'Seats whose banners are to be destroyed.' })
  readonly enemies!: readonly string[]
}

@ObjectType({ description: 'A player’s packet: shown to him alone, and to those who see all.' })
export class BoltgunPacket {
  @Field(() => String, { description: 'The seat whose packet it is.' })
  readonly seat!: string

  @Field(() => BoltgunArmy, {
    description: 'The army with which he goes to war; the proposed one while armies are chosen.',
  })
  readonly army!: BoltgunArmy

  @Field(() => [String], { description: 'Army rules by their names in capitals, e.g. `HIGHLY_MOBILE`.' })
  readonly armyRules!: readonly string[]

  @Field(() => [BoltgunObjective], { description: 'Objectives, primary and secondary.' })
  readonly objectives!: readonly BoltgunObjective[]

  @Field(() => Boolean, { description: 'The node is dead: the next plan names a new one.' })
  readonly owesNode!: boolean
}

@ObjectType({ description: 'A row of the attrition table.' })
export class BoltgunAttritionRow {
  @Field(() => Int, { description: 'Points lost, from.' })
  readonly from!: number

  @Field(() => Int, { description: 'Points lost, up to.' })
  readonly to!: number

  @Field(() => Int, { description: 'Levels that they cost.' })
  readonly levels!: number
}

@ObjectType({ description: 'How a banner of one’s own came into a battle, and what counts for it there.' })
export class BoltgunBattleStanding {
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
export class BoltgunBattleSide {
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
export class BoltgunShiftChoice {
  @Field(() => Int, { description: 'Shift of the die: -1, 0 or 1.' })
  readonly by!: number

  @Field(() => String, { description: 'Mission class that it makes.' })
  readonly mission!: string
}

@ObjectType({ description: 'The mission die as it lies, for the Tactical Genius who may shift it.' })
export class BoltgunShift {
  @Field(() => Int, { description: 'The die, shifts declared before included.' })
  readonly die!: number

  @Field(() => [BoltgunShiftChoice], { description: 'What may be chosen.' })
  readonly choices!: readonly BoltgunShiftChoice[]
}

@ObjectType({ description: 'How a battle ended.' })
export class BoltgunBattleResult {
  @Field(() => String, {
    description: '`agreed`, `one-sided`, `abstract`, `forfeit`, `automatic`, `higher-loss` or `ruled`.',
  })
  readonly how!: string

  @Field(() => String, { nullable: true, description: 'Winning seat, `draw`, or null where both were destroyed.' })
  readonly winner!: string | null

  @Field(() => [Float], { description: 'Points lost, in the order of the battle’s sides.' })
  readonly lost!: readonly number[]

  @Field(() => String, { nullable: true, description: 'Margin of the abstract result, where one was rolled.' })
  readonly margin!: string | null

  @Field(() => [String], { description: 'Seats that forfeited.' })
  readonly forfeits!: readonly string[]

  @Field(() => String, { nullable: true, description: 'A facilitator’s reason, where he ruled.' })
  readonly reason!: string | null
}

@ObjectType({ description: 'A shift of a mission die.' })
export class BoltgunShiftDeclared {
  @Field(() => String, { description: 'Seat that shifted.' })
  readonly seat!: string

  @Field(() => Int, { description: '-1, 0 or 1.' })
  readonly by!: number
}

@ObjectType({ description: 'What made the mission: for those who see all.' })
export class BoltgunMissionSource {
  @Field(() => String, { description: 'Row of the mission table.' })
  readonly row!: string

  @Field(() => Int, { description: 'The die as thrown.' })
  readonly die!: number

  @Field(() => [BoltgunShiftDeclared], { description: 'Shifts declared.' })
  readonly shifts!: readonly BoltgunShiftDeclared[]
}

@ObjectType({ description: 'A forfeit that one side claims of the other.' })
export class BoltgunClaim {
  @Field(() => String, { description: 'Seat that claims.' })
  readonly by!: string

  @Field(() => String, { description: 'Seat that did not answer.' })
  readonly against!: string
}

@ObjectType({ description: 'A sheet that waits: one’s own; both for a facilitator.' })
export class BoltgunFiledSheet {
  @Field(() => String, { description: 'Seat that filed it.' })
  readonly seat!: string

  @Field(() => String, { description: '`table`, `abstract` or `forfeit`.' })
  readonly says!: string

  @Field(() => String, { nullable: true, description: 'Winning seat or `draw`, where it reports a result.' })
  readonly winner!: string | null

  @Field(() => [Float], { description: 'Points lost, in the order of the battle’s sides.' })
  readonly lost!: readonly number[]

  @Field(() => Int, { description: 'Levels given up.' })
  readonly sacrifice!: number
}

@ObjectType({ description: 'The results between which the only submitter chooses.' })
export class BoltgunResultChoice {
  @Field(() => BoltgunBattleResult, { description: 'The result that he reported.' })
  readonly sheet!: BoltgunBattleResult

  @Field(() => BoltgunBattleResult, { description: 'The abstract result.' })
  readonly abstract!: BoltgunBattleResult
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

  @Field(() => Boolean, { description: 'Fought in a city.' })
  readonly city!: boolean

  @Field(() => Boolean, { description: 'The attacker may choose to fight at night.' })
  readonly night!: boolean

  @Field(() => String, {
    description: '`shift`, `results`, `forfeit`, `correction`, `ruling`, `choice` or `closed`: what is awaited.',
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

@ObjectType({ description: 'A sector that an enemy has taken from the viewer.' })
export class BoltgunCapture {
  @Field(() => String, { description: 'The sector lost.' })
  readonly sector!: string

  @Field(() => String, { nullable: true, description: 'Seat of the captor; null when that banner is destroyed.' })
  readonly seat!: string | null

  @Field(() => String, { nullable: true, description: 'Where the captor stands; null when it is destroyed.' })
  readonly at!: string | null

  @Field(() => Int, { nullable: true, description: 'The captor’s level; null when it is destroyed.' })
  readonly level!: number | null
}

@ObjectType({ description: 'A relic on the ground, as the viewer last knew it.' })
export class BoltgunRelic {
  @Field(() => String, { description: 'Name by which orders speak of it.' })
  readonly id!: string

  @Field(() => String, { description: 'What it is called.' })
  readonly label!: string

  @Field(() => String, { description: 'Sector where it lies.' })
  readonly at!: string

  @Field(() => Int, { description: 'Turn of that knowledge.' })
  readonly asOf!: number
}

@ObjectType({ description: 'A retreat that no plan names, for a facilitator to rule on.' })
export class BoltgunRetreatRuling {
  @Field(() => String, { description: 'The banner.' })
  readonly banner!: string

  @Field(() => String, { description: 'Its seat.' })
  readonly seat!: string

  @Field(() => String, { description: 'Where it stands.' })
  readonly at!: string

  @Field(() => String, { nullable: true, description: 'Where the victor stood.' })
  readonly victor!: string | null

  @Field(() => [String], { description: 'Where it may go.' })
  readonly to!: readonly string[]

  @Field(() => String, { nullable: true, description: 'Where it goes without a ruling; null where it stays.' })
  readonly otherwise!: string | null
}

@ObjectType({ description: 'One of several who reach their objectives with the same turn.' })
export class BoltgunTied {
  @Field(() => String, { description: 'The seat.' })
  readonly seat!: string

  @Field(() => Int, { description: 'Secondary objectives met.' })
  readonly secondary!: number

  @Field(() => Int, { description: 'Levels of all its banners.' })
  readonly levels!: number
}

@ObjectType({ description: 'What a facilitator has to rule on beside battles.' })
export class BoltgunRulings {
  @Field(() => [BoltgunRetreatRuling], { description: 'Retreats that no plan names.' })
  readonly retreats!: readonly BoltgunRetreatRuling[]

  @Field(() => [BoltgunTied], { description: 'Who reach their objectives together.' })
  readonly tied!: readonly BoltgunTied[]
}

@ObjectType({ description: 'The end of the campaign.' })
export class BoltgunChampion {
  @Field(() => String, { nullable: true, description: 'The champion’s seat, or null when nobody won.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'How it ended.' })
  readonly text!: string

  @Field(() => String, { description: 'The rule that ended it.' })
  readonly rule!: string
}

@ObjectType({ implements: RulesetDetail, description: 'BOLTGUN’s own part of a briefing.' })
export class BoltgunDetail extends RulesetDetail {
  @Field(() => [BoltgunPacket], { description: 'One’s own packet; none for an observer, all for those who see all.' })
  readonly packets!: readonly BoltgunPacket[]

  @Field(() => BoltgunChoosing, { nullable: true, description: 'Armies being chosen; null from the first turn on.' })
  readonly choosing!: BoltgunChoosing | null

  @Field(() => [BoltgunBanner], { description: 'State of the banners in `pieces`.' })
  readonly banners!: readonly BoltgunBanner[]

  @Field(() => [BoltgunBattle], { description: 'One’s own battles of this turn.' })
  readonly battles!: readonly BoltgunBattle[]

  @Field(() => [BoltgunCapture], { description: 'Sectors lost in the last turn.' })
  readonly captures!: readonly BoltgunCapture[]

  @Field(() => [BoltgunRelic], { description: 'Relics whose place one knows.' })
  readonly relics!: readonly BoltgunRelic[]

  @Field(() => BoltgunRulings, { nullable: true, description: 'For a facilitator alone.' })
  readonly rulings!: BoltgunRulings | null

  @Field(() => BoltgunChampion, { nullable: true, description: 'How the campaign ended; null while it goes on.' })
  readonly champion!: BoltgunChampion | null
}
