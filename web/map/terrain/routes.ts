import type { Grid } from '@muster/rulesets/kit/grid.js'

/** The cheapest way over open ground, or null: a road that is there already costs half. */
const wayBetween = (
  grid: Grid,
  from: number,
  to: number,
  cost: (cell: number) => number,
  road: ReadonlySet<number>,
): readonly number[] | null => {
  const reached = new Map([[from, { cost: 0, by: -1 }]])
  const open = new Set([from])
  const [end, straight] = [
    grid.centre(to),
    (cell: number) => Math.hypot(grid.centre(cell).x - end.x, grid.centre(cell).y - end.y),
  ]
  const rank = (cell: number): number => (reached.get(cell)?.cost ?? Infinity) + straight(cell) * 0.5
  while (open.size > 0) {
    const here = [...open].reduce((best, cell) => (rank(cell) < rank(best) ? cell : best))
    open.delete(here)
    if (here === to) {
      const way = [to]
      for (let at = reached.get(to)?.by ?? -1; at >= 0; at = reached.get(at)?.by ?? -1) way.push(at)
      return way
    }
    for (const next of grid.neighbours(here)) {
      const [a, b] = [grid.centre(here), grid.centre(next)]
      const step = Math.hypot(a.x - b.x, a.y - b.y) * cost(next) * (road.has(next) ? 0.5 : 1)
      const all = (reached.get(here)?.cost ?? 0) + step
      if (!Number.isFinite(all) || all >= (reached.get(next)?.cost ?? Infinity)) continue
      reached.set(next, { cost: all, by: here })
      open.add(next)
    }
  }
  return null
}

/** Roads between places: each is joined to the nearest of those that are joined already, over what `cost` allows. */
export const routes = (
  grid: Grid,
  places: readonly number[],
  cost: (cell: number) => number,
): readonly (readonly number[])[] => {
  const [first, ...others] = places
  if (first === undefined) return []
  const [joined, left] = [[first], new Set(others)]
  const road = new Set<number>()
  const ways: (readonly number[])[] = []
  while (left.size > 0) {
    let best = { from: first, to: -1, far: Infinity }
    for (const to of left)
      for (const from of joined) {
        const far = grid.distance(from, to)
        if (far < best.far) best = { from, to, far }
      }
    left.delete(best.to)
    joined.push(best.to)
    const way = wayBetween(grid, best.from, best.to, cost, road)
    if (!way) continue
    for (const cell of way) road.add(cell)
    ways.push(way)
  }
  return ways
}
