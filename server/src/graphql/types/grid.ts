import { Field, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Grid as KitGrid } from '@muster/rulesets/kit/grid.js'

export const GridShape = { SQUARE: 'square', HEX: 'hex' } as const satisfies Readonly<Record<string, KitGrid['kind']>>
registerEnumType(GridShape, {
  name: 'GridShape',
  description: 'Shape of the cells of a map.',
  valuesConfig: {
    SQUARE: { description: 'Squares, named `column,row` from `0,0` in the north-west. Corners touch.' },
    HEX: {
      description:
        'Hexes with a corner to the north, named `row/column` from `1/1` in the north-west. Rows 2, 4, … are shifted half a hex to the east.',
    },
  },
})

@ObjectType({
  description:
    'Geometry of a map: nothing but its size and shape. Edges do not wrap. See docs/bots.md for the arithmetic.',
})
export class Grid {
  readonly source!: KitGrid

  @Field(() => GridShape, { description: 'Shape of its cells.' })
  readonly shape!: KitGrid['kind']

  @Field(() => Int, { description: 'Cells in a row.' })
  readonly width!: number

  @Field(() => Int, { description: 'Number of rows.' })
  readonly height!: number
}
