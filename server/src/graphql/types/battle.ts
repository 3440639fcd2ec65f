import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { battleLimits } from '../../referee/battles/battleLimits.js'
import { BattleEntryKind } from './enums.js'
import { DateTime, JsonObject, JsonScalar, SeatId } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'A side of a battle.' })
export class BattleSide {
  @Field(() => SeatId, { description: 'Its seat.' })
  readonly seat!: string

  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => Boolean, { description: 'Whether it is yours.' })
  readonly mine!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'IANA time zone that its browser last sent; null: none yet.',
  })
  readonly zone!: string | null
}

@ObjectType({ description: 'One throw of dice.' })
export class BattleThrow {
  @Field(() => String, { description: 'What was thrown for and with which dice, e.g. `orderTest.2d6`.' })
  readonly name!: string

  @Field(() => [Int], { description: 'The face of each die.' })
  readonly faces!: readonly number[]
}

@ObjectType({ description: 'A procedure of the campaign’s tabletop system, rolled at the desk.' })
export class BattleRoll {
  @Field(() => ID, { description: 'Id of the procedure.' })
  readonly procedure!: string

  @Field(() => JsonScalar, { description: 'Its input as given.' })
  readonly input!: Json

  @Field(() => JsonObject, { description: 'The outcome: the procedure’s values by name.' })
  readonly outcome!: Json

  @priced({ size: 3 })
  @Field(() => [BattleThrow], { description: 'Every throw, in the order in which they were made.' })
  readonly throws!: readonly BattleThrow[]

  @Field(() => Boolean, { description: 'Whether the faces were entered by hand, from the players’ own dice.' })
  readonly byHand!: boolean

  @Field(() => String, {
    nullable: true,
    description:
      'Proof in Base64 that this roll’s dice key belongs to `subject`; check it with `Campaign.publicKey`. Null if entered by hand.',
  })
  readonly proof!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The exact text that the proof is about. Null if entered by hand.',
  })
  readonly subject!: string | null
}

@ObjectType({ description: 'One entry of a battle desk’s log.' })
export class BattleEntry {
  @Field(() => Int, { description: 'Number of the entry at this desk, from 1.' })
  readonly number!: number

  @Field(() => SeatId, { description: 'The side that made it.' })
  readonly seat!: string

  @Field(() => String, { description: 'Name of the person who made it.' })
  readonly by!: string

  @Field(() => DateTime, { description: 'When it happened.' })
  readonly at!: string

  @Field(() => BattleEntryKind, { description: 'What it is.' })
  readonly kind!: BattleEntryKind

  @Field(() => String, {
    nullable: true,
    description: 'The message, or a note beside offered times or a cancellation.',
  })
  readonly text!: string | null

  @Field(() => [DateTime], { nullable: true, description: 'The times offered, or the one agreed on.' })
  readonly times!: readonly string[] | null

  @Field(() => Int, { nullable: true, description: 'For an agreement: number of the entry that offered the time.' })
  readonly answers!: number | null

  @Field(() => BattleRoll, { nullable: true, description: 'What was rolled.' })
  readonly roll!: BattleRoll | null
}

@ObjectType({
  description: `The desk of one battle: messages, agreed times and rolls of its sides, readable by nobody else. It opens when the battle is announced and closes when the battle is decided or the campaign ends. Each side can make at most ${String(battleLimits.entries)} entries, ${String(battleLimits.aMinute)} a minute.`,
})
export class BattleDesk {
  @Field(() => ID, { description: 'Id of the desk.' })
  readonly id!: string

  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly campaignId!: string

  @Field(() => String, { description: 'Token of the battle in your newest view; equals `about` of its asks.' })
  readonly about!: string

  @Field(() => DateTime, { description: 'When it was opened.' })
  readonly openedAt!: string

  @Field(() => DateTime, { nullable: true, description: 'When it was closed; null: it is open.' })
  readonly closedAt!: string | null

  @Field(() => String, {
    description: 'Seed for a sketch of the table, 64 hex digits; the same for both sides.',
  })
  readonly seed!: string

  @Field(() => Boolean, {
    description:
      'Whether you can show the battle to the facilitator now: they see no secrets, could rule on it, and your side has not shown it yet.',
  })
  readonly showable!: boolean

  @priced({ size: 2 })
  @Field(() => [BattleSide], { description: 'The sides, in seat order.' })
  readonly sides!: readonly BattleSide[]
}
