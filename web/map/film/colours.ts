import { hatchOf, hatchPaths, hatchSide, seatToken } from '../../ui/seats.js'
import { tag } from './svg.js'

/** A colour by its custom property: a picture that stands alone has no style sheet of the page. */
export type Colour = (token: string) => string

export const seatColour = (colour: Colour, seat: string): string => colour(seatToken(seat))

export const hatchOfSeat = (seat: string): string => `url(#hatch-${seat})`
export const contested = 'url(#contested)'

const pattern = (id: string, path: string, stroke: string, dots = false): string =>
  tag(
    'pattern',
    { id, width: hatchSide, height: hatchSide, patternUnits: 'userSpaceOnUse' },
    tag('path', {
      d: path,
      stroke,
      'stroke-width': dots ? 2.1 : 1.1,
      'stroke-linecap': dots ? 'round' : 'butt',
      fill: 'none',
    }),
  )

/** The seats' hatches, and that of contested ground. */
export const hatches = (seats: readonly string[], colour: Colour): string =>
  [
    ...seats.map((seat) =>
      pattern(`hatch-${seat}`, hatchPaths[hatchOf(seat)], seatColour(colour, seat), hatchOf(seat) === 'dots'),
    ),
    pattern('contested', hatchPaths.lattice, colour('--signal')),
  ].join('')
