import type { Cell, Point } from './grid.js'

const key = ({ x, y }: Point): string => `${x.toFixed(4)},${y.toFixed(4)}`

/**
 * Closed loops of corner points around a set of cells, from each cell's corners in clockwise order: an edge that two cells of the set share
 * runs both ways and cancels; the rest are chained.
 */
export const outlineOf = (
  cells: readonly Cell[],
  corners: (cell: Cell) => readonly Point[],
): readonly (readonly Point[])[] => {
  const edges = new Map<string, { readonly from: Point; readonly to: Point }>()
  for (const cell of [...new Set(cells)].sort((a, b) => a - b)) {
    const points = corners(cell)
    points.forEach((from, index) => {
      const to = points[(index + 1) % points.length] ?? from
      const back = `${key(to)}>${key(from)}`
      if (edges.has(back)) edges.delete(back)
      else edges.set(`${key(from)}>${key(to)}`, { from, to })
    })
  }
  const leaving = new Map<string, Point[]>()
  for (const { from, to } of edges.values()) leaving.set(key(from), [...(leaving.get(key(from)) ?? []), to])
  const loops: Point[][] = []
  for (const { from: start } of edges.values()) {
    const loop: Point[] = []
    for (let at: Point | undefined = start; at;) {
      const next: Point | undefined = leaving.get(key(at))?.pop()
      if (next) loop.push(at)
      at = next
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}
