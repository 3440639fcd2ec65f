import { readFileSync } from 'node:fs'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { hatchOf, hatchPaths, hatchSide, seatToken } from '../../../web/ui/seats.js'
import { tag } from './svg.js'

const css = readFileSync(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8')
// The first block is paper by day.
const light = css.slice(0, css.indexOf('}'))

/** A colour of the product by its custom property. */
export const colour = (token: string): string => {
  const found = new RegExp(`${token}:\\s*(#[0-9a-f]{6})`).exec(light)
  if (!found?.[1]) throw new Error(`there is no colour ${token} in tokens.css`)
  return found[1]
}

export const seatColour = (seat: string): string => colour(seatToken(seat))

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
export const hatches = (seats: readonly SeatId[]): string =>
  [
    ...seats.map((seat) =>
      pattern(`hatch-${seat}`, hatchPaths[hatchOf(seat)], seatColour(seat), hatchOf(seat) === 'dots'),
    ),
    pattern('contested', hatchPaths.lattice, colour('--signal')),
  ].join('')
