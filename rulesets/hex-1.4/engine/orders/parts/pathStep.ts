import type { Cell } from '../../../../kit/grid.js'
import type { CellName } from '../../../../kit/ids.js'
import type { PathStep } from '../../../../kit/orders.js'
import { allowanceOf, type Mover } from '../../orderValidation/movement.js'
import { oddsOf, usualReroll } from '../../orderValidation/odds.js'
import { judgeMoves } from '../../orderValidation/moveOrders.js'
import { judgePath, type JudgedPath } from '../../orderValidation/paths.js'
import type { HexOrder, MoveOrder } from '../../model/orders.js'
import { shown } from '../../orderValidation/refusal.js'
import type { MoveTable } from '../../view/moveTable.js'
import * as words from '../../../messages/marches.generated.js'

/** With one decimal. */
const percent = (share: number): string => (Math.round(share * 1000) / 10).toFixed(1)

/** HX-194: `2 of 3 steps, 1 of 1 outside`. */
const costs = (table: MoveTable, mover: Mover, path: JudgedPath): string => {
  const most = allowanceOf(mover.class, table.airstrips)
  const purse = path.steps.at(-1)?.purse ?? { total: 0, outside: 0 }
  const steps = { used: purse.total, most: most.total }
  return most.outside > 0
    ? words.stepsOutside({ ...steps, outside: purse.outside, mostOutside: most.outside })
    : words.steps(steps)
}

/** HX-241, HX-243: chances of every throw on the way, and of getting so far. */
const odds = (table: MoveTable, { steps }: JudgedPath, order: MoveOrder): readonly string[] => {
  const one = oddsOf(table.rerolls ? (order.reroll ?? usualReroll) : [])
  const rolls = steps.filter(({ rolls: needed }) => needed)
  let reached = 1
  const notes = rolls.map(({ cell, holding }) => {
    const share = reached
    reached *= one.onward / 36
    const chances = { destroyed: percent((share * one.destroyed) / 36), halted: percent((share * one.halted) / 36) }
    const enemy = holding === 'unknown' ? 'possible' : 'known'
    return words.odds({ at: table.context.name(cell), ...chances, onward: percent(reached), enemy })
  })
  const last = steps.at(-1)
  if (rolls.length === 0 || !last) return notes
  const alive = last.rolls ? (reached / one.onward) * (one.onward + one.halted) : reached
  return [...notes, words.reaches({ at: table.context.name(last.cell), chance: percent(alive) })]
}

/** What a conquest force or a part of an OF meets as far as one sees. */
const warnings = (table: MoveTable, mover: Mover, { steps }: JudgedPath): readonly string[] => {
  const last = steps.at(-1)
  if (!last || mover.class === 'RF') return []
  const at = table.context.name(last.cell)
  if (last.holding === 'own') return []
  if (table.enemies(last.cell)) return [words.battleAhead({ at })]
  return last.holding === 'enemy' ? [words.enemyHex({ at })] : []
}

const goesOn = (table: MoveTable, mover: Mover, from: Cell, path: readonly CellName[]): readonly CellName[] =>
  [...table.context.neighbours(from)]
    .sort((a, b) => a - b)
    .map((cell) => table.context.name(cell))
    .filter((name) => judgePath(table, mover, [...path, name]).problem === null)

/** How a path may go on from what is drawn of it, and what it costs so far. */
export const pathStep = (table: MoveTable, order: MoveOrder, orders: readonly HexOrder[]): PathStep => {
  const { path } = order
  const mover = table.movers.find(({ id }) => id === order.force)
  if (!mover) return { next: [], notes: [] }
  const judged = judgePath(table, mover, path)
  if (judged.problem) return { next: [], notes: [shown(judged.problem).message] }
  const next = goesOn(table, mover, judged.steps.at(-1)?.cell ?? mover.at, path)
  const begun = path.length > 0 ? order : { ...order, path: next.slice(0, 1) }
  const refusal = begun.path.length > 0 ? judgeMoves(table, [...orders, begun]).at(-1)?.refusal : null
  if (refusal) return { next: [], notes: [shown(refusal).message] }
  return {
    next,
    notes: [costs(table, mover, judged), ...odds(table, judged, order), ...warnings(table, mover, judged)],
  }
}
