import type { Cell } from '../../../../kit/grid.js'
import type { Field } from '../../footprint.js'
import type { Table } from '../table.js'

const known = new WeakMap<Field, readonly (readonly Cell[])[]>()

/** Passable neighbours by sector, worked out once a map: every plan asks for them thousands of times. */
const neighbours = ({ grid, ground }: Table): readonly (readonly Cell[])[] => {
  const { field } = ground
  const found =
    known.get(field) ??
    Array.from({ length: grid.size }, (_, cell) =>
      field.passable(cell) ? grid.neighbours(cell).filter(field.passable) : [],
    )
  known.set(field, found)
  return found
}

/** Marches to the nearest of the goals over passable ground, by sector; Infinity where none can be reached. */
export const stepsTo = (table: Table, goals: readonly Cell[]): readonly number[] => {
  const near = neighbours(table)
  const steps = new Array<number>(table.grid.size).fill(Infinity)
  const queue = [...new Set(goals)].filter(table.ground.field.passable)
  for (const cell of queue) steps[cell] = 0
  for (let at = 0; at < queue.length; at += 1) {
    const cell = queue[at] ?? 0
    const next = (steps[cell] ?? 0) + 1
    for (const other of near[cell] ?? [])
      if (steps[other] === Infinity) {
        steps[other] = next
        queue.push(other)
      }
  }
  return steps
}
