import type { StateLook } from '@muster/rulesets/kit/looks.js'
import type { PieceView } from '@muster/rulesets/kit/view.js'
import { memo } from 'react'
import { seatToken } from '../../ui/seats.js'
import { formationOf } from './formation.js'
import { nameLine, pieceHeight, shapeOf } from '../labels/shape.js'
import { TextLine } from './TextLine.js'

interface PieceMarkProps {
  readonly piece: PieceView
  readonly x: number
  readonly y: number
  /** Width of the frame in pixels. */
  readonly width: number
  readonly code: string | undefined
  /** How its states are drawn; a mark that is none is a dot. Until they are known nothing is. */
  readonly states: Readonly<Record<string, StateLook>> | undefined
  readonly selected: boolean
  /** Whether there is room for its name. */
  readonly named?: boolean
  /** Whether its size stands below it. */
  readonly below?: boolean
}

/** A bracket under the frame, or one with teeth. */
const bracketPath = (width: number, height: number, sign: 'bracket' | 'teeth'): string => {
  const [half, top, drop] = [width / 2 + 2, height / 2 + 2, Math.max(3, height * 0.2)]
  const bracket = (at: number): string =>
    `M${String(-half)} ${String(at)}v${String(drop)}H${String(half)}v${String(-drop)}`
  if (sign === 'bracket') return bracket(top)
  const teeth = [-0.6, -0.2, 0.2, 0.6].map(
    (part) => `M${String(part * half)} ${String(top + drop)}v${String(drop * 0.8)}`,
  )
  return bracket(top) + teeth.join('')
}

/** An own formation: frame in the seat's colour, its letter on the flag side, the arm, the size beside, a bracket below. */
export const PieceMark = memo(function PieceMark({
  piece,
  x,
  y,
  width,
  code,
  states,
  selected,
  named = false,
  below = false,
}: PieceMarkProps) {
  const height = pieceHeight(width)
  const shape = shapeOf({ group: 'piece', id: piece.id, cell: 0, seat: piece.seat, piece }, width, below, null)
  const band = width * 0.36
  const formation = formationOf(code)
  const colour = `var(${seatToken(piece.seat)})`
  const signs = states ? piece.marks.map((mark) => states[mark]?.sign ?? 'dot') : []
  const bracket = signs.find((sign) => sign === 'bracket' || sign === 'teeth')
  const dots = signs.filter((sign) => sign === 'dot' || sign === 'urgent')
  const arm = { x: band / 2, sx: (width - band) / 2 - 1.5, sy: height / 1.4 - 1 }
  return (
    <g
      className="m-piece"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-piece={piece.id}
      data-cell={piece.at}
      data-selected={selected || undefined}
    >
      {selected && (
        <rect
          className="m-picked"
          x={-width / 2 - 5}
          y={-height / 2 - 5}
          width={width + 10}
          height={height + 10}
          rx="2"
        />
      )}
      <rect className="m-frame" x={-width / 2} y={-height / 2} width={width} height={height} stroke={colour} />
      <path
        className="m-arm"
        d={formation.strokes}
        transform={`translate(${String(arm.x)} 0) scale(${arm.sx.toFixed(2)} ${arm.sy.toFixed(2)})`}
      />
      <rect x={-width / 2} y={-height / 2} width={band} height={height} fill={colour} />
      <text className="m-letter" x={-width / 2 + band / 2} y={height * 0.28} fontSize={height * 0.78}>
        {piece.seat}
      </text>
      {named && <TextLine className="m-name" line={nameLine(piece.id, width)} />}
      {formation.echelon !== '' && width >= 34 && !(named && piece.id.length > 3) && (
        <text className="m-echelon" x={0} y={-height / 2 - 3} fontSize={height * 0.42}>
          {formation.echelon}
        </text>
      )}
      {shape.size && <TextLine className="m-level" line={shape.size} />}
      {bracket && <path className="m-bracket" d={bracketPath(width, height, bracket)} />}
      {dots.length > 0 && (
        <circle
          className="m-flag"
          data-urgent={dots.includes('urgent') || undefined}
          cx={width / 2}
          cy={-height / 2}
          r={Math.max(3, width * 0.09)}
        />
      )}
    </g>
  )
})
