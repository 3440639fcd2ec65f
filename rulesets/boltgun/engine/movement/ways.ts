import type { Cell } from '../../../kit/grid.js'
import { kingSteps } from '../../../kit/square.js'
import { canEnter, distance, offset, type RulesContext } from '../model/rulesContext.js'
import { marchCells, retreatCells } from '../ground/reach.js'
import type { Banner } from '../model/state.js'

/** Sectors through which a march of two sectors may lead when jumping is off. */
export const waysBetween = (context: RulesContext, from: Cell, to: Cell): readonly Cell[] => {
  const near = (cell: Cell): readonly Cell[] => marchCells(context.field, cell, [], context.settings)
  return near(from).filter((way) => distance(context, way, to) === 1 && near(way).includes(to))
}

/** Sectors that a retreat may lead to. */
export const retreatTargets = (context: RulesContext, banner: Banner): readonly Cell[] =>
  retreatCells(context.field, banner.at, context.seat(banner.seat).army, context.settings)

/** The neighbour in a direction, if it may be entered, counted clockwise from north. */
export const neighbour = (context: RulesContext, cell: Cell, direction: number): Cell | null => {
  const [dx, dy] = kingSteps[(direction + 8) % 8] ?? [0, 0]
  const next = offset(context, cell, dx, dy)
  return next !== null && canEnter(context, next) ? next : null
}
