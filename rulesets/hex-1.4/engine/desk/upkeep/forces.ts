import { ruleId } from '../../../../kit/ids.js'
import type { OrderOption } from '../../../../kit/orders.js'
import { fewestConquest, mostInHex, mostPoints, pointsPerRp } from '../../data/troops.js'
import { capsDue, countOf, pointsIn, type Account, type OwnForce } from '../../legality/account.js'
import { judge } from '../../legality/purchase.js'
import { compositionSchema } from '../composition.js'
import { rosterSchema } from './rosterForm.js'

const option = (
  kind: string,
  label: string,
  rule: string,
  { id: piece }: OwnForce,
  more: Partial<OrderOption> = {},
): OrderOption => ({
  ...{ kind, label, slot: kind, rule: ruleId(rule), piece },
  ...more,
})

/** Whole hundreds that fit and can be paid; null where none do. */
const hundreds = (account: Account, room: number): OrderOption['amount'] | null => {
  const max = Math.min(Math.floor(room / pointsPerRp), account.stash) * pointsPerRp
  return max >= pointsPerRp ? { min: pointsPerRp, max, step: pointsPerRp } : null
}

const fillUp = (account: Account, force: OwnForce): readonly OrderOption[] => {
  const room = Math.min(
    mostPoints[force.class] - (force.class === 'OF' ? pointsIn(account, force.at, 'OF') : force.points),
    mostInHex - pointsIn(account, force.at),
  )
  const amount = hundreds(account, room)
  if (!amount || !judge(account, { kind: 'buyTroops', points: amount.max, into: force.id }).ok) return []
  const list = force.class === 'RF' ? { detail: compositionSchema } : {}
  return [option('fillUp', 'Fill up with more troops', 'HX-100', force, { amount, ...list })]
}

const reinforce = (account: Account, force: OwnForce): readonly OrderOption[] => {
  const amount = hundreds(account, Math.ceil((force.authorised - force.points) / pointsPerRp) * pointsPerRp)
  return amount && judge(account, { kind: 'reinforce', points: amount.max, into: force.id }).ok
    ? [option('reinforce', 'Replace losses', 'HX-105', force, { amount })]
    : []
}

const merge = (account: Account, force: OwnForce): readonly OrderOption[] => {
  const partners = account.forces.filter(({ id }) => judge(account, { kind: 'merge', force: force.id, with: id }).ok)
  const choices = partners.map(({ id, points }) => ({ id, label: id, badge: `${String(points)} points` }))
  return choices.length > 0 ? [option('merge', 'Take in', 'HX-115', force, { with: choices })] : []
}

const split = (account: Account, force: OwnForce): readonly OrderOption[] =>
  judge(account, { kind: 'split', force: force.id, points: [fewestConquest] }).ok
    ? [
        option('split', 'Split off', 'HX-115', force, {
          amount: { min: fewestConquest, max: force.points - fewestConquest },
        }),
      ]
    : []

/** What can be ordered for forces that stand. */
export const forceOptions = (account: Account): readonly OrderOption[] =>
  account.forces.flatMap((force) => [
    ...fillUp(account, force),
    ...reinforce(account, force),
    ...merge(account, force),
    ...split(account, force),
    option('roster', 'Roster', 'HX-117', force, { detail: rosterSchema(force) }),
  ])

/** Forces of a class against their cap, as the sheet leaves them: `1 of 2`. */
export const ofCap = (account: Account, kind: 'CF' | 'RF'): string =>
  `${String(countOf(account, kind))} of ${String(capsDue(account)[kind])}`
