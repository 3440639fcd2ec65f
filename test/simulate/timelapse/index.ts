import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import { extentOf } from '../../../web/map/camera.js'
import { readGround } from '../../../web/map/reading.js'
import type { Played } from '../campaign.js'
import { clockOf, type Clock } from '../../../web/map/film/clock.js'
import { hatches } from '../../../web/map/film/colours.js'
import { groundOf, neatline, sheetClip } from '../../../web/map/film/ground.js'
import { holdingsOf } from '../../../web/map/film/holdings.js'
import { piecesOf } from '../../../web/map/film/pieces.js'
import { side, tag, words } from '../../../web/map/film/svg.js'
import { colour } from './look.js'
import { panelHeight, panelOf, panelWidth } from './panel.js'
import { battlesOf, marksOf } from './pieces.js'

const margin = 24
const head = 56

const type = [
  'text{font-family:"Barlow Condensed","Roboto Condensed","Arial Narrow",system-ui,sans-serif}',
  '.letter,.seat{font-weight:700;text-anchor:middle}.letter{font-size:13px}.seat{font-size:16px}',
  '.size{font-size:14px;font-weight:700;text-anchor:middle}.long{font-size:9.5px}',
  `.mark{font-size:9.5px;text-anchor:middle;paint-order:stroke;stroke:${colour('--map-ground')};stroke-width:3px}`,
  '.head{font-size:26px;font-weight:600}.turn{font-size:26px;font-weight:600}.about{font-size:15px}',
  '.title{font-size:15px;font-weight:600}.figures{font-size:13px}',
].join('')

/** How it ended, under the map, once the last turn is reached. */
const verdict = ({ outcome, frames }: Played): string => {
  if (!outcome) return 'No champion yet.'
  const victory = frames.at(-1)?.victory
  return `${outcome.text}${victory ? ` By ${victory}.` : ''}`
}

const heading = (played: Played, clock: Clock, wide: number): string => {
  const { frames, plan } = played
  const turns = frames.map((_, at) =>
    words(at === 0 ? 'The start' : `Turn ${String(at)}`, {
      ...{ x: wide, y: 36, 'text-anchor': 'end', class: `turn ${clock.during({ from: at, to: at })}` },
      fill: at === frames.length - 1 ? colour('--signal') : colour('--ink'),
    }),
  )
  return words(plan.scenario.title, { x: margin, y: 36, class: 'head', fill: colour('--ink') }) + turns.join('')
}

/**
 * The whole war as one animated picture, as nobody could see it while it lasted: ground, holdings, battles, pieces, and the sides beside them. No script;
 * it pauses at the end and begins anew, and stands still at the end for whoever wants no motion.
 */
export const timelapseOf = (played: Played, looks: TerrainLooks): string => {
  const { frames, plan } = played
  const [first] = frames
  if (!first) return ''
  const ground = readGround(first.board, looks)
  const { grid } = ground
  const clock = clockOf(frames.length)
  const seats = first.standings.map(({ seat }) => seat)
  const map = { width: extentOf(grid).width * side, height: extentOf(grid).height * side }
  const wide = margin * 3 + map.width + panelWidth
  const high = head + Math.max(map.height, panelHeight(seats.length)) + margin * 2
  const last = frames.length - 1
  const body = [
    tag('rect', { width: wide, height: high, fill: colour('--paper') }),
    heading(played, clock, wide - margin),
    tag(
      'g',
      { transform: `translate(${String(margin)} ${String(head)})` },
      [
        tag('g', { 'clip-path': 'url(#sheet)' }, groundOf(ground, colour)),
        holdingsOf(
          grid,
          frames.map(({ owner }) => owner),
          seats,
          clock,
          colour,
        ),
        marksOf(grid, frames, clock),
        piecesOf(
          grid,
          frames.map(({ pieces }) => pieces),
          clock,
          { colour, print: words },
        ),
        battlesOf(grid, frames, clock),
        neatline(grid, colour),
      ].join(''),
    ),
    tag('g', { transform: `translate(${String(margin * 2 + map.width)} ${String(head)})` }, panelOf(played, clock)),
    words(verdict(played), {
      ...{ x: margin, y: high - 14, fill: colour('--ink-2') },
      class: `about ${clock.during({ from: last, to: last })}`,
    }),
  ].join('\n')
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${String(wide)} ${String(high)}`,
      role: 'img',
    },
    `<title>${plan.scenario.title}: ${String(last)} turns</title><defs>${hatches(seats, colour)}${sheetClip(grid)}</defs>${body}<style>${type}${clock.style()}</style>`,
  )
}
