import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { battleLimits } from '../../referee/battles/battleLimits.js'
import { BattleEntryKind } from './enums.js'
import { DateTime, JsonObject, JsonScalar } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'A side of a battle.' })
export class BattleSide {
  @Field(() => ID, { description: 'Its seat.' })
  readonly seat!: string

  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => Boolean, { description: 'Whether it is the caller’s.' })
  readonly mine!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'IANA zone that its browser named last; null: none yet.',
  })
  readonly zone!: string | null
}

@ObjectType({ description: 'One throw of dice.' })
export class BattleThrow {
  @Field(() => String, { description: 'What was thrown for, and with which dice: `orderTest.2d6`.' })
  readonly name!: string

  @Field(() => [Int], { description: 'One face a die.' })
  readonly faces!: readonly number[]
}

@ObjectType({ description: 'A procedure of the campaign’s tabletop system, rolled at the desk.' })
export class BattleRoll {
  @Field(() => ID, { description: 'Id of the procedure.' })
  readonly procedure!: string

  @Field(() => JsonScalar, { description: 'Its input as it was given.' })
  readonly input!: Json

  @Field(() => JsonObject, { description: 'What came of it: the procedure’s values by name.' })
  readonly outcome!: Json

  @priced({ size: 3 })
  @Field(() => [BattleThrow], { description: 'Every throw, in the order made.' })
  readonly throws!: readonly BattleThrow[]

  @Field(() => Boolean, { description: 'Whether the faces were entered by hand, from dice of the group’s own.' })
  readonly byHand!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Base64: proves, by `Campaign.publicKey`, the key of this roll’s dice for `subject`. Null by hand.',
  })
  readonly proof!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The text that the proof is about, byte for byte. Null by hand.',
  })
  readonly subject!: string | null
}

@ObjectType({ description: 'One entry of a battle desk’s log.' })
export class BattleEntry {
  @Field(() => Int, { description: 'Counts the entries of the desk from 1.' })
  readonly number!: number

  @Field(() => ID, { description: 'The side that made it.' })
  readonly seat!: string

  @Field(() => String, { description: 'Name of the person who made it.' })
  readonly by!: string

  @Field(() => DateTime, { description: 'When.' })
  readonly at!: string

  @Field(() => BattleEntryKind, { description: 'What it is.' })
  readonly kind!: BattleEntryKind

  @Field(() => String, {
    nullable: true,
    description: 'What was written: a message, or the note beside times or a calling-off.',
  })
  readonly text!: string | null

  @Field(() => [DateTime], { nullable: true, description: 'Times offered, or the one that was agreed to.' })
  readonly times!: readonly string[] | null

  @Field(() => Int, { nullable: true, description: 'Of an agreement: number of the entry that offered the time.' })
  readonly answers!: number | null

  @Field(() => BattleRoll, { nullable: true, description: 'What was rolled.' })
  readonly roll!: BattleRoll | null
}

@ObjectType({
  description: `The desk of one battle: what its sides say, agree and roll, readable by nobody else. It opens when the battle is announced and closes when it is decided or the war is over. Each side makes at most ${String(battleLimits.entries)} entries, ${String(battleLimits.aMinute)} a minute.`,
})
export class BattleDesk {
  @Field(() => ID, { description: 'Id of the desk.' })
  readonly id!: string

  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly campaignId!: string

  @Field(() => String, { description: 'What the caller’s newest view calls the battle: the `about` of its asks.' })
  readonly about!: string

  @Field(() => DateTime, { description: 'When it was opened.' })
  readonly openedAt!: string

  @Field(() => DateTime, { nullable: true, description: 'When it was closed; null: it stands open.' })
  readonly closedAt!: string | null

  @Field(() => String, {
    description: '64 hex digits: what a sketch of the table may be laid out from, alike for all.',
  })
  readonly seed!: string

  @priced({ size: 2 })
  @Field(() => [BattleSide], { description: 'Who fights, in the order of the seats.' })
  readonly sides!: readonly BattleSide[]
}
