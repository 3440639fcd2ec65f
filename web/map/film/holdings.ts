import type { Grid } from '@muster/rulesets/kit/grid.js'
import { inset } from '../inset.js'
import { loopsAround } from '../outline.js'
import { runsOf, type Clock } from './clock.js'
import { type Colour, contested, hatchOfSeat, seatColour } from './colours.js'
import { loops, side, tag } from './svg.js'

/** Breadth of the hatched band along the border of held ground, in cells. */
const band = 0.22

const held = (grid: Grid, cells: string, seat: string, colour: Colour): string => {
  const outline = loopsAround(grid, (cell) => cells[cell] === 'x')
  const within = (reach: number): string => loops(outline.map((loop) => inset(loop, reach)))
  const stroke = seatColour(colour, seat)
  return [
    tag('path', { d: loops(outline), fill: stroke, opacity: 0.13 }),
    tag('path', {
      d: within(band / 2),
      fill: 'none',
      stroke: hatchOfSeat(seat),
      'stroke-width': band * side,
      opacity: 0.85,
    }),
    tag('path', { d: within(0.03), fill: 'none', stroke, 'stroke-width': 1.6 }),
  ].join('')
}

const disputed = (grid: Grid, cells: string, colour: Colour): string => {
  const d = loops(loopsAround(grid, (cell) => cells[cell] === 'x'))
  return tag('path', {
    ...{ d, fill: contested, 'fill-opacity': 0.55, stroke: colour('--signal') },
    ...{ 'stroke-width': 1, 'stroke-dasharray': '4 3' },
  })
}

/** Who holds what, seat by seat: each shape is drawn once for as long as it stays. */
export const holdingsOf = (
  grid: Grid,
  frames: readonly (readonly string[])[],
  seats: readonly string[],
  clock: Clock,
  colour: Colour,
): string => {
  const maskOf = (holder: string) => frames.map((owner) => owner.map((of) => (of === holder ? 'x' : '.')).join(''))
  const shapes = (holder: string, draw: (cells: string) => string): readonly string[] =>
    runsOf(maskOf(holder), (cells) => (cells.includes('x') ? cells : null)).map((run) =>
      tag('g', { class: clock.during(run) }, draw(run.value)),
    )
  return [
    ...seats.flatMap((seat) => shapes(seat, (cells) => held(grid, cells, seat, colour))),
    ...shapes('disputed', (cells) => disputed(grid, cells, colour)),
  ].join('')
}
