import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { ContactSight } from './enums.js'
import { CellName, JsonObject, JsonScalar, RuleId, SeatId } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({ description: 'One of your own pieces; for a facilitator, and after the end, anybody’s.' })
export class Piece {
  @Field(() => ID, { description: 'Id, used to give it orders.' })
  readonly id!: string

  @Field(() => SeatId, { description: 'Seat that it belongs to.' })
  readonly seat!: string

  @Field(() => String, { description: 'Kind, as the ruleset names it.' })
  readonly kind!: string

  @Field(() => CellName, { description: 'The cell where it stands.' })
  readonly at!: string

  @Field(() => Int, { nullable: true, description: 'Level, points or strength; null if it has none.' })
  readonly size!: number | null

  @Field(() => [String], { description: 'States to show beside it.' })
  readonly marks!: readonly string[]
}

@ObjectType({ description: 'An enemy piece, as far as you know it.' })
export class Contact {
  @Field(() => ID, { description: 'Id for this viewer only; it means nothing next turn.' })
  readonly id!: string

  @Field(() => SeatId, { nullable: true, description: 'Seat that it belongs to, if known.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'Kind, as far as known.' })
  readonly kind!: string

  @Field(() => CellName, { description: 'The cell where it was seen.' })
  readonly at!: string

  @Field(() => Int, { nullable: true, description: 'Level or strength; null if it is only located.' })
  readonly size!: number | null

  @Field(() => ContactSight, { description: 'How well it is known.' })
  readonly sight!: string

  @Field(() => [String], { description: 'How you learnt of it.' })
  readonly sources!: readonly string[]

  @Field(() => Int, { description: 'Turn from which this is known; earlier than the current turn: remembered.' })
  readonly asOf!: number
}

@ObjectType({ description: 'A thing on the map other than a piece.' })
export class Mark {
  @Field(() => ID, { description: 'Your token for it.' })
  readonly id!: string

  @Field(() => String, { description: 'Kind, as the ruleset names it.' })
  readonly kind!: string

  @Field(() => String, { description: 'Text to display.' })
  readonly label!: string

  @Field(() => CellName, { description: 'Its cell.' })
  readonly at!: string

  @Field(() => Int, { description: 'Turn from which this is known.' })
  readonly asOf!: number
}

@ObjectType({ description: 'A number or short text to show beside the map.' })
export class Stat {
  @Field(() => String, { description: 'Stable key.' })
  readonly key!: string

  @Field(() => String, { description: 'Label to display.' })
  readonly label!: string

  @Field(() => JsonScalar, { description: 'A number or a string.' })
  readonly value!: number | string
}

@ObjectType({ description: 'A side as everybody knows it.' })
export class LegendEntry {
  @Field(() => SeatId, { description: 'Its seat.' })
  readonly seat!: string

  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => String, { description: 'Army type or similar.' })
  readonly subtitle!: string

  @Field(() => Boolean, { description: 'Whether it has been eliminated.' })
  readonly eliminated!: boolean

  @Field(() => Boolean, { description: 'Whether its start is reserved for somebody who joins later.' })
  readonly reserved!: boolean
}

@ObjectType({
  description: 'One value per cell, as packed rows: runs of an optional count and one symbol. `3.A2B` means `...ABB`.',
})
export class CellLayer {
  @Field(() => String, { description: '`sight`, `owner`, `terrain`, …' })
  readonly key!: string

  @Field(() => JsonObject, { description: 'Symbol → what it means.' })
  readonly legend!: Readonly<Record<string, string>>

  @Field(() => [String], { description: 'One string per map row, the northernmost first.' })
  readonly rows!: readonly string[]
}

@ObjectType({ description: 'One cell, expanded from the packed rows.' })
export class Cell {
  @Field(() => CellName, { description: 'Its name.' })
  readonly name!: string

  @Field(() => JsonObject, { description: 'Layer → value, including the board’s layers.' })
  readonly values!: Readonly<Record<string, string>>
}

@ObjectType({ description: 'One throw of the campaign’s dice that decided a line.' })
export class LineThrow {
  @Field(() => String, { description: 'What was thrown for and with which dice, e.g. `recon.d6`.' })
  readonly name!: string

  @Field(() => Int, {
    nullable: true,
    description:
      'How many throws of this name for this subject there were before it in the same resolution; null where the subject is.',
  })
  readonly ordinal!: number | null

  @Field(() => [Int], { description: 'The face of each die.' })
  readonly faces!: readonly number[]
}

@ObjectType({
  description:
    'Throws of the campaign’s dice for one subject. The proof is about the canonical JSON of `{campaign, seatBytes, stage, subject, turn}`.',
})
export class LineThrows {
  @Field(() => ID, {
    nullable: true,
    description:
      'What they were thrown for: an id of a formation, a battle, a place or a seat, or several of them. Null where that would tell you too much before the end of the campaign.',
  })
  readonly subject!: string | null

  @Field(() => SeatId, {
    nullable: true,
    description: 'Seat for which high faces are good; null: they are nobody’s luck.',
  })
  readonly seat!: string | null

  @Field(() => Int, { description: 'The turn in which they were made; 0 before the first.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage that was resolved; `set-up` before the first.' })
  readonly stage!: string

  @Field(() => String, {
    nullable: true,
    description: 'Proof of the key that the faces follow from, in Base64; null where the subject is.',
  })
  readonly proof!: string | null

  @priced({ size: 2 })
  @Field(() => [LineThrow], { description: 'In the order in which they were made.' })
  readonly throws!: readonly LineThrow[]
}

@ObjectType({ description: 'One line of a turn report.' })
export class ReportLine {
  @Field(() => RuleId, { description: 'The rule behind it.' })
  readonly rule!: string

  @Field(() => String, { description: 'The step of the rules that it belongs to, for grouping.' })
  readonly step!: string

  @Field(() => String, {
    description: 'The sentence that the line says, by its key in the message file of the ruleset.',
  })
  readonly code!: string

  @Field(() => JsonObject, {
    description:
      'What fills the gaps of the sentence, by name: a text, a number, another sentence (`code`, `args`), or several (`all`) joined by what stands in `with`.',
  })
  readonly args!: object

  @Field(() => String, { description: 'The text of the line, in English.' })
  readonly text!: string

  @Field(() => [CellName], { description: 'Cells that it is about.' })
  readonly cells!: readonly string[]

  @Field(() => [String], { description: 'Your own pieces, and tokens, that it is about.' })
  readonly about!: readonly string[]

  @Field(() => JsonScalar, { nullable: true, description: 'Its values, for tools.' })
  readonly data?: Json

  @priced({ size: 1 })
  @Field(() => [LineThrows], {
    description:
      'The dice that decided it, as far as you may know them. Empty in reports from before proofs were kept.',
  })
  readonly throws!: readonly LineThrows[]
}
