import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { MapLayer } from '@muster/rulesets/kit/looks.js'
import { memo } from 'react'
import { cellPath } from '../cellPath.js'

/** Strokes of one square of each wash; with its colour they tell the keys of a layer apart. A seventh key begins again. */
const looks = [
  'M1.5 1.5h.01M5.5 5.5h.01',
  'M-2 2 2-2M0 8 8 0M6 10 10 6',
  'M0 4H8',
  'M-2 6 2 10M0 0 8 8M6-2 10 2',
  'M0 0 8 8M0 8 8 0',
  'M4 0V8',
]

const side = 8

/** The keys of all layers that lie there, one after the other: two of them differ as long as there are not more than looks. */
const lookOf = (laid: readonly MapLayer[], { id, legend }: MapLayer, key: string): number => {
  const before = laid.slice(
    0,
    laid.findIndex((layer) => layer.id === id),
  )
  const first = before.reduce((sum, layer) => sum + Object.keys(layer.legend).length, 0)
  return (first + Object.keys(legend).indexOf(key)) % looks.length
}

const className = (look: number): string => `m-laid m-laid-${String(look)}`

/** One square of a wash in pixels: `scale` undoes the scale of the group that it is drawn in. */
const Pattern = ({ id, look, scale }: { readonly id: string; readonly look: number; readonly scale: number }) => (
  <pattern
    id={id}
    width={side}
    height={side}
    patternUnits="userSpaceOnUse"
    patternTransform={`scale(${scale.toFixed(5)})`}
  >
    <rect className="m-laid-tint" width={side} height={side} />
    <path className="m-laid-strokes" d={looks[look]} />
  </pattern>
)

interface LaidProps {
  readonly grid: Grid
  readonly laid: readonly MapLayer[]
  /** Pixels a cell. */
  readonly k: number
}

/** Washes of the layers that are laid over the map, in cells: the group that holds them is scaled. */
export const Laid = memo(function Laid({ grid, laid, k }: LaidProps) {
  return laid.map((layer) => (
    <g key={layer.id}>
      {Object.keys(layer.legend).map((key) => {
        const look = lookOf(laid, layer, key)
        const id = `laid-${layer.id}-${key}`.replace(/[^\w-]/g, '_')
        const cells = layer.cells.filter((cell) => cell.key === key).flatMap(({ at }) => grid.at(at) ?? [])
        if (cells.length === 0) return null
        return (
          <g key={key} className={className(look)}>
            <defs>
              <Pattern id={id} look={look} scale={1 / k} />
            </defs>
            <path d={cells.map((cell) => cellPath(grid, cell)).join('')} fill={`url(#${id})`} />
          </g>
        )
      })}
    </g>
  ))
})

interface LaidLegendProps {
  readonly laid: readonly MapLayer[]
  readonly layer: MapLayer
}

/** The keys of one layer with their washes. */
export const LaidLegend = ({ laid, layer }: LaidLegendProps) => (
  <ul>
    {Object.entries(layer.legend).map(([key, meaning]) => {
      const look = lookOf(laid, layer, key)
      const id = `legend-${layer.id}-${key}`.replace(/[^\w-]/g, '_')
      return (
        <li key={key}>
          <svg viewBox="0 0 36 20" aria-hidden="true" className={className(look)}>
            <defs>
              <Pattern id={id} look={look} scale={1} />
            </defs>
            <rect x="1" y="1" width="34" height="18" fill={`url(#${id})`} />
          </svg>
          {meaning}
        </li>
      )
    })}
  </ul>
)
