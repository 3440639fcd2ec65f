import type { Cell } from '../../../../kit/grid.js'
import type { CellName } from '../../../../kit/ids.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { resources } from '../../data/resources.js'
import { hasFortress } from '../../legality/holdings.js'
import type { Mover } from '../../legality/movement.js'
import { judgePath } from '../../legality/paths.js'
import type { HexOrder } from '../../orders.js'
import { check } from './check.js'
import type { MoveTable } from './ground.js'
import { read } from './read.js'

interface Way {
  readonly path: readonly CellName[]
  readonly end: Cell
  /** Throws on the way. */
  readonly rolls: number
}

/** Every hex that a force can reach, each by a shortest way; its own first. */
const waysOf = (table: MoveTable, mover: Mover): readonly Way[] => {
  const ways: Way[] = [{ path: [], end: mover.at, rolls: 0 }]
  const known = new Set([mover.at])
  for (let next = 0; next < ways.length; next += 1) {
    const way = ways[next]
    if (!way || way.rolls > 1) continue
    for (const cell of [...table.laws.neighbours(way.end)].sort((a, b) => a - b)) {
      const path = [...way.path, table.laws.name(cell)]
      const judged = known.has(cell) ? null : judgePath(table, mover, path)
      if (!judged || judged.problem) continue
      known.add(cell)
      ways.push({ path, end: cell, rolls: judged.steps.filter(({ rolls }) => rolls).length })
    }
  }
  return ways
}

/** What a hex is worth as far as one knows: its yield, and what stands there. */
const worth = (table: MoveTable, cell: Cell): number => {
  const works = table.works(cell)
  const yields = works.resources.reduce((sum, name) => sum + resources[name].yield, 0)
  return 1 + yields + 2 * works.facilities.length + (hasFortress(works) ? 8 : 0)
}

/** Enemy points in a hex, seen or guessed. */
const strength = (table: MoveTable, cell: Cell): number => {
  const seen = table.hex(cell)?.forces
  if (seen) return seen.filter(({ class: kind }) => kind !== 'RF').reduce((sum, { points }) => sum + points, 0)
  return table.enemies(cell) ? 800 : 0
}

/** How near a hex lies to ground that is not yet one's own. */
const outward = (table: MoveTable, cell: Cell): number => {
  let least = 12
  for (let other = 0; other < table.laws.size; other += 1)
    if (table.holding(other) !== 'own' && !table.barred(other))
      least = Math.min(least, table.laws.distance(cell, other))
  return -least / 4
}

const conquest = (table: MoveTable, mover: Mover, { end, path }: Way): number => {
  const holding = table.holding(end)
  if (holding === 'own') return outward(table, end) - path.length / 100
  if (table.hex(end)?.ruined) return -10
  const enemies = strength(table, end)
  if (enemies === 0) return (holding === 'open' ? 10 : 12) + worth(table, end)
  return mover.points >= enemies * 1.2 ? 8 + worth(table, end) : -20
}

const recon = (table: MoveTable, _mover: Mover, { end, rolls, path }: Way): number => {
  const holding = table.holding(end)
  if (holding === 'own') return outward(table, end) - path.length / 100
  if (holding === 'open') return table.hex(end)?.explored ? 0 : 3
  const held = strength(table, end) > 0
  return (held ? 1 : 5) + worth(table, end) - 3 * rolls
}

const draftOf = (table: MoveTable, mover: Mover, { end, path }: Way): OrderDraft | null => {
  const raids = mover.class === 'RF' && table.holding(end) === 'enemy'
  if (path.length === 0) return raids ? { kind: 'strike', piece: mover.id, item: 'raid' } : null
  return {
    kind: 'move',
    piece: mover.id,
    path,
    ...(raids ? { detail: { onArrival: 'raid', onHalt: 'raid', goHome: false } } : {}),
  }
}

/** One force after the other goes where it gains most; no two go for the same hex. Nothing is risked where nothing is to be won. */
export const suggestMoves = (table: MoveTable): readonly OrderDraft[] => {
  const drafts: OrderDraft[] = []
  const orders: HexOrder[] = []
  const taken = new Set<Cell>()
  for (const mover of table.movers.filter(({ class: kind }) => kind !== 'OF')) {
    const value = (way: Way): number =>
      (mover.class === 'CF' ? conquest : recon)(table, mover, way) -
      (taken.has(way.end) && table.holding(way.end) !== 'own' ? 50 : 0)
    const ways = [...waysOf(table, mover)].sort(
      (a, b) => value(b) - value(a) || a.path.length - b.path.length || a.end - b.end,
    )
    for (const way of ways.slice(0, 3)) {
      const draft = draftOf(table, mover, way)
      if (!draft) break
      const parsed = read(draft)
      if (!parsed.ok || check(table, [...orders, parsed.value]).length > 0) continue
      drafts.push(draft)
      orders.push(parsed.value)
      taken.add(way.end)
      break
    }
  }
  return drafts
}
