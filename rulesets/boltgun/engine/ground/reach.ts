import type { Cell } from '../../../kit/grid.js'
import { paceOf } from '../model/armyChanges.js'
import type { ArmyRule } from '../data/armyRules.js'
import { isOpen, type Field } from '../map/footprint.js'
import type { Settings } from '../settings/settings.js'

const x = (field: Field, cell: Cell): number => cell % field.width
const y = (field: Field, cell: Cell): number => Math.floor(cell / field.width)

/** Sectors that may be entered at most `radius` king moves away, the own one left out, in row order. */
const around = (field: Field, at: Cell, radius: number): readonly Cell[] => {
  const cells: Cell[] = []
  for (let row = Math.max(0, y(field, at) - radius); row <= Math.min(field.height - 1, y(field, at) + radius); row += 1)
    for (
      let column = Math.max(0, x(field, at) - radius);
      column <= Math.min(field.width - 1, x(field, at) + radius);
      column += 1
    ) {
      const cell = row * field.width + column
      if (cell !== at && isOpen(field, cell)) cells.push(cell)
    }
  return cells
}

const steps = (field: Field, a: Cell, b: Cell): number =>
  Math.max(Math.abs(x(field, a) - x(field, b)), Math.abs(y(field, a) - y(field, b)))

/** A diagonal step between two impassable sectors. */
const squeezed = (field: Field, a: Cell, b: Cell): boolean =>
  x(field, a) !== x(field, b) &&
  y(field, a) !== y(field, b) &&
  !field.passable(y(field, a) * field.width + x(field, b)) &&
  !field.passable(y(field, b) * field.width + x(field, a))

/** BG-110, BG-301: where a banner may be ordered to march, as far as its place and its army say. */
export const marchCells = (field: Field, at: Cell, army: readonly ArmyRule[], settings: Settings): readonly Cell[] => {
  const open = (a: Cell, b: Cell): boolean => settings['march.diagonal_squeeze'] || !squeezed(field, a, b)
  if (paceOf(army) === 1) return around(field, at, 1).filter((to) => open(at, to))
  const near = around(field, at, 1).filter((to) => open(at, to))
  const jump = settings['hm.jump']
  return around(field, at, 2).filter((to) => {
    if (steps(field, at, to) === 1) return !settings['hm.exact'] && near.includes(to)
    return jump || near.some((between) => steps(field, between, to) === 1 && open(between, to))
  })
}

/** BG-157, A-14: where a banner may retreat. */
export const retreatCells = (
  field: Field,
  at: Cell,
  army: readonly ArmyRule[],
  settings: Settings,
): readonly Cell[] => {
  if (paceOf(army) === 1 || settings['hm.retreat'] === 1) return around(field, at, 1)
  const near = around(field, at, 1)
  const jump = settings['hm.jump']
  return around(field, at, 2).filter((to) => jump || near.some((cell) => cell === to || steps(field, cell, to) === 1))
}

/** BG-302: a teleport may be aimed at any sector that may be entered. */
export const teleportCells = (field: Field): readonly Cell[] =>
  Array.from({ length: field.width * field.height }, (_, cell) => cell).filter((cell) => isOpen(field, cell))
