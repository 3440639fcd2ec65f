import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { loopsAround } from '../outline.js'
import { type Ground, type Holding, isFogged, type Reading } from '../reading.js'
import { type Clock, runsOf } from './clock.js'
import type { Colour } from './colours.js'
import { groundOf, neatline } from './ground.js'
import { holdingsOf } from './holdings.js'
import { type FilmPiece, piecesOf, type Print } from './pieces.js'
import { type FilmPrinted, pictureOf, placesOf } from './printed.js'
import { loops, tag } from './svg.js'

const ownerOf = ({ seats, disputed }: Holding): string => (disputed ? 'disputed' : (seats[0] ?? ''))

/** What stands on the map now: what is only remembered is left out. */
const piecesIn = (grid: Grid, { pieces, contacts, turn }: GameView): readonly FilmPiece[] =>
  [
    ...pieces,
    ...contacts.filter(({ asOf }) => asOf === turn).map((contact) => ({ ...contact, marks: [] as readonly string[] })),
  ].map(({ id, seat, at, size, marks }) => ({ id, seat, at: grid.at(at) ?? 0, size, marks }))

/** What is out of sight, as long as it stays so. */
const fogOf = (readings: readonly Reading[], clock: Clock, colour: Colour): string => {
  const masks = readings.map((reading) =>
    reading.sight.map((_, cell) => (isFogged(reading, cell) ? 'x' : '.')).join(''),
  )
  return runsOf(masks, (mask) => (mask.includes('x') ? mask : null))
    .map((run) => {
      const [first] = readings
      const d = first ? loops(loopsAround(first.grid, (cell) => run.value[cell] === 'x')) : ''
      return tag('path', { d, fill: colour('--map-blank'), opacity: 0.7, class: clock.during(run) })
    })
    .join('')
}

interface Drawn {
  readonly ground: Ground
  readonly readings: readonly Reading[]
  readonly views: readonly GameView[]
  readonly seats: readonly string[]
  readonly clock: Clock
  readonly colour: Colour
  readonly print: Print
  readonly drawGround?: typeof groundOf
  readonly printed?: FilmPrinted | null
}

/** The map through all its views: ground and fog, who holds what, and who stands where. */
export const drawMap = (drawn: Drawn): string => {
  const { ground, readings, views, seats, clock, colour, print, drawGround = groundOf, printed = null } = drawn
  const { grid } = ground
  const owners = readings.map(({ holdings }) => holdings.map(ownerOf))
  const pieces = views.map((view) => piecesIn(grid, view))
  return [
    tag(
      'g',
      { 'clip-path': 'url(#sheet)' },
      drawGround(ground, colour) + pictureOf(grid, printed, colour) + fogOf(readings, clock, colour),
    ),
    holdingsOf(grid, owners, seats, clock, colour),
    placesOf(grid, printed, colour),
    piecesOf(grid, pieces, clock, { colour, print }),
    neatline(grid, colour),
  ].join('')
}
