import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { PieceView } from '@muster/rulesets/kit/view.js'
import { memo } from 'react'
import type { Shifts } from '../motion.js'

interface TrailsProps {
  readonly grid: Grid
  readonly trails: Shifts
  readonly pieces: readonly PieceView[]
}

/** Where pieces came from when the turn was last resolved, in cells: the group that holds them is scaled. */
export const Trails = memo(function Trails({ grid, trails, pieces }: TrailsProps) {
  if (trails.size === 0) return null
  const line = pieces
    .flatMap(({ id, at }) => {
      const [cell, shift] = [grid.at(at), trails.get(id)]
      if (cell === null || !shift) return []
      const { x, y } = grid.centre(cell)
      return [`M${(x + shift.x).toFixed(2)} ${(y + shift.y).toFixed(2)}L${x.toFixed(2)} ${y.toFixed(2)}`]
    })
    .join('')
  return <path className="m-trail" d={line} />
})
