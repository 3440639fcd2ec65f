import type { Cell } from '../../../../kit/grid.js'
import type { CellName } from '../../../../kit/ids.js'
import type { Walk } from '../../../../kit/orders.js'
import { allowanceOf, type Mover } from '../../legality/movement.js'
import { oddsOf, usualReroll } from '../../legality/odds.js'
import { judgeMoves } from '../../legality/moveOrders.js'
import { judgePath, type JudgedPath } from '../../legality/paths.js'
import type { HexOrder, MoveOrder } from '../../orders.js'
import type { MoveTable } from '../../view/moveTable.js'

const percent = (share: number): string => `${(Math.round(share * 1000) / 10).toFixed(1)} %`

const counted = (used: number, most: number, what: string): string => `${String(used)} of ${String(most)} ${what}`

/** HX-194: `2 of 3 steps, 1 of 1 outside`. */
const costs = (table: MoveTable, mover: Mover, { steps }: JudgedPath): string => {
  const most = allowanceOf(mover.class, table.airstrips)
  const purse = steps.at(-1)?.purse ?? { total: 0, outside: 0 }
  const outside = most.outside > 0 ? `, ${counted(purse.outside, most.outside, 'outside')}` : ''
  return `${counted(purse.total, most.total, 'steps')}${outside}`
}

/** HX-241, HX-243: chances of every throw on the way, and of getting so far. */
const odds = (table: MoveTable, { steps }: JudgedPath, order: MoveOrder): readonly string[] => {
  const one = oddsOf(table.rerolls ? (order.reroll ?? usualReroll) : [])
  const rolls = steps.filter(({ rolls: needed }) => needed)
  let reached = 1
  const notes = rolls.map(({ cell, holding }) => {
    const share = reached
    reached *= one.onward / 36
    const sure = holding === 'unknown' ? ', if an enemy holds it' : ''
    const chances = `destroyed ${percent((share * one.destroyed) / 36)}, halts ${percent((share * one.halted) / 36)}, may go on ${percent(reached)}`
    return `${table.laws.name(cell)}: ${chances}${sure}.`
  })
  const last = steps.at(-1)
  if (rolls.length === 0 || !last) return notes
  const alive = last.rolls ? (reached / one.onward) * (one.onward + one.halted) : reached
  return [...notes, `Reaches ${table.laws.name(last.cell)} with ${percent(alive)}.`]
}

/** What a conquest force or a part of an OF meets as far as one sees. */
const warnings = (table: MoveTable, mover: Mover, { steps }: JudgedPath): readonly string[] => {
  const last = steps.at(-1)
  if (!last || mover.class === 'RF') return []
  const name = table.laws.name(last.cell)
  if (last.holding === 'own') return []
  if (table.enemies(last.cell)) return [`Enemies stand in ${name}: there will be a battle.`]
  return last.holding === 'enemy' ? [`${name} is an enemy’s: it falls without a fight if nobody defends it.`] : []
}

const goesOn = (table: MoveTable, mover: Mover, from: Cell, path: readonly CellName[]): readonly CellName[] =>
  [...table.laws.neighbours(from)]
    .sort((a, b) => a - b)
    .map((cell) => table.laws.name(cell))
    .filter((name) => judgePath(table, mover, [...path, name]).problem === null)

/** How a path may go on from what is drawn of it, and what it costs so far. */
export const walk = (table: MoveTable, order: MoveOrder, orders: readonly HexOrder[]): Walk => {
  const { path } = order
  const mover = table.movers.find(({ id }) => id === order.force)
  if (!mover) return { next: [], notes: [] }
  const judged = judgePath(table, mover, path)
  if (judged.problem) return { next: [], notes: [judged.problem.message] }
  const next = goesOn(table, mover, judged.steps.at(-1)?.cell ?? mover.at, path)
  const begun = path.length > 0 ? order : { ...order, path: next.slice(0, 1) }
  const refusal = begun.path.length > 0 ? judgeMoves(table, [...orders, begun]).at(-1)?.refusal : null
  if (refusal) return { next: [], notes: [refusal.message] }
  return {
    next,
    notes: [costs(table, mover, judged), ...odds(table, judged, order), ...warnings(table, mover, judged)],
  }
}
