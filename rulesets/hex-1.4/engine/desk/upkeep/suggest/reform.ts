import type { OrderDraft } from '../../../../../kit/orders.js'
import { fewestConquest, mostPoints } from '../../../data/troops.js'
import { capsDue, countOf, type OwnForce } from '../../../orderValidation/account.js'
import { danger } from '../../suggest/fights.js'
import type { Wish } from './purse.js'

/** Below this a conquest force is beaten by whom it meets. */
const weak = 1000

/** HX-115: weak conquest forces of a hex fight as one where an enemy is near; while there is free ground each takes its own. */
export const merged: Wish = ({ account, now, growing }) => {
  const pairs: OrderDraft[] = []
  const paired = new Set<string>()
  const free = (force: OwnForce): boolean => force.class === 'CF' && !paired.has(force.id)
  for (const force of account.forces) {
    if (!free(force) || force.points >= weak || (growing && danger(now, force.at) < 0.5)) continue
    const other = account.forces.find(
      (mate) =>
        free(mate) && mate.id !== force.id && mate.at === force.at && mate.points + force.points <= mostPoints.CF,
    )
    if (!other) continue
    for (const { id } of [force, other]) paired.add(id)
    pairs.push({ kind: 'merge', piece: other.id, with: force.id })
  }
  return pairs
}

/** HX-115: a large force divides where there is free ground for both parts and no enemy that would meet them. */
export const divided: Wish = ({ account, now, growing }) => {
  const room = capsDue(account).CF - countOf(account, 'CF')
  if (!growing || room <= 0) return []
  return account.forces
    .filter(({ at, authorised, class: kind, points }) => {
      const near = danger(now, at) > 0.3
      return kind === 'CF' && points === authorised && points >= 2 * fewestConquest && !near
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, room)
    .map(({ id, points }) => ({ kind: 'split', piece: id, amount: Math.floor(points / 200) * 100 }))
}
