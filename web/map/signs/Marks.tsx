import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { Sign } from '@muster/rulesets/kit/skin.js'
import type { MarkView } from '@muster/rulesets/kit/view.js'
import { type Box, type Camera, toScreen, within } from '../camera.js'
import type { CampaignMapProps } from '../props.js'
import { signPaths } from './sign.js'

interface MarksProps {
  readonly grid: Grid
  readonly marks: readonly MarkView[]
  readonly turn: number
  readonly camera: Camera
  readonly box: Box
  readonly skin: CampaignMapProps['skin']
}

/** Pixels a cell from which the name is printed beside the sign. */
const lettered = 46

/** One sign on its patch of blank paper; in pencil where it is only remembered. */
export const MarkSign = ({ sign, size, then = false }: { sign: Sign; size: number; then?: boolean }) => (
  <g className={`m-mark-${sign}${then ? ' m-mark-then' : ''}`}>
    <circle className="m-mark-ground" r={size * 1.35} />
    <path className="m-mark" d={signPaths[sign]} transform={`scale(${String(size)})`} />
  </g>
)

/** Features, relics and the like: a sign in the corner of the cell, its name once there is room, the turn where it is remembered. Several in one cell stand in a column. */
export function Marks({ grid, marks, turn, camera, box, skin }: MarksProps) {
  const rows = new Map<number, number>()
  const size = Math.max(4.5, Math.min(9, camera.k * 0.13))
  const reach = grid.kind === 'hex' ? 0.26 : 0.32
  return (
    <g className="m-marks">
      {marks.map((mark) => {
        const cell = grid.at(mark.at)
        if (cell === null) return null
        const centre = grid.centre(cell)
        if (!within(box, centre)) return null
        const row = rows.get(cell) ?? 0
        rows.set(cell, row + 1)
        const { x, y } = toScreen(camera, { x: centre.x - reach, y: centre.y + reach - row * 0.36 })
        const then = mark.asOf < turn
        return (
          <g key={mark.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-mark={mark.kind}>
            <MarkSign sign={skin?.signs?.[mark.kind] ?? 'flag'} size={size} then={then} />
            {camera.k >= lettered && (
              <text x={size * 1.6} y={size * 0.5} fontSize="11">
                {then ? `${mark.label}, turn ${String(mark.asOf)}` : mark.label}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
