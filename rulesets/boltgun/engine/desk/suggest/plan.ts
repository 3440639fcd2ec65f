import type { Cell } from '../../../../kit/grid.js'
import type { Dice } from '../../../../kit/dice.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import type { BoltgunView } from '../../view/view.js'
import { assign } from './assign.js'
import { withSecondary } from './beside.js'
import { pickUps } from './pickUps.js'
import { gap, situationOf, type Situation } from './situation.js'
import { joins, transfers } from './together.js'
import { formationOf } from './weigh.js'

/** The new node is the banner farthest from every enemy, the strongest of such (BG-323). */
const node = (situation: Situation): readonly OrderDraft[] => {
  const owed = situation.own.filter(({ owesNode }) => owesNode)
  const [safest] = [...owed].sort(
    (a, b) => Math.min(8, gap(situation, b.at)) - Math.min(8, gap(situation, a.at)) || b.level - a.level,
  )
  return safest ? [{ kind: 'nameNode', piece: safest.piece.id }] : []
}

/** The turn's plan: tasks first, then what all banners do together, then what goes beside it. */
export const planFor = (view: BoltgunView, dice: Dice): readonly OrderDraft[] => {
  const situation = situationOf(view, dice)
  const formation = formationOf(situation, assign(situation))
  const planned = new Map([...formation].map(([id, { at }]): [string, Cell] => [id, at]))
  const plans = new Map([...formation].map(([id, move]) => [id, withSecondary(situation, move)] as const))
  const together = transfers(situation, joins(situation, plans, planned), planned)
  return [...[...together.values()].flat(), ...node(situation), ...pickUps(situation, planned)]
}
