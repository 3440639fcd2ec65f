import type { Grid, Point } from '@muster/rulesets/kit/grid.js'

/** The cell across each side of each cell, -1 at the edge of the map: worked out once a grid, so that a turn redraws fast. */
interface Sides {
  readonly count: number
  readonly across: Int32Array
}

const known = new WeakMap<Grid, Sides>()

const sidesOf = (grid: Grid): Sides => {
  const found = known.get(grid)
  if (found) return found
  const count = grid.kind === 'hex' ? 6 : 4
  const across = new Int32Array(grid.size * count)
  for (let cell = 0; cell < grid.size; cell += 1) {
    const centre = grid.centre(cell)
    const corners = grid.corners(cell)
    for (let side = 0; side < count; side += 1) {
      const [from, to] = [corners[side] ?? centre, corners[(side + 1) % count] ?? centre]
      const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
      across[cell * count + side] = grid.cellAt({ x: mx + (mx - centre.x) * 0.3, y: my + (my - centre.y) * 0.3 }) ?? -1
    }
  }
  const sides = { count, across }
  known.set(grid, sides)
  return sides
}

/** Corner points as whole numbers: half widths across, quarter heights of a hex down. */
const corner = ({ x, y }: Point): number => Math.round(x * 2) + Math.round(y * 3.4641) * 65_536

interface Edge {
  readonly from: Point
  readonly to: Point
  used: boolean
}

/** Closed loops around the cells for which `inside` holds; what lies beyond the map counts as outside. */
export const loopsAround = (grid: Grid, inside: (cell: number) => boolean): readonly (readonly Point[])[] => {
  const { count, across } = sidesOf(grid)
  const mask = new Uint8Array(grid.size)
  for (let cell = 0; cell < grid.size; cell += 1) mask[cell] = inside(cell) ? 1 : 0
  const edges: Edge[] = []
  const leaving = new Map<number, Edge[]>()
  for (let cell = 0; cell < grid.size; cell += 1) {
    if (mask[cell] === 0) continue
    let corners: readonly Point[] | null = null
    for (let side = 0; side < count; side += 1) {
      const other = across[cell * count + side] ?? -1
      if (other >= 0 && mask[other] === 1) continue
      corners ??= grid.corners(cell)
      const [from, to] = [corners[side], corners[(side + 1) % count]]
      if (!from || !to) continue
      const edge = { from, to, used: false }
      edges.push(edge)
      const key = corner(from)
      const list = leaving.get(key)
      if (list) list.push(edge)
      else leaving.set(key, [edge])
    }
  }
  return chained(edges, leaving)
}

/** Open or closed lines along the sides between cells for which `parts` holds: each line runs as far as its sides go on. */
export const linesBetween = (
  grid: Grid,
  parts: (cell: number, other: number) => boolean,
): readonly (readonly Point[])[] => {
  const { count, across } = sidesOf(grid)
  const lines = new Map<number, Point[]>()
  for (let cell = 0; cell < grid.size; cell += 1)
    for (let side = 0; side < count; side += 1) {
      const other = across[cell * count + side] ?? -1
      if (other <= cell || !parts(cell, other)) continue
      const corners = grid.corners(cell)
      const [from, to] = [corners[side], corners[(side + 1) % count]]
      if (from && to) join(lines, [from, to])
    }
  return [...new Set(lines.values())]
}

/** Puts a side to the lines whose ends it meets; `lines` has each line by both of its ends. */
const join = (lines: Map<number, Point[]>, [from, to]: [Point, Point]): void => {
  const ends = (line: readonly Point[]): readonly number[] =>
    [line[0], line.at(-1)].flatMap((end) => (end ? corner(end) : []))
  const taken = (at: Point): Point[] => {
    const line = lines.get(corner(at))
    if (!line) return [at]
    for (const end of ends(line)) if (lines.get(end) === line) lines.delete(end)
    return corner(line[0] ?? at) === corner(at) ? [...line].reverse() : line
  }
  const before = taken(from)
  const line = [...before, ...taken(to).reverse()]
  for (const end of ends(line)) if (!lines.has(end)) lines.set(end, line)
}

const chained = (
  edges: readonly Edge[],
  leaving: ReadonlyMap<number, readonly Edge[]>,
): readonly (readonly Point[])[] => {
  const loops: Point[][] = []
  for (const start of edges) {
    const loop: Point[] = []
    for (let edge: Edge | undefined = start; edge && !edge.used;) {
      edge.used = true
      loop.push(edge.from)
      edge = leaving.get(corner(edge.to))?.find((next) => !next.used)
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}
