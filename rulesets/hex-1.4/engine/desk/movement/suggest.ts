import type { Cell } from '../../../../kit/grid.js'
import type { CellName } from '../../../../kit/ids.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { facilities } from '../../data/facilities.js'
import { hasFortress } from '../../legality/holdings.js'
import type { Mover } from '../../legality/movement.js'
import { judgePath } from '../../legality/paths.js'
import type { HexOrder } from '../../orders.js'
import { chanceAgainst } from '../suggest/chance.js'
import { holds, situationOf, type Situation } from '../suggest/situation.js'
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
    for (const cell of table.laws.neighbours(way.end)) {
      if (known.has(cell)) continue
      const path = [...way.path, table.laws.name(cell)]
      const judged = judgePath(table, mover, path)
      if (judged.problem) continue
      known.add(cell)
      ways.push({ path, end: cell, rolls: judged.steps.filter(({ rolls }) => rolls).length })
    }
  }
  return ways
}

/** Points of an army in the coin in which hexes are weighed. */
const price = (points: number): number => points / 250

interface Plan {
  readonly table: MoveTable
  readonly now: Situation
  /** Hexes that another force of the list goes for. */
  readonly taken: ReadonlySet<Cell>
  /** How much a loss weighs: less for who can replace it. */
  readonly caution: number
}

/** With its last fortress a player is out (HX-007). */
const fortressWeight = (now: Situation): number => (now.fortresses > 1 ? 15 : 60)

/** An own hex: a fortress that falls without this army wants it; else the nearer to the front the better. */
const stay = ({ now, taken }: Plan, mover: Mover, { end, path }: Way): number => {
  const helps = hasFortress(now.works(end)) && !taken.has(end)
  const help = helps ? holds(now, end, mover.id, mover.points) - holds(now, end, mover.id) : 0
  return fortressWeight(now) * help - now.front(end) / 4 - path.length / 100
}

const conquest = (plan: Plan, mover: Mover, way: Way): number => {
  const { now, table, taken, caution } = plan
  const { end } = way
  if (table.holding(end) === 'own') return stay(plan, mover, way)
  if (now.hex(end)?.ruined) return -10
  const enemies = now.enemies(end)
  const spoils = 4 + now.worth(end)
  const rival = taken.has(end) ? 30 : 0
  // What nobody holds is free for the taking; from an enemy it costs him as much as it brings
  if (enemies.length === 0) return 8 + spoils + (now.isEnemy(end) ? now.worth(end) : 0) - rival
  const chance = now.conquers(mover.points, end)
  const killed = enemies.reduce((sum, points) => sum + points, 0)
  return chance * (2 * spoils + price(killed)) - (1 - chance) * price(mover.points) * caution - rival
}

/** The dearest thing that may be destroyed, where that pays better than a raid. */
const targetIn = (now: Situation, cell: Cell): string | null => {
  const [first] = now
    .works(cell)
    .facilities.filter((name) => name !== 'FORTRESS' && facilities[name].price >= 10)
    .sort((a, b) => facilities[b].price - facilities[a].price)
  return first ?? null
}

/** What a throw on the recon table weighs. */
const risk = 0.8

const recon = ({ now, table, taken }: Plan, mover: Mover, { end, path, rolls }: Way): number => {
  const rival = taken.has(end) ? 5 : 0
  const holding = table.holding(end)
  if (holding === 'own') return -now.front(end) / 4 - path.length / 100
  if (holding === 'open') return (now.hex(end)?.explored ? 0 : 2) - risk * rolls - rival
  const enemies = now.enemies(end)
  const chance = Math.min(
    1,
    ...enemies.map((points) => chanceAgainst({ points: mover.points, bonus: 0 }, { points, bonus: 1 })),
  )
  const loot = now.worth(end) + (targetIn(now, end) === null ? 0 : 3)
  return (
    chance * (2 + loot) -
    (1 - chance) * price(mover.points) +
    (now.hex(end)?.asOf === null ? 0 : 1) -
    risk * rolls -
    rival
  )
}

const draftOf = ({ now, table }: Plan, mover: Mover, { end, path }: Way): OrderDraft | null => {
  const raids = mover.class === 'RF' && table.holding(end) === 'enemy'
  const target = raids ? targetIn(now, end) : null
  const item = target === null ? 'raid' : `sabotage:${target}`
  if (path.length === 0) return raids ? { kind: 'strike', piece: mover.id, item } : null
  return {
    kind: 'move',
    piece: mover.id,
    path,
    ...(raids ? { detail: { onArrival: item, onHalt: 'raid', goHome: false } } : {}),
  }
}

/** HX-150: where garrisons wait for a word they have it. */
const reactions = (table: MoveTable): readonly OrderDraft[] =>
  table.laws.choice('garrison.react') === 'optional'
    ? table.movers
        .filter(({ class: kind, at }) => kind === 'OF' && table.works(at).facilities.includes('GARRISON'))
        .map(({ id }) => ({ kind: 'react', piece: id }))
    : []

/** Conquest forces by size, then recon forces, each where it gains most; nothing is risked where nothing is to be won. */
export const suggestMoves = (table: MoveTable): readonly OrderDraft[] => {
  const now = situationOf(table.view)
  const stash = table.view.detail.treasuries.find(({ seat }) => seat === table.seat)?.stash ?? 0
  const drafts: OrderDraft[] = [...reactions(table)]
  const orders: HexOrder[] = drafts.flatMap((draft) => {
    const order = read(draft)
    return order.ok ? [order.value] : []
  })
  const taken = new Set<Cell>()
  const movers = table.movers
    .filter(({ class: kind }) => kind !== 'OF')
    .sort((a, b) => Number(a.class === 'RF') - Number(b.class === 'RF') || b.points - a.points)
  for (const mover of movers) {
    const plan: Plan = { table, now, taken, caution: stash >= 20 ? 0.7 : 1 }
    const value = mover.class === 'CF' ? conquest : recon
    const ways = waysOf(table, mover)
      .map((way) => ({ way, gain: value(plan, mover, way) }))
      .sort((a, b) => b.gain - a.gain || a.way.path.length - b.way.path.length || a.way.end - b.way.end)
    for (const { way } of ways.slice(0, 3)) {
      const draft = draftOf(plan, mover, way)
      if (!draft) {
        taken.add(way.end)
        break
      }
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
