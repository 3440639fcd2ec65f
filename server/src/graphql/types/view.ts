import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { CellName, JsonObject, JsonScalar, RuleId } from './scalars.js'

@ObjectType({ description: 'A piece of the viewer’s own (anybody’s for a facilitator, and after the end).' })
export class Piece {
  @Field(() => ID, { description: 'Id, to order it by.' })
  readonly id!: string

  @Field(() => ID, { description: 'Whose it is.' })
  readonly seat!: string

  @Field(() => String, { description: 'What it is, in the ruleset’s words.' })
  readonly kind!: string

  @Field(() => CellName, { description: 'The cell where it stands.' })
  readonly at!: string

  @Field(() => Int, { nullable: true, description: 'Level, points or strength; null where the kind has none.' })
  readonly size!: number | null

  @Field(() => [String], { description: 'Short states to print beside it.' })
  readonly marks!: readonly string[]
}

@ObjectType({ description: 'An enemy as this viewer knows it.' })
export class Contact {
  @Field(() => ID, { description: 'Means nothing to another viewer, and nothing next turn.' })
  readonly id!: string

  @Field(() => ID, { nullable: true, description: 'Whose it is, where known.' })
  readonly seat!: string | null

  @Field(() => String, { description: 'What it is, as far as known.' })
  readonly kind!: string

  @Field(() => CellName, { description: 'The cell where it was seen.' })
  readonly at!: string

  @Field(() => Int, { nullable: true, description: 'Level or strength; null while only located.' })
  readonly size!: number | null

  @Field(() => String, { description: '`located` or `measured`.' })
  readonly sight!: string

  @Field(() => [String], { description: 'How it was learnt.' })
  readonly sources!: readonly string[]

  @Field(() => Int, { description: 'Turn of the knowledge; before the present turn it is remembered.' })
  readonly asOf!: number
}

@ObjectType({ description: 'A thing on the map that is no piece.' })
export class Mark {
  @Field(() => ID, { description: 'The viewer’s token of it.' })
  readonly id!: string

  @Field(() => String, { description: 'What it is, in the ruleset’s words.' })
  readonly kind!: string

  @Field(() => String, { description: 'What to print.' })
  readonly label!: string

  @Field(() => CellName, { description: 'Its cell.' })
  readonly at!: string

  @Field(() => Int, { description: 'Turn of the knowledge.' })
  readonly asOf!: number
}

@ObjectType({ description: 'A number or a short text worth showing at the side.' })
export class Fact {
  @Field(() => String, { description: 'Stable key.' })
  readonly key!: string

  @Field(() => String, { description: 'What to print before it.' })
  readonly label!: string

  @Field(() => JsonScalar, { description: 'A number or a string.' })
  readonly value!: number | string
}

@ObjectType({ description: 'A side as everybody knows it.' })
export class LegendEntry {
  @Field(() => ID, { description: 'Its seat.' })
  readonly seat!: string

  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => String, { description: 'Army type or the like.' })
  readonly subtitle!: string

  @Field(() => Boolean, { description: 'Whether it is out of the war.' })
  readonly eliminated!: boolean
}

@ObjectType({
  description: 'One value a cell, as packed rows: runs of an optional count and one symbol. `3.A2B` reads `...ABB`.',
})
export class CellLayer {
  @Field(() => String, { description: '`sight`, `owner`, `terrain`, …' })
  readonly key!: string

  @Field(() => JsonObject, { description: 'Symbol → what it means.' })
  readonly legend!: Readonly<Record<string, string>>

  @Field(() => [String], { description: 'One string a map row, the northern first.' })
  readonly rows!: readonly string[]
}

@ObjectType({ description: 'One cell, expanded from the packed rows.' })
export class Cell {
  @Field(() => CellName, { description: 'Its name.' })
  readonly name!: string

  @Field(() => JsonObject, { description: 'Layer → value, the board’s layers among them.' })
  readonly values!: Readonly<Record<string, string>>
}

@ObjectType({ description: 'One line of a turn report.' })
export class ReportLine {
  @Field(() => RuleId, { description: 'The rule that made it so.' })
  readonly rule!: string

  @Field(() => String, { description: 'Groups lines in the order of the rules.' })
  readonly step!: string

  @Field(() => String, { description: 'The line.' })
  readonly text!: string

  @Field(() => [CellName], { description: 'The cells that it is about.' })
  readonly cells!: readonly string[]

  @Field(() => [String], { description: 'The viewer’s own pieces, or tokens, that it is about.' })
  readonly about!: readonly string[]

  @Field(() => JsonScalar, { nullable: true, description: 'Its values, for tools.' })
  readonly data?: Json
}
