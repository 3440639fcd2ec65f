import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'
import type { Colour } from './colours.js'
import { linesOf } from './ground.js'
import { side, tag, words } from './svg.js'

/** What whoever drew the map printed on it, as a film has it. */
export interface FilmPrinted {
  readonly names: readonly { readonly at: Cell; readonly text: string }[]
  readonly picture: {
    /** A `data:` address: a film needs nothing else. */
    readonly href: string
    readonly width: number
    readonly height: number
    /** From its pixels to units of the map. */
    readonly matrix: readonly number[]
    readonly opacity: number
  } | null
}

/** The picture over the ground, and the lines of the grid over it. */
export const pictureOf = (grid: Grid, printed: FilmPrinted | null, colour: Colour): string => {
  if (!printed?.picture) return ''
  const { href, width, height, matrix, opacity } = printed.picture
  const image = tag('image', {
    ...{ href, width, height, opacity, preserveAspectRatio: 'none' },
    transform: `matrix(${matrix.join(' ')})`,
  })
  return tag('g', { transform: `scale(${String(side)})` }, image) + linesOf(grid, colour)
}

export const placesOf = (grid: Grid, printed: FilmPrinted | null, colour: Colour): string =>
  (printed?.names ?? [])
    .map(({ at, text }) => {
      const { x, y } = grid.centre(at)
      const looks = { class: 'place', fill: colour('--ink'), stroke: colour('--sheet') }
      return words(text.toUpperCase(), { x: x * side, y: y * side + 3.5, ...looks })
    })
    .join('')
