import type { Cell } from '../../../kit/grid.js'
import { kingSteps } from '../../../kit/square.js'
import { distance, isPassable, offset, type Laws } from '../laws.js'
import { marchCells, retreatCells } from '../map/reach.js'
import type { Banner } from '../state.js'

/** Sectors through which a march of two sectors may lead when jumping is off. */
export const waysBetween = (laws: Laws, from: Cell, to: Cell): readonly Cell[] => {
  const near = (cell: Cell): readonly Cell[] => marchCells(laws.field, cell, [], laws.settings)
  return near(from).filter((way) => distance(laws, way, to) === 1 && near(way).includes(to))
}

/** Sectors that a retreat may lead to. */
export const retreatTargets = (laws: Laws, banner: Banner): readonly Cell[] =>
  retreatCells(laws.field, banner.at, laws.seat(banner.seat).army, laws.settings)

/** The passable neighbour in a direction, counted clockwise from north. */
export const neighbour = (laws: Laws, cell: Cell, direction: number): Cell | null => {
  const [dx, dy] = kingSteps[(direction + 8) % 8] ?? [0, 0]
  const next = offset(laws, cell, dx, dy)
  return next !== null && isPassable(laws, next) ? next : null
}
