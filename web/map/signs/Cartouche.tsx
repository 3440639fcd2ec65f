import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import * as words from '../../messages/map.generated.js'
import { type Camera, extentOf, toScreen } from '../camera.js'
import { breadth } from '../labels/metric.js'

interface CartoucheProps {
  readonly title: string
  readonly view: GameView
  readonly grid: Grid
  readonly camera: Camera
  readonly presentation: Presentation | undefined
}

const spacing = 2.4

/** What a printed map says of itself, in the paper below it: its title and turn on the left, its extent on the right, where there is room. */
export function Cartouche({ title, view, grid, camera, presentation }: CartoucheProps) {
  const { width, height } = extentOf(grid)
  const [from, to] = [toScreen(camera, { x: 0, y: height }), toScreen(camera, { x: width, y: height })]
  const name = [...(title === '' ? [] : [title]), ...(view.turn > 0 ? [words.turn({ turn: view.turn })] : [])]
    .join(' · ')
    .toUpperCase()
  const cells = presentation?.cell.many ?? ''
  const extent = words.extent({ columns: grid.width, rows: grid.height, cells })
  const room = to.x - from.x - 20
  const y = from.y + 19
  if (breadth(name, 12, spacing) > room) return null
  return (
    <g className="m-cartouche">
      <text x={from.x + 2} y={y} fontSize="12" letterSpacing={spacing}>
        {name}
      </text>
      {cells !== '' && breadth(name, 12, spacing) + breadth(extent, 11, 1) < room && (
        <text x={to.x - 2} y={y} fontSize="11" letterSpacing="1" textAnchor="end">
          {extent}
        </text>
      )}
    </g>
  )
}
