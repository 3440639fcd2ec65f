'use client'

import type { BattleField } from '@muster/rulesets/kit/documents.js'
import { useId, useMemo } from 'react'
import * as words from '../../messages/ground.generated.js'
import { sampleOf, strokesOf, type Stroke } from './drawing.js'
import { type Ground, type Laid, layOut, quarterNames } from './layout.js'

interface TableSketchProps {
  readonly field: BattleField
  readonly ground: Ground
  readonly seed: string
}

const Strokes = ({ strokes }: { readonly strokes: readonly Stroke[] }) =>
  strokes.map(({ look, d }, at) => <path key={at} className={`t-${look}`} d={d} />)

const inQuarter = (laid: readonly Laid[], quarter: number): readonly Laid[] =>
  laid.filter((piece) => piece.quarter === quarter)

const listed = (pieces: readonly Laid[]): string =>
  pieces.map(({ number, title }) => `${String(number)} ${title}`).join(', ') || words.open()

/** Quarters as they lie on the drawing. */
const fromAbove = [2, 3, 0, 1] as const

/** The table in words, for those who do not see the sketch. */
const tableWords = (laid: readonly Laid[], { near, far }: BattleField, { width, depth }: Ground): string =>
  [
    words.fromAbove({ width, depth }),
    ...(near === null ? [] : [words.nearEdge({ side: near })]),
    ...(far === null ? [] : [words.farEdge({ side: far })]),
    ...quarterNames.map((name, at) => `${words.quarter({ quarter: name })}: ${listed(inQuarter(laid, at))}.`),
  ].join(' ')

/** Feet along the edges, and the lines that part the quarters. */
const gridLines = ({ width, depth }: Ground): string => {
  const marks: string[] = []
  for (let x = 6; x < width; x += 6)
    marks.push(
      `M${String(x)} 0v${x % 12 === 0 ? '1.4' : '.7'}M${String(x)} ${String(depth)}v${x % 12 === 0 ? '-1.4' : '-.7'}`,
    )
  for (let y = 6; y < depth; y += 6)
    marks.push(
      `M0 ${String(y)}h${y % 12 === 0 ? '1.4' : '.7'}M${String(width)} ${String(y)}h${y % 12 === 0 ? '-1.4' : '-.7'}`,
    )
  return marks.join('')
}

function Drawing({ field, ground, laid }: Omit<TableSketchProps, 'seed'> & { readonly laid: readonly Laid[] }) {
  const id = useId()
  const { width, depth } = ground
  return (
    <svg
      className="t-sketch"
      viewBox={`-1 -4.5 ${String(width + 2)} ${String(depth + 12)}`}
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>{tableWords(laid, field, ground)}</title>
      <rect className="t-ground" width={width} height={depth} />
      <path
        className="t-quarters"
        d={`M${String(width / 2)} 0V${String(depth)}M0 ${String(depth / 2)}H${String(width)}`}
      />
      {laid.map((piece) => (
        <g key={piece.number}>
          <Strokes strokes={strokesOf(piece)} />
        </g>
      ))}
      <path className="t-marks" d={gridLines(ground)} />
      <rect className="t-frame" width={width} height={depth} />
      {laid.map(({ number, x, y, reach, stretch }) => (
        <text key={number} className="t-number" x={x} y={stretch > 2.4 ? y - reach / stretch - 0.8 : y + 0.85}>
          {number}
        </text>
      ))}
      {field.far !== null && (
        <text className="t-edge" x={width / 2} y={-1.5}>
          {field.far}
        </text>
      )}
      {field.near !== null && (
        <text className="t-edge" x={width / 2} y={depth + 3.4}>
          {field.near}
        </text>
      )}
      <path className="t-scale" d={`M0 ${String(depth + 5.4)}v1h12v-1`} />
      <text className="t-scale-words" x={13} y={depth + 6.4}>
        12″
      </text>
    </svg>
  )
}

/** The table from above, drawn by the map's hand: both sides see the same. */
export function TableSketch({ field, ground, seed }: TableSketchProps) {
  const { quarters } = field
  const laid = useMemo(() => layOut(quarters, ground, seed), [quarters, ground, seed])
  return (
    <figure className="t-figure">
      <Drawing {...{ field, ground, laid }} />
      <figcaption>
        {(quarters.length === 0 ? [] : fromAbove).map((quarter) => {
          const [name, pieces] = [words.quarter({ quarter: quarterNames[quarter] }), inQuarter(laid, quarter)]
          return (
            <section key={name}>
              <h3>{name}</h3>
              {pieces.length === 0 && <p className="m-quiet">{words.open()}</p>}
              <ol>
                {pieces.map((piece) => (
                  <li key={piece.number} value={piece.number}>
                    <svg viewBox="0 0 12 12" aria-hidden="true">
                      <Strokes strokes={sampleOf(piece.shape, 12)} />
                    </svg>
                    <span>
                      <b>{piece.number}</b> {piece.title}
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          )
        })}
      </figcaption>
    </figure>
  )
}
