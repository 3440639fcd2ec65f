import type { AskView } from '../../../../../kit/asks.js'
import type { Cell } from '../../../../../kit/grid.js'
import type { PieceId } from '../../../../../kit/ids.js'
import type { OrderDraft } from '../../../../../kit/orders.js'
import type { HexView } from '../../../view/view.js'
import { chanceAgainst } from '../../suggest/chance.js'
import type { Enemy } from '../../suggest/enemies.js'
import { situationOf, type OwnArmy, type Situation } from '../../suggest/situation.js'

/** The army that the queue has to beat first: the largest that is seen there. */
const strongest = (now: Situation, cell: Cell): Enemy | null =>
  [...now.enemies(cell)].sort((a, b) => b.points - a.points || b.units - a.units)[0] ?? null

/** Whether an own hex is defended, or ground attacked that others held. */
const sideOf = (now: Situation, cell: Cell): 'own' | 'other' => (now.isOwn(cell) ? 'own' : 'other')

/**
 * What an army costs in the place of the first, against what it saves those behind it. Who wins a roll-off loses nothing (HX-347), so every order
 * holds the ground equally often, and the one that loses least goes by this number.
 */
const cost = (now: Situation, cell: Cell, army: OwnArmy, enemy: Enemy): number => {
  const defends = sideOf(now, cell)
  const bonus = (side: 'own' | 'other'): number => (side === defends ? 1 : 0)
  const wins = chanceAgainst(
    now.context,
    { points: army.points, units: army.units, bonus: bonus('own') },
    { points: enemy.points, units: enemy.units, bonus: bonus('other') },
    defends,
  )
  return ((1 - wins) * army.points) / Math.max(wins, 1e-6)
}

const ordered = (now: Situation, cell: Cell, armies: readonly PieceId[]): readonly PieceId[] => {
  const enemy = strongest(now, cell)
  const known = now.forces.filter(({ id }) => armies.includes(id))
  if (!enemy || known.length < armies.length) return armies
  const costs = new Map(known.map((army) => [army.id, cost(now, cell, army, enemy)]))
  return [...armies].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0) || (a < b ? -1 : 1))
}

/** HX-152, HX-296: armies in the order that loses least, hexes by what they are worth; silence where that is the usual order. */
export const suggestQueue = (view: HexView, ask: AskView): readonly OrderDraft[] => {
  const now = situationOf(view)
  const queue = view.detail.queues.find(({ at }) => ask.about === `queue-${at}`)
  const cell = queue ? now.context.cell(queue.at) : null
  if (!queue || cell === null) return []
  const place = (name: string): number => now.worth(now.context.cell(name) ?? -1)
  const armies = ordered(now, cell, queue.armies)
  const hexes = [...queue.hexes].sort((a, b) => place(b) - place(a) || (a < b ? -1 : 1))
  if (armies.length > 1 && armies.join() !== queue.armies.join())
    return [{ kind: 'queue', item: queue.at, detail: { armies: [...armies] } }]
  return hexes.length > 1 && hexes.join() !== queue.hexes.join()
    ? [{ kind: 'queue', item: queue.at, detail: { hexes } }]
    : []
}
