import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { inset } from '../../../web/map/inset.js'
import { loopsAround } from '../../../web/map/outline.js'
import type { Frame } from '../frame.js'
import { runsOf, type Clock } from './clock.js'
import { colour, contested, hatchOfSeat, seatColour } from './look.js'
import { loops, side, tag } from './svg.js'

/** Breadth of the hatched band along the border of held ground, in cells. */
const band = 0.22

const held = (grid: Grid, cells: string, seat: SeatId): string => {
  const outline = loopsAround(grid, (cell) => cells[cell] === 'x')
  const within = (reach: number): string => loops(outline.map((loop) => inset(loop, reach)))
  const stroke = seatColour(seat)
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

const disputed = (grid: Grid, cells: string): string => {
  const d = loops(loopsAround(grid, (cell) => cells[cell] === 'x'))
  return tag('path', {
    ...{ d, fill: contested, 'fill-opacity': 0.55, stroke: colour('--signal') },
    ...{ 'stroke-width': 1, 'stroke-dasharray': '4 3' },
  })
}

/** Who holds what, seat by seat: each shape is drawn once for as long as it stays. */
export const holdingsOf = (grid: Grid, frames: readonly Frame[], seats: readonly SeatId[], clock: Clock): string => {
  const maskOf = (holder: string) => frames.map(({ owner }) => owner.map((of) => (of === holder ? 'x' : '.')).join(''))
  const shapes = (holder: string, draw: (cells: string) => string): readonly string[] =>
    runsOf(maskOf(holder), (cells) => (cells.includes('x') ? cells : null)).map((run) =>
      tag('g', { class: clock.during(run) }, draw(run.value)),
    )
  return [
    ...seats.flatMap((seat) => shapes(seat, (cells) => held(grid, cells, seat))),
    ...shapes('disputed', (cells) => disputed(grid, cells)),
  ].join('')
}
