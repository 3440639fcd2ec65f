import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { extentOf } from '../camera.js'
import { readGround, readView } from '../reading.js'
import { stillClock } from './clock.js'
import { type Colour, hatches } from './colours.js'
import { groundOf, plainGroundOf, sheetClip } from './ground.js'
import { drawMap } from './map.js'
import { side, tag } from './svg.js'

interface Still {
  readonly view: GameView
  readonly terrain: TerrainLooks
  readonly colour: Colour
  readonly width: number
  readonly height: number
}

/** Of more cells the strokes of the ground would be finer than a pixel, and take long to draw. */
const strokedCells = 2500

/** Paper around the map, of the lesser side. */
const margin = 0.05

/** The map of one view in the middle of a sheet of so many pixels, without a word: it needs no font where it is drawn. */
export const stillOf = ({ view, terrain, colour, width, height }: Still): string => {
  const ground = readGround(view.board, terrain)
  const seats = view.legend.map(({ seat }) => seat)
  const extent = extentOf(ground.grid)
  const room = Math.min(width, height) * margin
  const scale = Math.min((width - 2 * room) / extent.width, (height - 2 * room) / extent.height) / side
  const [x, y] = [(width - extent.width * side * scale) / 2, (height - extent.height * side * scale) / 2]
  const map = drawMap({
    ...{ ground, readings: [readView(ground, view)], views: [view], seats },
    ...{ clock: stillClock, colour, print: () => '' },
    drawGround: ground.grid.size > strokedCells ? plainGroundOf : groundOf,
  })
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${String(width)} ${String(height)}`, width, height },
    [
      tag('defs', {}, hatches(seats, colour) + sheetClip(ground.grid)),
      tag('rect', { width, height, fill: colour('--paper') }),
      tag('g', { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})` }, map),
    ].join(''),
  )
}
