import type { Cell } from '../../../../kit/grid.js'
import type { Dice } from '../../../../kit/dice.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import type { BoltgunView } from '../../view.js'
import { assign } from './assign.js'
import { withSecondary } from './beside.js'
import { moveOf, retreatOf } from './moves.js'
import { pickUps } from './relics.js'
import { gap, situationOf, type Own, type Situation } from './situation.js'
import { joins, transfers } from './together.js'

/** The new node is the banner farthest from every enemy, the strongest of such (BG-323). */
const node = (situation: Situation): readonly OrderDraft[] => {
  const owed = situation.own.filter(({ owesNode }) => owesNode)
  const [safest] = [...owed].sort(
    (a, b) => Math.min(8, gap(situation, b.at)) - Math.min(8, gap(situation, a.at)) || b.level - a.level,
  )
  return safest ? [{ kind: 'nameNode', piece: safest.piece.id }] : []
}

/** The turn's plan: tasks first, then each banner's move in order of strength, each knowing where the ones before it go. */
export const planFor = (view: BoltgunView, dice: Dice): readonly OrderDraft[] => {
  const situation = situationOf(view, dice)
  const tasks = assign(situation)
  const planned = new Map<string, Cell>()
  const plans = new Map<string, readonly OrderDraft[]>()
  const settle = (self: Own, to: Cell, orders: readonly OrderDraft[]): void => {
    planned.set(self.piece.id, to)
    plans.set(self.piece.id, orders)
  }
  for (const self of [...situation.own].sort((a, b) => b.level - a.level)) {
    if (self.mustRetreat) {
      const move = retreatOf(situation, self, planned)
      settle(self, move?.to ?? self.at, move ? [move.primary] : [])
      continue
    }
    const move = moveOf(situation, self, tasks.get(self.piece.id) ?? null, planned)
    settle(self, move.to, withSecondary(situation, self, move))
  }
  const together = transfers(situation, joins(situation, plans, planned), planned)
  return [...[...together.values()].flat(), ...node(situation), ...pickUps(situation, planned)]
}
