import type { OrderDraft } from '../../../../kit/orders.js'
import { leastTransfer } from '../../orders/parts/levels.js'
import { legalTogether } from './beside.js'
import type { Planned } from './situation.js'
import { gap, weakest, type Own, type Situation } from './situation.js'

/** Orders banner by banner, as they are drawn up. */
export type Plans = ReadonlyMap<string, readonly OrderDraft[]>

const primaryOf = (plans: Plans, { piece }: Own): readonly OrderDraft[] => (plans.get(piece.id) ?? []).slice(0, 1)

/** Two weak banners in one sector that the enemy may reach become one that can fight (BG-140). */
export const joins = (situation: Situation, plans: Plans, planned: Planned): Plans => {
  const next = new Map(plans)
  const joined = new Set<string>()
  const weak = situation.own.filter((own) => own.weak && !own.mustRetreat)
  for (const first of weak)
    for (const second of weak) {
      if (first === second || joined.has(first.piece.id) || joined.has(second.piece.id)) continue
      const at = planned.get(first.piece.id) ?? first.at
      const exposed = gap(situation, at) <= situation.contact + 3 || Math.min(first.level, second.level) <= 4
      if (!exposed || at !== planned.get(second.piece.id) || first.level + second.level < weakest) continue
      const join = (a: Own, b: Own): readonly OrderDraft[] => [
        ...primaryOf(plans, a),
        { kind: 'join', piece: a.piece.id, with: b.piece.id },
      ]
      const pair = [first, second].map((one) => join(one, one === first ? second : first))
      if (!legalTogether(situation, first, pair[0] ?? []) || !legalTogether(situation, second, pair[1] ?? [])) continue
      next.set(first.piece.id, pair[0] ?? []).set(second.piece.id, pair[1] ?? [])
      joined.add(first.piece.id).add(second.piece.id)
    }
  return next
}

const stands = (plans: Plans, own: Own): boolean =>
  (plans.get(own.piece.id) ?? []).every(
    ({ kind }) => !['march', 'teleport', 'retreat', 'split', 'join', 'transfer'].includes(kind),
  )

/** How many levels a strong banner can spare for one that is too weak where it stands (BG-147). */
const spare = (situation: Situation, to: Own, from: Own): number => {
  const wanted = weakest + 2 - to.level
  const least = leastTransfer(situation.table.ground)
  const given = Math.min(wanted + (least - 1), from.level - 14)
  return given >= least ? given : 0
}

/** Levels for a weak banner in danger, from a strong one that stands beside it. */
export const transfers = (situation: Situation, plans: Plans, planned: Planned): Plans => {
  const { table, battle, contact } = situation
  const next = new Map(plans)
  const givers = new Set<string>()
  for (const to of situation.own) {
    const at = planned.get(to.piece.id) ?? to.at
    if (!to.weak || to.mustRetreat || gap(situation, at) > contact + 2 || !stands(next, to)) continue
    const from = situation.own.find(
      (other) =>
        other !== to &&
        !givers.has(other.piece.id) &&
        !other.mustRetreat &&
        stands(next, other) &&
        table.grid.distance(planned.get(other.piece.id) ?? other.at, at) <= 2 * battle &&
        spare(situation, to, other) > 0,
    )
    if (!from) continue
    const amount = spare(situation, to, from)
    const orders = [...primaryOf(next, to), { kind: 'transfer', piece: to.piece.id, with: from.piece.id, amount }]
    if (!legalTogether(situation, to, orders)) continue
    next.set(to.piece.id, orders)
    givers.add(from.piece.id)
  }
  return next
}
