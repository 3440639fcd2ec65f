import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { Zone, ZoneLook } from '@muster/rulesets/kit/looks.js'
import { memo } from 'react'
import { loopsAround } from '../outline.js'
import type { MapHighlight } from '../props.js'

const pathOf = (loops: readonly (readonly Point[])[]): string =>
  loops
    .map((loop) => `M${loop.map(({ x, y }) => `${String(+x.toFixed(4))} ${String(+y.toFixed(4))}`).join('L')}Z`)
    .join('')

const around = (grid: Grid, names: readonly string[]): string => {
  const cells = new Set(names.flatMap((name) => grid.at(name) ?? []))
  return pathOf(loopsAround(grid, (cell) => cells.has(cell)))
}

/** The cells of each kind together, whichever piece they belong to: those that overlap are one wash. */
const joined = (zones: readonly Zone[]): readonly Zone[] => {
  const byKind = new Map<string, Set<Zone['cells'][number]>>()
  for (const { kind, cells } of zones) {
    const found = byKind.get(kind) ?? new Set()
    byKind.set(kind, found)
    for (const cell of cells) found.add(cell)
  }
  return [...byKind].map(([kind, cells]) => ({ kind, cells: [...cells] }))
}

export const washClass = ({ colour, line }: ZoneLook): string => `m-zone m-zone-${colour} m-zone-${line}`

interface ZonesProps {
  readonly grid: Grid
  readonly zones: readonly Zone[]
  readonly looks: Readonly<Record<string, ZoneLook>>
  /** Their lines alone. */
  readonly bare?: boolean
}

/** Washes around pieces, the widest first so that the narrow lie on top. Cells are the unit: the group that holds them is scaled. */
export const Zones = memo(function Zones({ grid, zones, looks, bare = false }: ZonesProps) {
  return [...joined(zones)]
    .sort((a, b) => b.cells.length - a.cells.length)
    .map(({ kind, cells }) => {
      const look = looks[kind]
      return (
        look && (
          <path key={kind} className={`${washClass(look)}${bare ? ' m-zone-bare' : ''}`} d={around(grid, cells)} />
        )
      )
    })
})

interface HighlightsProps {
  readonly grid: Grid
  readonly highlights: readonly MapHighlight[]
}

/** Corner brackets around each cell that one works towards. */
const brackets = (grid: Grid, names: readonly string[]): string =>
  names
    .flatMap((name) => grid.at(name) ?? [])
    .map((cell) => {
      const { x, y } = grid.centre(cell)
      // Within the slanting sides of a hex.
      const [across, down] = grid.kind === 'hex' ? [0.4, 0.32] : [0.42, 0.42]
      const corner = (sx: number, sy: number): string =>
        `M${(x + sx * across).toFixed(3)} ${(y + sy * (down - 0.22)).toFixed(3)}V${(y + sy * down).toFixed(3)}H${(x + sx * (across - 0.22)).toFixed(3)}`
      return corner(1, 1) + corner(1, -1) + corner(-1, 1) + corner(-1, -1)
    })
    .join('')

/** A dot in the middle of each cell. */
const dots = (grid: Grid, names: readonly string[]): string =>
  names
    .flatMap((name) => grid.at(name) ?? [])
    .map((cell) => {
      const { x, y } = grid.centre(cell)
      return `M${x.toFixed(3)} ${y.toFixed(3)}h0`
    })
    .join('')

/** Cells to point at: one outline a list, and a dot in each cell that may be chosen. */
export const Highlights = memo(function Highlights({ grid, highlights }: HighlightsProps) {
  return highlights.map(({ tone, cells }, at) => {
    const outline = tone === 'goal' ? brackets(grid, cells) : around(grid, cells)
    const middles = tone === 'target' ? dots(grid, cells) : null
    return (
      <g key={`${tone}${String(at)}`} className={`m-highlight m-highlight-${tone}`}>
        {middles !== null && <path className="m-halo" d={outline} />}
        <path d={outline} />
        {middles !== null && <path className="m-halo m-dots" d={middles} />}
        {middles !== null && <path className="m-dots" d={middles} />}
      </g>
    )
  })
})
