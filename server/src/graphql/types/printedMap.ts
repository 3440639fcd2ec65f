import { Field, Float, ObjectType } from 'type-graphql'
import { fileLimits, type PrintedOn } from '@muster/rulesets/kit/scenarioFile.js'
import { priced } from '../limits/priced.js'
import { CellName } from './scalars.js'

@ObjectType({ description: 'What a place on a map is called.' })
export class PlaceName {
  @Field(() => CellName, { description: 'The cell.' })
  readonly at!: string

  @Field(() => String, { description: `Its name, of at most ${String(fileLimits.name)} characters.` })
  readonly text!: string
}

@ObjectType({ description: 'A picture under the grid of a map. Lengths are in squares, or in widths of a hex.' })
export class MapPicture {
  @Field(() => String, {
    description: `A \`data:\` address of a WebP, JPEG or PNG picture, of at most ${String(fileLimits.picture)} characters.`,
  })
  readonly data!: string

  @Field(() => Float, { description: 'Its left edge.' })
  readonly x!: number

  @Field(() => Float, { description: 'Its upper edge.' })
  readonly y!: number

  @Field(() => Float, { description: 'How wide it is.' })
  readonly width!: number

  @Field(() => Float, { description: 'How high it is.' })
  readonly height!: number
}

@ObjectType({ description: 'What whoever drew a map printed on it. It is no part of the rules.' })
export class PrintedMap {
  @priced({ size: fileLimits.names })
  @Field(() => [PlaceName], { description: 'Names of its places.' })
  readonly names!: readonly PlaceName[]

  @Field(() => MapPicture, { nullable: true, description: 'The picture under its grid; null: there is none.' })
  readonly picture!: MapPicture | null
}

export const printedMapOf = (printed: PrintedOn | null): PrintedMap | null =>
  printed && { names: printed.names ?? [], picture: printed.picture ?? null }
