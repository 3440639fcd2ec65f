import type { Cell } from '../../../../kit/grid.js'
import { keeping, once } from '../../../../kit/memo.js'
import { squareGrid } from '../../../../kit/square.js'
import { isOpen, type Field } from '../../map/footprint.js'
import type { Table } from '../../view/table.js'

/** Passable neighbours by sector, worked out once a map: every plan asks for them thousands of times. */
const neighbours = once((field: Field): readonly (readonly Cell[])[] => {
  const grid = squareGrid(field.width, field.height)
  const open = (cell: Cell): boolean => isOpen(field, cell)
  return Array.from({ length: grid.size }, (_, cell) => (open(cell) ? grid.neighbours(cell).filter(open) : []))
})

const walked = (field: Field, goals: readonly Cell[]): readonly number[] => {
  const near = neighbours(field)
  const steps = new Array<number>(near.length).fill(Infinity)
  const queue: Cell[] = []
  for (const cell of goals)
    if (isOpen(field, cell) && steps[cell] === Infinity) {
      steps[cell] = 0
      queue.push(cell)
    }
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

const toOne = keeping<readonly number[]>()

/** Marches to the nearest of the goals over passable ground, by sector; Infinity where none can be reached. Ways to a single goal are kept with the map. */
export const stepsTo = ({ ground: { field } }: Table, goals: readonly Cell[]): readonly number[] =>
  goals.length === 1 ? toOne(field, String(goals[0]), [], () => walked(field, goals)) : walked(field, goals)
