import type { Grid } from '@muster/rulesets/kit/grid.js'
import { type Route, routeOf } from '../arrows.js'
import { type Camera, toScreen } from '../camera.js'
import type { MapArrow } from '../props.js'

const pathOf = (points: Route): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The head's three points, along the last stretch of the line. */
const headOf = (points: Route, size: number): string => {
  const tip = points.at(-1)
  const back = points.at(-3) ?? points[0]
  if (!tip || !back) return ''
  const angle = Math.atan2(tip.y - back.y, tip.x - back.x)
  const side = (turn: number): string =>
    `${(tip.x - size * Math.cos(angle + turn)).toFixed(1)} ${(tip.y - size * Math.sin(angle + turn)).toFixed(1)}`
  return `M${side(0.46)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${side(-0.46)}`
}

interface ArrowsProps {
  readonly grid: Grid
  readonly arrows: readonly MapArrow[]
  readonly camera: Camera
}

export function Arrows({ grid, arrows, camera }: ArrowsProps) {
  const size = Math.max(7, Math.min(15, camera.k * 0.2))
  return (
    <g className="m-arrows">
      {arrows.map((arrow) => {
        const route = routeOf(grid, arrow)
        if (!route) return null
        const points = route.map((point) => toScreen(camera, point))
        const [line, head, tip] = [pathOf(points), headOf(points, size), points.at(-1)]
        return (
          <g key={arrow.id} className={`m-arrow m-arrow-${arrow.hand}`} data-problem={arrow.problem || undefined}>
            <path className="m-arrow-ground" d={line} />
            <path className="m-arrow-line" d={line} />
            <path className="m-arrow-head" d={arrow.hand === 'ink' ? `${head}Z` : head} />
            {arrow.label !== undefined && tip && (
              <text x={tip.x + 8} y={tip.y - 4} fontSize="12">
                {arrow.label}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
