import type { Played } from '../campaign.js'
import type { Frame, Standing } from '../frame.js'
import { runsOf, type Clock } from '../../../web/map/film/clock.js'
import { hatchOfSeat } from '../../../web/map/film/colours.js'
import { tag, words } from '../../../web/map/film/svg.js'
import { colour, seatColour } from './look.js'

export const panelWidth = 290
const [row, chart] = [82, { x: 44, width: 236, height: 34 }]

const figures = ({ eliminated, pieces, sizes, cells }: Standing): string =>
  eliminated
    ? 'eliminated'
    : `${pieces === 1 ? '1 piece' : `${String(pieces)} pieces`} · ${String(sizes)} strong · ${String(cells)} cells`

/** The course of one seat's share in all that is held, turn by turn. */
const curve = (frames: readonly Frame[], seat: number): string => {
  const most = Math.max(1, ...frames.flatMap(({ standings }) => standings.map(({ cells }) => cells)))
  const last = Math.max(1, frames.length - 1)
  const points = frames.map(({ standings }, at) => {
    const share = (standings[seat]?.cells ?? 0) / most
    return `${((at / last) * chart.width).toFixed(1)} ${(chart.height * (1 - share)).toFixed(1)}`
  })
  return points.join('L')
}

const seatRow = (played: Played, at: number, clock: Clock, top: number): string => {
  const { frames, plan } = played
  const seat = frames[0]?.standings[at]?.seat
  const entry = plan.scenario.seats[at]
  if (!seat || !entry) return ''
  const line = curve(frames, at)
  const floor = `L${String(chart.width)} ${String(chart.height)}L0 ${String(chart.height)}Z`
  const runs = runsOf(
    frames.map(({ standings }) => standings[at]),
    (standing) => (standing ? figures(standing) : null),
  )
  return tag(
    'g',
    { transform: `translate(0 ${String(top)})` },
    [
      tag('rect', {
        width: 32,
        height: 32,
        rx: 3,
        fill: colour('--sheet'),
        stroke: seatColour(seat),
        'stroke-width': 2,
      }),
      tag('rect', { width: 32, height: 32, rx: 3, fill: hatchOfSeat(seat) }),
      tag('rect', { x: 7, y: 6, width: 18, height: 20, rx: 2, fill: seatColour(seat) }),
      words(seat, { x: 16, y: 21.5, class: 'seat', fill: colour('--on-seat') }),
      words(entry.title, { x: chart.x, y: 12, class: 'title', fill: colour('--ink') }),
      ...runs.map((run) =>
        words(run.value ? figures(run.value) : '', {
          ...{ x: chart.x, y: 27, class: `figures ${clock.during(run)}`, fill: colour('--ink-2') },
        }),
      ),
      tag(
        'g',
        { transform: `translate(${String(chart.x)} 34)` },
        tag('path', { d: `M${line}${floor}`, fill: seatColour(seat), opacity: 0.15 }) +
          tag('path', { d: `M${line}`, fill: 'none', stroke: seatColour(seat), 'stroke-width': 1.6 }),
      ),
    ].join(''),
  )
}

/** A line that runs over the curves with the turns. */
const cursor = (frames: readonly Frame[], clock: Clock, height: number): string => {
  const last = Math.max(1, frames.length - 1)
  const places = frames.map((_, at) => [Math.round(chart.x + (at / last) * chart.width), 0] as const)
  return tag(
    'g',
    clock.along('cursor', places),
    tag('path', { d: `M0 30V${String(height)}`, stroke: colour('--signal'), 'stroke-width': 1.2 }),
  )
}

/** The sides with their figures, and the curve of the cells that each holds. */
export const panelOf = (played: Played, clock: Clock): string => {
  const { frames, plan } = played
  const rows = plan.scenario.seats.map((_, at) => seatRow(played, at, clock, at * row))
  return rows.join('') + cursor(frames, clock, plan.scenario.seats.length * row - 8)
}

export const panelHeight = (seats: number): number => seats * row
