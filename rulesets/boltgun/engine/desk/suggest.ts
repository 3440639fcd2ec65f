import type { AskView } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { Cell } from '../../../kit/grid.js'
import { unpackLayer } from '../../../kit/packed.js'
import type { OrderDraft } from '../../../kit/orders.js'
import type { PieceView } from '../../../kit/view.js'
import { marchCells, retreatCells } from '../reach.js'
import { refusalOf } from '../legality.js'
import type { BoltgunView } from '../view.js'
import { layTable, type Table } from './table.js'

interface Enemy {
  readonly at: Cell
  /** A level that is not known is taken for a strong one. */
  readonly level: number
}

const supposed = 15

/** Steps to the nearest of the goals over passable ground; Infinity where none can be reached. */
const stepsTo = (table: Table, goals: readonly Cell[]): readonly number[] => {
  const { grid, ground } = table
  const steps = Array.from({ length: grid.size }, () => Infinity)
  let front = goals.filter(ground.field.passable)
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

/** Sectors worth going to: those of one's objectives and known relics; else whatever one does not hold. */
const goalsOf = (table: Table): readonly Cell[] => {
  const { view, grid, seat } = table
  const owners = view.cells.find(({ key }) => key === 'owner')
  const owner = owners ? unpackLayer(owners) : []
  const named = [
    ...view.detail.packets.flatMap(({ objectives }) => objectives.flatMap(({ cells }) => cells)),
    ...view.detail.relics.map(({ at }) => at),
  ]
    .map((name) => grid.at(name) ?? 0)
    .filter((cell) => owner[cell] !== seat)
  if (named.length > 0) return named
  return Array.from({ length: grid.size }, (_, cell) => cell).filter((cell) => owner[cell] !== seat)
}

/** The best of some cells by a score, a throw deciding between equals. */
const best = (
  cells: readonly Cell[],
  score: (cell: Cell) => number,
  dice: Dice,
  piece: PieceView,
): Cell | undefined => {
  const top = Math.max(...cells.map(score))
  const equals = cells.filter((cell) => score(cell) === top)
  const [face = 1] = equals.length > 1 ? dice.roll('suggest.d20', piece.id) : []
  return equals[(face - 1) % equals.length]
}

const gap = (table: Table, cell: Cell, enemies: readonly Enemy[]): number =>
  Math.min(99, ...enemies.map(({ at }) => table.grid.distance(cell, at)))

interface Situation {
  readonly table: Table
  readonly enemies: readonly Enemy[]
  readonly steps: readonly number[]
  readonly dice: Dice
}

/** The first of some secondary orders that the banner may have. */
const secondary = (
  { table }: Situation,
  piece: PieceView,
  kinds: readonly ('fortify' | 'entrench' | 'resupply')[],
): readonly OrderDraft[] => {
  const kind = kinds.find(
    (wanted) => refusalOf({ kind: wanted, banner: piece.id }, table.standing(piece), table.ground) === null,
  )
  return kind ? [{ kind, piece: piece.id }] : []
}

const order = (piece: PieceView, kind: string): OrderDraft => ({ kind, piece: piece.id })

/** A move to the best of some sectors, with whatever may go beside it. */
const moveTo = (
  { table, dice }: Situation,
  piece: PieceView,
  kind: 'march' | 'retreat',
  cells: readonly Cell[],
  score: (cell: Cell) => number,
): readonly OrderDraft[] => {
  const to = best(cells, score, dice, piece)
  return to === undefined ? [] : [{ ...order(piece, kind), to: table.grid.name(to) }]
}

/** Stands and digs in before a stronger enemy; goes for a weaker one or for a goal; a weak banner gathers strength out of reach. */
const planFor = (situation: Situation, piece: PieceView): readonly OrderDraft[] => {
  const { table, enemies, steps } = situation
  const { army, settings, field } = table.ground
  const { at, level, works, mustRetreat } = table.standing(piece)
  const away = (cell: Cell): number => gap(table, cell, enemies)
  if (mustRetreat) return moveTo(situation, piece, 'retreat', retreatCells(field, at, army, settings), away)
  const near = enemies.filter((enemy) => table.grid.distance(at, enemy.at) <= 4)
  const beside = (...kinds: readonly ('fortify' | 'entrench' | 'resupply')[]) => secondary(situation, piece, kinds)
  const dugIn = works !== 'none' && !army.includes('MOBILIZATION')
  if (dugIn && near.length === 0) return [order(piece, 'search'), order(piece, 'unfortify')]
  if (dugIn) return [order(piece, 'search'), ...beside('entrench', 'resupply')]
  const march = marchCells(field, at, army, settings)
  if (level <= 9 && near.length > 0) return [...moveTo(situation, piece, 'march', march, away), ...beside('resupply')]
  if (level <= 9) return [order(piece, 'search'), ...beside('resupply')]
  if (near.some((enemy) => enemy.level > level))
    return [order(piece, 'search'), ...beside('entrench', 'fortify', 'resupply')]
  const towards = (cell: Cell): number =>
    near.length > 0 ? -gap(table, cell, near) : -Math.min(9999, steps[cell] ?? 9999)
  return [...moveTo(situation, piece, 'march', march, towards), ...beside('resupply')]
}

const suggestPlan = (view: BoltgunView, dice: Dice): readonly OrderDraft[] => {
  const table = layTable(view)
  const enemies = view.contacts.map(({ at, size }) => ({ at: table.grid.at(at) ?? 0, level: size ?? supposed }))
  const situation = { table, enemies, steps: stepsTo(table, goalsOf(table)), dice }
  const own = [...table.own.values()]
  const strongest = [...own].sort((a, b) => (b.size ?? 0) - (a.size ?? 0))[0]
  const owes = view.detail.packets.some(({ seat, owesNode }) => owesNode && seat === table.seat)
  return [
    ...own.flatMap((piece) => planFor(situation, piece)),
    ...(owes && strongest ? [{ kind: 'nameNode', piece: strongest.id }] : []),
    ...pickUps(table),
  ]
}

/** Each known relic to the first banner that stands near it. */
const pickUps = (table: Table): readonly OrderDraft[] =>
  table.view.detail.relics.flatMap(({ id, at }) => {
    const taker = [...table.own.values()].find(
      (piece) =>
        !table.standing(piece).mustRetreat &&
        table.grid.distance(table.grid.at(piece.at) ?? 0, table.grid.at(at) ?? 0) <= 2,
    )
    return taker ? [{ kind: 'pickUp', piece: taker.id, item: id }] : []
  })

/** What a plain officer would answer: sees what the player sees. A machine fights no battle on a table, so it asks for abstract resolution. */
export const suggest = (view: BoltgunView, ask: AskView, dice: Dice): readonly OrderDraft[] => {
  const battle = view.detail.battles.find(({ id }) => id === ask.about)
  switch (ask.kind) {
    case 'plan':
      return suggestPlan(view, dice)
    case 'battle':
      return battle ? [{ kind: 'result', item: battle.id, detail: { abstract: true } }] : []
    case 'shift':
      return battle ? [{ kind: 'shift', item: battle.id, amount: 0 }] : []
    case 'choose': {
      const better = battle?.choice?.abstract.winner === battle?.sides[0]?.seat ? 'abstract' : 'sheet'
      return battle ? [{ kind: 'choose', item: battle.id, with: better }] : []
    }
    default:
      return []
  }
}
