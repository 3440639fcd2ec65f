'use client'

import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import * as words from '../../messages/charts.generated.js'
import { seatToken } from '../../ui/seats.js'
import type { Chart, Curve } from './joined.js'

const [width, height] = [420, 240]
const edge = { top: 12, right: 34, bottom: 38, left: 38 }

const dashes = ['', '7 3', '2 3', '9 3 2 3', '4 2', '12 4', '1 2', '6 2 1 2 1 2']
const inks = ['--ink', '--signal', '--good', '--warn', '--map-recon', '--ink-3']

interface Look {
  readonly stroke: string
  readonly dash: string
  /** Printed at the end of the line: the seat's letter, else a number that the list below explains. */
  readonly tag: string
}

/** A line is told by its colour, by its dashes and by what is printed at its end. */
export const lookOf = ({ seat }: Pick<Curve, 'seat'>, at: number): Look => ({
  stroke: `var(${seat === undefined ? (inks[at % inks.length] ?? '--ink') : seatToken(seat)})`,
  dash: dashes[at % dashes.length] ?? '',
  tag: seat ?? String(at + 1),
})

interface Dot {
  readonly turn: number
  readonly value: number
}

const dotsOf = (turns: readonly number[], { values }: Curve): readonly Dot[] =>
  turns.flatMap((turn, at) => {
    const value = values[at] ?? null
    return value === null ? [] : [{ turn, value }]
  })

/** Tags that would lie on one another are moved apart, from the lowest up. */
const apart = (places: readonly number[]): readonly number[] => {
  const order = places.map((_, at) => at).sort((a, b) => (places[b] ?? 0) - (places[a] ?? 0))
  const moved = [...places]
  order.forEach((at, rank) => {
    const below = moved[order[rank - 1] ?? -1]
    if (below !== undefined) moved[at] = Math.min(moved[at] ?? 0, below - 13)
  })
  return moved
}

/** Lines over the turns. The table beside it says the same in figures. */
export function LineChart({ chart: { title, unit, turns, curves } }: { readonly chart: Chart }) {
  const all = curves.flatMap(({ values }) => values).filter((value) => value !== null)
  const [first = 0, last = 1] = [turns[0], turns.at(-1)]
  const x = scaleLinear<number>({
    domain: [first, Math.max(last, first + 1)],
    range: [edge.left, width - edge.right],
  })
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...all), Math.max(1, ...all)],
    range: [height - edge.bottom, edge.top],
    nice: true,
  })
  const lines = curves.map((curve) => dotsOf(turns, curve))
  const tags = apart(lines.map((dots) => y(dots.at(-1)?.value ?? 0)))
  const ticks = Math.min(turns.length, 8)
  return (
    <svg
      className="c-chart"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-label={words.chart({ title, unit })}
    >
      <AxisBottom
        scale={x}
        top={height - edge.bottom}
        numTicks={ticks}
        tickFormat={(turn) => (Number.isInteger(Number(turn)) ? String(turn) : '')}
        label={words.turn()}
        labelOffset={2}
        hideTicks
      />
      <AxisLeft scale={y} left={edge.left} numTicks={5} hideTicks />
      {lines.map((dots, at) => {
        const curve = curves[at]
        const end = dots.at(-1)
        if (!curve || !end) return null
        const { stroke, dash, tag } = lookOf(curve, at)
        return (
          <g key={curve.key} style={{ color: stroke }}>
            <LinePath
              data={[...dots]}
              x={({ turn }) => x(turn)}
              y={({ value }) => y(value)}
              stroke="currentColor"
              strokeWidth={2}
              strokeDasharray={dash}
              strokeLinejoin="round"
            />
            {dots.map(({ turn, value }) => (
              <circle key={turn} cx={x(turn)} cy={y(value)} r="2.6" fill="currentColor" />
            ))}
            <text className="c-chart-tag" x={x(end.turn) + 8} y={tags[at]} fill="currentColor">
              {tag}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
