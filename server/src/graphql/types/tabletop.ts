import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { ReferenceRow as KitRow, ShelvedSystem, TabletopSystem as KitSystem } from '@muster/rulesets/kit/system.js'
import { TerrainShape } from './enums.js'
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
  description: 'Why a value is not exactly as printed.',
  valuesConfig: {
    RECONSTRUCTED: { description: 'Missing or garbled in the source; reconstructed.' },
    GENERAL: { description: 'Not in the source: general knowledge of the game, or a suggestion.' },
    AMBIGUOUS: { description: 'The source can be read in several ways.' },
    DERIVED: { description: 'Calculated from printed values.' },
    PUBLIC_DIFFERS: { description: 'As printed, but public lists of the edition say otherwise.' },
  },
})

@ObjectType({ description: 'A variant applied to a tabletop system.' })
export class TabletopVariant {
  @Field(() => ID, { description: 'Id, for `TabletopInput.variants`.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string
}

@ObjectType({ description: 'A variant of a tabletop system that a group may choose.' })
export class VariantSummary extends TabletopVariant {
  @Field(() => String, { description: 'Two sentences for the person who chooses.' })
  readonly about!: string
}

@ObjectType({ description: 'A tabletop system to choose from.' })
export class TabletopSystemSummary {
  readonly source!: ShelvedSystem

  @Field(() => ID, { description: 'Id, for `TabletopInput.id`.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Two sentences for the person who chooses.' })
  readonly about!: string

  @priced({ size: 4 })
  @Field(() => [VariantSummary], { description: 'Variants that may be applied to it.' })
  readonly variants!: readonly VariantSummary[]
}

@ObjectType({ description: 'Where the figures of a system come from. Name it wherever you show them.' })
export class TabletopSource {
  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { nullable: true, description: 'Its address.' })
  readonly url!: string | null

  @Field(() => String, { nullable: true, description: 'Terms of use and similar notes.' })
  readonly note!: string | null
}

@ObjectType({ description: 'The size of a table, in inches.' })
export class TabletopSize {
  @Field(() => Float, { description: 'Length of the long edge.' })
  readonly width!: number

  @Field(() => Float, { description: 'Distance between the long edges.' })
  readonly depth!: number
}

@ObjectType({ description: 'A kind of table terrain.' })
export class TerrainKind {
  @Field(() => ID, { description: 'Its id in the outcome of the procedure `tableTerrain`.' })
  readonly kind!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => TerrainShape, { description: 'How it is drawn from above.' })
  readonly shape!: string
}

@ObjectType({ description: 'A column of a reference table.' })
export class ReferenceColumn {
  @Field(() => ID, { description: 'Key, used as `ReferenceCell.column`.' })
  readonly key!: string

  @Field(() => String, { description: 'Its heading.' })
  readonly title!: string
}

@ObjectType({ description: 'A value in a reference table. Blank cells are left out.' })
export class ReferenceCell {
  @Field(() => ID, { description: 'Key of its column.' })
  readonly column!: string

  @Field(() => JsonScalar, { nullable: true, description: 'The value as procedures read it.' })
  readonly value!: Json

  @Field(() => String, { description: 'The value as text: `24″`, `12–36″`, `–`.' })
  readonly text!: string

  @Field(() => ID, {
    nullable: true,
    description:
      'Its key in `TabletopInput.overrides`; null if it cannot be overridden, because a reading or other values determine it.',
  })
  readonly path!: string | null

  @Field(() => String, { nullable: true, description: 'The printed value, if it was overridden.' })
  readonly printed!: string | null
}

@ObjectType({ description: 'A row of a reference table.' })
export class ReferenceRow {
  readonly source!: KitRow

  @Field(() => ID, { description: 'Id within its system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => [ID], { description: 'Ids of the rules behind it.' })
  readonly ledger!: readonly string[]

  @Field(() => ReferenceFlag, { nullable: true, description: 'Why it is not exactly as printed; null: it is.' })
  readonly flag!: ReferenceFlag | null

  @Field(() => String, { nullable: true, description: 'Explains the flag; says what public lists have.' })
  readonly note!: string | null
}

@ObjectType({ description: 'A reference table of a tabletop system.' })
export class ReferenceTable {
  @Field(() => ID, { description: 'Id within its system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'Heading of its group of tables.' })
  readonly group!: string

  @priced({ size: 8 })
  @Field(() => [ReferenceColumn], { description: 'Its columns, in order.' })
  readonly columns!: readonly ReferenceColumn[]

  @priced({ size: 12 })
  @Field(() => [ReferenceRow], { description: 'Its rows, in order.' })
  readonly rows!: readonly ReferenceRow[]

  @Field(() => String, { nullable: true, description: 'A note on all its rows.' })
  readonly note!: string | null
}

@ObjectType({ description: 'Something that is settled by dice on the table, such as an order test.' })
export class Procedure {
  @Field(() => ID, { description: 'Id within its system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'What it is for.' })
  readonly about!: string

  @Field(() => String, { description: 'Heading of its group of procedures.' })
  readonly group!: string

  @Field(() => [ID], { description: 'Ids of the rules behind it.' })
  readonly ledger!: readonly string[]

  @Field(() => JsonScalar, { description: 'JSON Schema of its input.' })
  readonly input!: Json

  @Field(() => JsonObject, { description: 'Labels of the values in its outcome.' })
  readonly output!: Readonly<Record<string, string>>

  @Field(() => String, { nullable: true, description: 'Why `procedureOdds` cannot be asked about it; null: it can.' })
  readonly withoutOdds!: string | null
}

@ObjectType({ description: 'A tabletop system with the variants, readings and changed values of a group.' })
export class TabletopSystem {
  readonly source!: KitSystem

  @Field(() => ID, { description: 'Id of the system.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @priced({ size: 4 })
  @Field(() => [TabletopVariant], { description: 'Variants in force.' })
  readonly variants!: readonly TabletopVariant[]

  @Field(() => JsonObject, {
    description:
      'Mission of the campaign → name of the tabletop mission played for it. Missions not listed keep their name.',
  })
  readonly missions!: Readonly<Record<string, string>>

  @Field(() => [String], { description: 'Notes for players.' })
  readonly notes!: readonly string[]
}

@ObjectType({ description: 'A possible outcome of a procedure, with its exact probability `ways` / `of`.' })
export class ProcedureOutcome {
  @Field(() => JsonObject, { description: 'Values by name; see `Procedure.output`.' })
  readonly outcome!: Json

  @Field(() => String, { description: 'Numerator, a whole number of any length.' })
  readonly ways!: string

  @Field(() => String, { description: 'Denominator, in lowest terms.' })
  readonly of!: string

  @Field(() => Float, { description: 'The probability rounded to a number from 0 to 1, for display.' })
  readonly probability!: number
}

@ObjectType({ description: 'The possible outcomes of a procedure. Their probabilities are calculated, not sampled.' })
export class ProcedureOdds {
  @priced({ size: 500 })
  @Field(() => [ProcedureOutcome], { description: 'The most likely first.' })
  readonly outcomes!: readonly ProcedureOutcome[]

  @Field(() => Int, { description: 'Number of less likely outcomes left out.' })
  readonly leftOut!: number
}
