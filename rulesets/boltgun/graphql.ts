import { Field, Int, ObjectType } from 'type-graphql'
import { RulesetDetail } from '../kit/graphql.js'
import { BoltgunChoosing } from './graphql/armies.js'
import { BoltgunBattle } from './graphql/battles.js'
import { BoltgunPacket } from './graphql/packets.js'
import { BoltgunRulings } from './graphql/rulings.js'
import { BoltgunWord } from './graphql/words.js'

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

  @Field(() => [String], { description: 'Their titles, in the same order.' })
  readonly relicTitles!: readonly string[]
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

  @Field(() => [BoltgunWord], {
    description: 'Battles of two others who both would take your word; empty for most viewers.',
  })
  readonly words!: readonly BoltgunWord[]

  @Field(() => [BoltgunCapture], { description: 'Sectors lost in the last turn.' })
  readonly captures!: readonly BoltgunCapture[]

  @Field(() => [BoltgunRelic], { description: 'Relics whose place one knows.' })
  readonly relics!: readonly BoltgunRelic[]

  @Field(() => BoltgunRulings, { nullable: true, description: 'For a facilitator alone.' })
  readonly rulings!: BoltgunRulings | null

  @Field(() => BoltgunChampion, { nullable: true, description: 'How the campaign ended; null while it goes on.' })
  readonly champion!: BoltgunChampion | null
}
