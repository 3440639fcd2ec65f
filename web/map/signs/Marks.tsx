import type { MarkLook, Sign } from '@muster/rulesets/kit/looks.js'
import { patch } from '../labels/signs.js'
import type { StandingSign } from '../labels/sheet.js'
import { signPaths } from './sign.js'
import { TextLine } from './TextLine.js'

interface MarksProps {
  readonly signs: readonly StandingSign[]
  readonly turn: number
  readonly looks: Readonly<Record<string, Pick<MarkLook, 'sign'>>>
}

/** One sign on its patch of blank paper; in pencil where it is only remembered. */
export const MarkSign = ({ sign, size, then = false }: { sign: Sign; size: number; then?: boolean }) => (
  <g className={`m-mark-${sign}${then ? ' m-mark-then' : ''}`}>
    <circle className="m-mark-ground" r={size * patch} />
    <path className="m-mark" d={signPaths[sign]} transform={`scale(${String(size)})`} />
  </g>
)

/** What is found on the ground: a sign in its cell, its name once there is room, the turn where it is remembered. */
export const Marks = ({ signs, turn, looks }: MarksProps) => (
  <g className="m-marks">
    {signs.map(({ mark, x, y, size, name }) => (
      <g key={mark.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-mark={mark.kind.trim()}>
        <MarkSign sign={looks[mark.kind]?.sign ?? 'flag'} size={size} then={mark.asOf < turn} />
        {name && <TextLine className="m-mark-name" line={name} />}
      </g>
    ))}
  </g>
)
