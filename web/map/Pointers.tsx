'use client'
import type { Ref } from 'react'
import type { Grid } from '@muster/rulesets/kit/grid.js'
import { type Camera, type Size, toOverlay } from './camera.js'
import { cellPath } from './cellPath.js'
import { overscan } from './glass.js'

interface PointersProps {
  readonly grid: Grid
  readonly camera: Camera
  readonly size: Size
  readonly cursor: number | null
  /** Outline of the cell under the mouse, moved without drawing anything else anew. */
  readonly hover: Ref<SVGPathElement>
  /** Where there is paint that is not dry yet. */
  readonly wet: Ref<SVGGElement> | undefined
}

/** The cell under the mouse and the cell under the keys. */
export function Pointers({ grid, camera, size, cursor, hover, wet }: PointersProps) {
  return (
    <svg className="m-map-overlay m-map-pointer" viewBox={toOverlay(size, overscan)} aria-hidden="true">
      <g transform={`matrix(${[camera.k, 0, 0, camera.k, camera.x, camera.y].join(' ')})`}>
        {wet && <g ref={wet} />}
        <path ref={hover} className="m-hover" />
        {cursor !== null && <path className="m-cursor" d={cellPath(grid, cursor)} />}
      </g>
    </svg>
  )
}
