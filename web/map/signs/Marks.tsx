import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { MarkView } from '@muster/rulesets/kit/view.js'
import { type Box, type Camera, toScreen, within } from '../camera.js'

interface MarksProps {
  readonly grid: Grid
  readonly marks: readonly MarkView[]
  readonly camera: Camera
  readonly box: Box
}

/** Features and the like: a small sign in the corner of the cell, its name once there is room. Several in one cell stand in a column. */
export function Marks({ grid, marks, camera, box }: MarksProps) {
  const rows = new Map<number, number>()
  return (
    <g className="m-marks">
      {marks.map((mark) => {
        const cell = grid.at(mark.at)
        if (cell === null) return null
        const centre = grid.centre(cell)
        if (!within(box, centre)) return null
        const row = rows.get(cell) ?? 0
        rows.set(cell, row + 1)
        const reach = grid.kind === 'hex' ? 0.26 : 0.38
        const { x, y } = toScreen(camera, { x: centre.x - reach, y: centre.y + reach - row * 0.2 })
        const size = Math.max(3, Math.min(6, camera.k * 0.075))
        return (
          <g key={mark.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-mark={mark.kind}>
            <path
              className="m-mark"
              d={`M0-${String(size)}L${String(size * 0.9)} ${String(size * 0.6)}H-${String(size * 0.9)}Z`}
            />
            {camera.k >= 58 && (
              <text x={size + 3} y={size * 0.6} fontSize="11">
                {mark.label}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
