import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { ReferenceRow as KitRow, ShelvedSystem, TabletopSystem as KitSystem } from '@muster/rulesets/kit/system.js'
import { JsonObject, JsonScalar } from './scalars.js'
import { priced } from '../limits/priced.js'

export const ReferenceFlag = {
  RECONSTRUCTED: 'RECONSTRUCTED',
  GENERAL: 'GENERAL',
  AMBIGUOUS: 'AMBIGUOUS',
  DERIVED: 'DERIVED',
  PUBLIC_DIFFERS: 'PUBLIC_DIFFERS',
} as const
export type ReferenceFlag = (typeof ReferenceFlag)[keyof typeof ReferenceFlag]
registerEnumType(ReferenceFlag, {
  name: 'ReferenceFlag',
  description: 'Why a value is not simply as printed.',
  valuesConfig: {
    RECONSTRUCTED: { description: 'The source lost it or garbled it.' },
    GENERAL: { description: 'Not in the source: general knowledge of the game, or a suggestion.' },
    AMBIGUOUS: { description: 'The source can be read in more than one way.' },
    DERIVED: { description: 'It follows from printed values.' },
    PUBLIC_DIFFERS: { description: 'As printed, but public lists of the edition say otherwise.' },
  },
})

@ObjectType({ description: 'A layer over a tabletop system.' })
export class TabletopVariant {
  @Field(() => ID, { description: 'Id, for `TabletopInput.variants`.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string
}

@ObjectType({ description: 'A layer over a tabletop system that a group may choose.' })
export class ShelvedVariant extends TabletopVariant {
  @Field(() => String, { description: 'Two sentences for the person who chooses.' })
  readonly about!: string
}

@ObjectType({ description: 'A tabletop system to choose from.' })
export class ShelvedTabletopSystem {
  readonly source!: ShelvedSystem

  @Field(() => ID, { description: 'Id, for `TabletopInput.id`.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Two sentences for the person who chooses.' })
  readonly about!: string

  @priced({ size: 4 })
  @Field(() => [ShelvedVariant], { description: 'What may be laid over it.' })
  readonly variants!: readonly ShelvedVariant[]
}

@ObjectType({ description: 'Where the figures of a system come from: to be named wherever they are shown.' })
export class TabletopSource {
  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { nullable: true, description: 'Its address.' })
  readonly url!: string | null

  @Field(() => String, { nullable: true, description: 'Terms of use and the like.' })
  readonly note!: string | null
}

@ObjectType({ description: 'The size of a table, in inches.' })
export class TabletopSize {
  @Field(() => Float, { description: 'Along the long edge.' })
  readonly width!: number

  @Field(() => Float, { description: 'From long edge to long edge.' })
  readonly depth!: number
}

@ObjectType({ description: 'A kind of table terrain.' })
export class TerrainKind {
  @Field(() => ID, { description: 'As the procedure `tableTerrain` names it.' })
  readonly kind!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'How it is drawn from above: `wood`, `hill`, `ruin`, …' })
  readonly shape!: string
}

@ObjectType({ description: 'A column of a reference table.' })
export class ReferenceColumn {
  @Field(() => ID, { description: 'As `column` of cells.' })
  readonly key!: string

  @Field(() => String, { description: 'Its heading.' })
  readonly title!: string
}

@ObjectType({ description: 'A value of a reference table. A row has none in a column that is blank.' })
export class ReferenceCell {
  @Field(() => ID, { description: 'Key of its column.' })
  readonly column!: string

  @Field(() => JsonScalar, { nullable: true, description: 'The value as procedures read it.' })
  readonly value!: Json

  @Field(() => String, { description: 'As a person reads it: `24″`, `12–36″`, `–`.' })
  readonly text!: string

  @Field(() => ID, {
    nullable: true,
    description:
      'Its key in `TabletopInput.overrides`; null where a reading settles it or it follows from other values.',
  })
  readonly path!: string | null

  @Field(() => String, { nullable: true, description: 'The printed value, where another stands in its place.' })
  readonly printed!: string | null
}

@ObjectType({ description: 'A row of a reference table.' })
export class ReferenceRow {
  readonly source!: KitRow

  @Field(() => ID, { description: 'Id within its system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => [ID], { description: 'Ids of rules.' })
  readonly ledger!: readonly string[]

  @Field(() => ReferenceFlag, { nullable: true, description: 'Why it is not simply as printed.' })
  readonly flag!: ReferenceFlag | null

  @Field(() => String, { nullable: true, description: 'What the flag is about, and what public lists say.' })
  readonly note!: string | null
}

@ObjectType({ description: 'A reference table of a tabletop system.' })
export class ReferenceTable {
  @Field(() => ID, { description: 'Id within its system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Heading under which tables stand together.' })
  readonly group!: string

  @priced({ size: 8 })
  @Field(() => [ReferenceColumn], { description: 'Its columns, in order.' })
  readonly columns!: readonly ReferenceColumn[]

  @priced({ size: 12 })
  @Field(() => [ReferenceRow], { description: 'Its rows, in order.' })
  readonly rows!: readonly ReferenceRow[]

  @Field(() => String, { nullable: true, description: 'What is to be known of all its rows.' })
  readonly note!: string | null
}

@ObjectType({ description: 'Something that is settled by dice at the table.' })
export class Procedure {
  @Field(() => ID, { description: 'Id within its system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'What it is for.' })
  readonly about!: string

  @Field(() => String, { description: 'Heading under which procedures stand together.' })
  readonly group!: string

  @Field(() => [ID], { description: 'Ids of rules.' })
  readonly ledger!: readonly string[]

  @Field(() => JsonScalar, { description: 'JSON Schema of its input.' })
  readonly input!: Json

  @Field(() => JsonObject, { description: 'What the values of its outcome are called.' })
  readonly output!: Readonly<Record<string, string>>

  @Field(() => String, { nullable: true, description: 'Why `procedureOdds` does not answer for it.' })
  readonly withoutOdds!: string | null
}

@ObjectType({ description: 'A tabletop system as a group plays it: with its variants, readings and own values.' })
export class TabletopSystem {
  readonly source!: KitSystem

  @Field(() => ID, { description: 'Id of the system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @priced({ size: 4 })
  @Field(() => [TabletopVariant], { description: 'Variants in force.' })
  readonly variants!: readonly TabletopVariant[]

  @Field(() => JsonObject, { description: 'Mission of a campaign → what is played for it; others keep their name.' })
  readonly missions!: Readonly<Record<string, string>>

  @Field(() => [String], { description: 'What a player should know of it.' })
  readonly notes!: readonly string[]
}

@ObjectType({ description: 'One way in which a procedure may end, with its exact probability `ways` / `of`.' })
export class ProcedureOutcome {
  @Field(() => JsonObject, { description: 'Values by name, see `Procedure.output`.' })
  readonly outcome!: Json

  @Field(() => String, { description: 'Numerator: a whole number of any length.' })
  readonly ways!: string

  @Field(() => String, { description: 'Denominator, in lowest terms.' })
  readonly of!: string

  @Field(() => Float, { description: 'The same as a number from 0 to 1, for the eye.' })
  readonly probability!: number
}

@ObjectType({ description: 'All the ways in which a procedure may end, worked out and not sampled.' })
export class ProcedureOdds {
  @priced({ size: 500 })
  @Field(() => [ProcedureOutcome], { description: 'The most likely first.' })
  readonly outcomes!: readonly ProcedureOutcome[]

  @Field(() => Int, { description: 'How many less likely ones are left out.' })
  readonly leftOut!: number
}
