import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { GameView, LegendEntry } from '@muster/rulesets/kit/view.js'
import { extentOf } from '../camera.js'
import { readGround, readView } from '../reading.js'
import { clockOf } from './clock.js'
import { type Colour, hatches, hatchOfSeat, seatColour } from './colours.js'
import { sheetClip } from './ground.js'
import { drawMap } from './map.js'
import type { FilmPrinted } from './printed.js'
import { escaped, side, tag, words } from './svg.js'

export interface Film {
  readonly title: string
  /** Whose view it is. */
  readonly from: string
  readonly views: readonly GameView[]
  /** Printed while each view is shown: `Turn 3`. */
  readonly captions: readonly string[]
  readonly terrain: TerrainLooks
  readonly colour: Colour
  /** What whoever drew the map printed on it; null: nothing. */
  readonly printed: FilmPrinted | null
}

const [margin, head, row] = [24, 60, 30]

const type = [
  'text{font-family:"Barlow Condensed","Roboto Condensed","Arial Narrow",system-ui,sans-serif}',
  '.letter{font-size:13px;font-weight:700;text-anchor:middle}',
  '.size{font-size:14px;font-weight:700;text-anchor:middle}.long{font-size:9.5px}',
  '.place{font-size:10px;letter-spacing:1px;text-anchor:middle;paint-order:stroke;stroke-width:2.5px;stroke-linejoin:round}',
  '.head{font-size:26px;font-weight:600}.about{font-size:15px}',
].join('')

/** As much of a text as has room, at so many pixels a letter. */
const cut = (text: string, room: number, letter: number): string => {
  const most = Math.max(1, Math.floor(room / letter))
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

/** The sides in one row, as far as it has room. */
const legendOf = (legend: readonly LegendEntry[], colour: Colour, wide: number): string => {
  const step = Math.min(200, wide / Math.max(1, legend.length))
  return legend
    .map(({ seat, title }, at) =>
      tag(
        'g',
        { transform: `translate(${String(Math.round(at * step))} 0)` },
        [
          tag('rect', { width: 31, height: 18, rx: 2, fill: hatchOfSeat(seat), stroke: seatColour(colour, seat) }),
          tag('rect', { width: 18, height: 18, rx: 2, fill: seatColour(colour, seat) }),
          words(seat, { x: 9, y: 13.5, class: 'letter', fill: colour('--on-seat') }),
          step < 70
            ? ''
            : words(cut(title, step - 44, 7), {
                x: 38,
                y: 14,
                class: 'about',
                fill: colour('--ink'),
              }),
        ].join(''),
      ),
    )
    .join('')
}

/**
 * The war as one viewer knew it, as one animated picture that needs nothing else: ground, fog, holdings and pieces, turn by turn. No script; it pauses at the
 * end and begins anew, and stands still at the end for whoever wants no motion.
 */
export const filmOf = ({ title, from, views, captions, terrain, colour, printed }: Film): string => {
  const [first, last] = [views[0], views.at(-1)]
  if (!first || !last) return ''
  const ground = readGround(first.board, terrain)
  const { grid } = ground
  const readings = views.map((view) => readView(ground, view))
  const clock = clockOf(views.length)
  const extent = extentOf(grid)
  const map = { width: extent.width * side, height: extent.height * side }
  const wide = Math.max(420, map.width) + margin * 2
  const high = head + map.height + margin + row + margin / 2
  const ink = colour('--ink')
  const seats = last.legend.map(({ seat }) => seat)
  const turns = captions.map((caption, at) =>
    words(caption, {
      ...{ x: wide - margin, y: 38, 'text-anchor': 'end', fill: ink },
      class: `head ${clock.during({ from: at, to: at })}`,
    }),
  )
  const body = [
    tag('rect', { width: wide, height: high, fill: colour('--paper') }),
    words(cut(title, wide - 2 * margin - 120, 12), { x: margin, y: 30, class: 'head', fill: ink }),
    words(from, { x: margin, y: 49, class: 'about', fill: colour('--ink-2') }),
    ...turns,
    tag(
      'g',
      { transform: `translate(${String((wide - map.width) / 2)} ${String(head)})` },
      drawMap({ ground, readings, views, seats, clock, colour, print: words, printed }),
    ),
    tag(
      'g',
      { transform: `translate(${String(margin)} ${String(head + map.height + margin / 2)})` },
      legendOf(last.legend, colour, wide - margin * 2),
    ),
  ].join('\n')
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...{ viewBox: `0 0 ${String(wide)} ${String(high)}`, width: wide * 2, height: high * 2, role: 'img' },
    },
    `${tag('title', {}, escaped(title))}<defs>${hatches(seats, colour)}${sheetClip(grid)}</defs>${body}<style>${type}${clock.style()}</style>`,
  )
}
