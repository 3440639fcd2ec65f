import type { Cell } from '../../../../kit/grid.js'
import type { Table } from '../table.js'

/** Marches to the nearest of the goals over passable ground, by sector; Infinity where none can be reached. */
export const stepsTo = ({ grid, ground }: Table, goals: readonly Cell[]): readonly number[] => {
  const steps = Array.from({ length: grid.size }, () => Infinity)
  let front = [...new Set(goals)].filter(ground.field.passable)
  for (const cell of front) steps[cell] = 0
  for (let step = 1; front.length > 0; step += 1) {
    const next: Cell[] = []
    for (const cell of front)
      for (const near of grid.neighbours(cell))
        if (ground.field.passable(near) && steps[near] === Infinity) {
          steps[near] = step
          next.push(near)
        }
    front = next
  }
  return steps
}
