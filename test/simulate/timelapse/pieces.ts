import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'
import { runsOf, type Clock } from '../../../web/map/film/clock.js'
import { side, tag, words } from '../../../web/map/film/svg.js'
import type { Frame, FramePiece } from '../frame.js'
import { colour, seatColour } from './look.js'

const burst = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, at) => {
    const [angle, reach] = [(Math.PI * at) / points, at % 2 === 0 ? outer : inner]
    return `${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`
  }).join('L')}Z`

/** Where a lost piece fell: at the fight of its side nearest to where it last stood, else there. */
const fellAt = (grid: Grid, fights: Frame['fights'], { at, seat }: FramePiece): Cell =>
  fights
    .flatMap((fight) => fight.at.filter((cell, side) => fight.seats[side] === seat && grid.distance(cell, at) <= 2))
    .sort((a, b) => grid.distance(a, at) - grid.distance(b, at))[0] ?? at

/** Battles, midway between those who fight them; and crosses where pieces were lost. */
export const battlesOf = (grid: Grid, frames: readonly Frame[], clock: Clock): string =>
  frames
    .flatMap(({ fights, pieces }, frame) => {
      const before = frames[frame - 1]?.pieces ?? []
      const marks = fights.map(({ at }) => {
        const centres = at.map((cell) => grid.centre(cell))
        const mean = (of: (point: { x: number; y: number }) => number): number =>
          (centres.reduce((sum, point) => sum + of(point), 0) / Math.max(1, centres.length)) * side
        const line = centres.map(({ x, y }) => `${String(x * side)} ${String(y * side)}`).join('L')
        return (
          tag('path', { d: `M${line}`, stroke: colour('--signal'), 'stroke-width': 2.5, opacity: 0.8 }) +
          tag('path', {
            ...{
              d: burst(8, 11, 5),
              transform: `translate(${String(mean(({ x }) => x))} ${String(mean(({ y }) => y))})`,
            },
            ...{ fill: colour('--signal'), stroke: colour('--sheet'), 'stroke-width': 1 },
          })
        )
      })
      const lost = before.filter(({ id }) => !pieces.some((piece) => piece.id === id))
      const crosses = lost.map((piece) => {
        const { seat } = piece
        const { x, y } = grid.centre(fellAt(grid, fights, piece))
        const [cx, cy] = [x * side, y * side]
        const arm = (dx: number): string => `M${String(cx - 9)} ${String(cy - dx)}L${String(cx + 9)} ${String(cy + dx)}`
        return tag('path', { d: arm(9) + arm(-9), stroke: seatColour(seat), 'stroke-width': 4 })
      })
      const inside = [...marks, ...crosses].join('')
      return inside === '' ? [] : [tag('g', { class: clock.battle(frame) }, inside)]
    })
    .join('')

/** With more things than these their names would cover one another, and are left out. */
const mostNamed = 16

/** Things on the map that are no pieces, with their names, for as long as they lie there. */
export const marksOf = (grid: Grid, frames: readonly Frame[], clock: Clock): string => {
  const keyOf = ({ kind, label, at }: Frame['marks'][number]): string => `${String(at)} ${kind} ${label}`
  const all = new Map(frames.flatMap(({ marks }) => marks.map((mark) => [keyOf(mark), mark] as const)))
  return [...all]
    .flatMap(([key, { at, label }]) => {
      const { x, y } = grid.centre(at)
      const [cx, cy] = [x * side, y * side]
      const drawing =
        tag('path', {
          d: `M${String(cx)} ${String(cy - 5)}l5 5l-5 5l-5-5z`,
          ...{ fill: colour('--sheet'), stroke: colour('--ink'), 'stroke-width': 1.3 },
        }) + (all.size > mostNamed ? '' : words(label, { x: cx, y: cy + 15, class: 'mark', fill: colour('--ink-2') }))
      const there = frames.map(({ marks }) => marks.some((mark) => keyOf(mark) === key))
      return runsOf(there, (is) => (is ? 'there' : null)).map((run) => tag('g', { class: clock.during(run) }, drawing))
    })
    .join('')
}
