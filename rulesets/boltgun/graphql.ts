import { Field, Int, ObjectType } from 'type-graphql'
import { RulesetDetail, SeatId } from '../kit/graphql.js'
import { BoltgunChoosing } from './graphql/armies.js'
import { BoltgunBattle } from './graphql/battles.js'
import { BoltgunPacket } from './graphql/packets.js'
import { BoltgunRulings } from './graphql/rulings.js'
import { BoltgunWitnessCase } from './graphql/words.js'
import { BoltgunWorks } from './graphql/sets.js'

@ObjectType({ description: 'State of one of your own banners that `Piece` does not hold.' })
export class BoltgunBanner {
  @Field(() => String, { description: 'The banner’s id, as in `pieces`.' })
  readonly id!: string

  @Field(() => BoltgunWorks, { description: 'How far it is dug in.' })
  readonly works!: string

  @Field(() => Boolean, { description: 'Whether it lost a battle and must retreat in the next plan.' })
  readonly mustRetreat!: boolean

  @Field(() => Boolean, { description: 'Whether it is the node of a Hive Mentality.' })
  readonly node!: boolean

  @Field(() => [String], { description: 'Relics that it carries.' })
  readonly relics!: readonly string[]

  @Field(() => [String], { description: 'Titles of the `relics`, in the same order.' })
  readonly relicTitles!: readonly string[]
}

@ObjectType({ description: 'A sector that an enemy has taken from you.' })
export class BoltgunCapture {
  @Field(() => String, { description: 'The lost sector.' })
  readonly sector!: string

  @Field(() => SeatId, { nullable: true, description: 'Seat of the captor; null if the captor has been destroyed.' })
  readonly seat!: string | null

  @Field(() => String, { nullable: true, description: 'Sector of the captor; null if the captor has been destroyed.' })
  readonly at!: string | null

  @Field(() => Int, { nullable: true, description: 'Level of the captor; null if the captor has been destroyed.' })
  readonly level!: number | null
}

@ObjectType({ description: 'A relic on the map, as you last knew it.' })
export class BoltgunRelic {
  @Field(() => String, { description: 'Id, used in orders.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly label!: string

  @Field(() => String, { description: 'Its sector.' })
  readonly at!: string

  @Field(() => Int, { description: 'Turn from which this is known.' })
  readonly asOf!: number
}

@ObjectType({ description: 'The end of the campaign.' })
export class BoltgunChampion {
  @Field(() => SeatId, { nullable: true, description: 'The champion’s seat; null if nobody won.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'How it ended.' })
  readonly text!: string

  @Field(() => String, { description: 'The rule that ended it.' })
  readonly rule!: string
}

@ObjectType({ implements: RulesetDetail, description: 'BOLTGUN’s own part of a briefing.' })
export class BoltgunDetail extends RulesetDetail {
  @Field(() => [BoltgunPacket], {
    description: 'Your own packet; none for an observer, all for viewers who see everything.',
  })
  readonly packets!: readonly BoltgunPacket[]

  @Field(() => BoltgunChoosing, { nullable: true, description: 'The choice of armies; null from the first turn on.' })
  readonly choosing!: BoltgunChoosing | null

  @Field(() => [BoltgunBanner], { description: 'Additional state of the banners in `pieces`.' })
  readonly banners!: readonly BoltgunBanner[]

  @Field(() => [BoltgunBattle], { description: 'Your own battles of this turn.' })
  readonly battles!: readonly BoltgunBattle[]

  // Stored views call it `words`.
  @Field(() => [BoltgunWitnessCase], {
    name: 'witnessCases',
    description: 'Disputed battles of two others who both named you as a witness; empty for most viewers.',
  })
  readonly words!: readonly BoltgunWitnessCase[]

  @Field(() => [BoltgunCapture], { description: 'Sectors lost in the last turn.' })
  readonly captures!: readonly BoltgunCapture[]

  @Field(() => [BoltgunRelic], { description: 'Relics whose place you know.' })
  readonly relics!: readonly BoltgunRelic[]

  @Field(() => BoltgunRulings, { nullable: true, description: 'For a facilitator only.' })
  readonly rulings!: BoltgunRulings | null

  @Field(() => BoltgunChampion, { nullable: true, description: 'How the campaign ended; null while it goes on.' })
  readonly champion!: BoltgunChampion | null
}
