import type { Cell } from '../../../../../kit/grid.js'
import type { OrderDraft } from '../../../../../kit/orders.js'
import { fewestConquest, fortressHold, mostInHex, mostPoints, pointsPerRp } from '../../../data/troops.js'
import { capsDue, countOf, pointsIn, type Account, type OwnForce } from '../../../orderValidation/account.js'
import { danger, quiet } from '../../suggest/fights.js'
import { guardOf } from '../../suggest/guard.js'
import type { Situation } from '../../suggest/situation.js'
import { rp, sheltered, type Purse, type Wish } from './purse.js'

/** Occupation force up to so many points in a hex. */
const garrisoned = (account: Account, cell: Cell, points: number): readonly OrderDraft[] => {
  const short = Math.min(points, mostPoints.OF) - pointsIn(account, cell, 'OF')
  if (short <= 0 || account.stash <= 0) return []
  const holder = account.forces.find((force) => force.class === 'OF' && force.at === cell)
  const amount = Math.min(rp(short), account.stash) * pointsPerRp
  if (holder && holder.authorised - holder.points >= short) return [{ kind: 'reinforce', piece: holder.id, amount }]
  return holder
    ? [{ kind: 'fillUp', piece: holder.id, amount }]
    : [{ kind: 'buyTroops', item: 'OF', to: account.context.name(cell), amount }]
}

/** HX-155, HX-157: what keeps fortresses awake. */
export const manned: Wish = ({ account, now }) =>
  now.fortresses.flatMap((cell) => garrisoned(account, cell, fortressHold))

/** Fortresses with as many as the enemy's nearness asks for, those nearest to him first. */
const guardedFrom =
  (steps: number): Wish =>
  ({ account, now }) =>
    now.fortresses
      .filter((cell) => now.front(cell) <= steps)
      .sort((a, b) => now.front(a) - now.front(b) || a - b)
      .flatMap((cell) => garrisoned(account, cell, guardOf(now, cell)))

/** What is bought now stands there a turn from now (HX-107): an enemy two steps away may be there by then. */
export const defended = guardedFrom(2)

export const guarded = guardedFrom(5)

/** HX-037: hexes that lapse unless something is spent on them. */
export const claims: Wish = ({ account }) =>
  account.context.settings['claim.requires_rp']
    ? account.hexes
        .filter(({ cell }) => account.forces.some((force) => force.class === 'CF' && force.at === cell))
        .map(({ cell }) => ({ kind: 'claim', to: account.context.name(cell) }))
    : []

const worn = (force: OwnForce): boolean => force.authorised - force.points >= pointsPerRp

/** HX-105: losses replaced where the force is likely to stand at home when the turn ends. */
export const restored: Wish = ({ account, leaving }) =>
  account.forces
    .filter((force) => worn(force) && !leaving.has(force.id))
    .map(({ id, authorised, points }) => ({
      ...{ kind: 'reinforce', piece: id },
      amount: Math.max(1, Math.min(rp(authorised - points), account.stash)) * pointsPerRp,
    }))

/** Points of the next new conquest force: a small one to take ground, else as strong as can be; 0 where it would be too weak. */
const nextSize = ({ account, growing }: Purse): number => {
  const count = countOf(account, 'CF')
  const most = Math.min(mostPoints.CF, account.stash * pointsPerRp)
  const points = growing && count > 0 ? Math.min(most, 800) : most
  return points < (count === 0 || growing ? fewestConquest : 3 * fewestConquest) ? 0 : points
}

/** New conquest forces as caps and RP allow, where they survive until they stand there. */
export const raised: Wish = (purse) => {
  const { account } = purse
  const free = capsDue(account).CF - countOf(account, 'CF')
  const points = nextSize(purse)
  if (free <= 0 || points === 0) return []
  const rooms = sheltered(purse).flatMap(({ cell }) =>
    Array.from({ length: Math.floor((mostInHex - pointsIn(account, cell)) / points) }, () => cell),
  )
  return rooms
    .slice(0, Math.min(free, Math.floor(account.stash / rp(points))))
    .map((cell) => ({ kind: 'buyTroops', item: 'CF', to: account.context.name(cell), amount: points }))
}

/** Conquest forces at full strength, those nearest to where they are wanted first; who marches out waits. */
export const strengthened: Wish = ({ account, now, aim, leaving }) =>
  account.forces
    .filter((force) => force.class === 'CF' && !worn(force) && force.points + pointsPerRp <= mostPoints.CF)
    .filter((force) => !leaving.has(force.id) && danger(now, force.at) < 0.5)
    .sort((a, b) => aim.steps(a.at) - aim.steps(b.at) || b.points - a.points)
    .map(({ id, points }) => ({
      ...{ kind: 'fillUp', piece: id },
      amount: Math.max(1, Math.min(Math.floor((mostPoints.CF - points) / pointsPerRp), account.stash)) * pointsPerRp,
    }))

/** HX-275: one RP takes a turn's yield of a hex where nobody stands. */
export const scouts: Wish = (purse) => {
  const { account } = purse
  const [site] = sheltered(purse)
  const free = capsDue(account).RF - countOf(account, 'RF')
  if (!site || free <= 0) return []
  const draft = { kind: 'buyRecon', to: account.context.name(site.cell), amount: pointsPerRp, detail: { troops: 1 } }
  return Array.from({ length: Math.min(free, account.stash) }, () => draft)
}

/** Most steps from the border at which a picket waits for its march. */
const behind = 3

/** One RP a hex stops who would walk in, and counts as a held neighbour in every fight beside it (HX-040, HX-346). It is raised behind the border, and goes there before the enemy moves (HX-223). */
export const pickets: Wish = ({ account, now, sites }) => {
  const bare = sites.filter(({ cell }) => danger(now, cell) > quiet && now.held(cell).length === 0)
  const safe = sites
    .filter(
      ({ cell }) => danger(now, cell) <= quiet && now.front(cell) <= behind && pointsIn(account, cell, 'OF') === 0,
    )
    .sort((a, b) => now.front(a.cell) - now.front(b.cell) || a.cell - b.cell)
  const waiting = account.forces.filter((force) => force.class === 'OF' && isSpare(now, force)).length
  return safe
    .slice(0, Math.max(0, Math.min(bare.length - waiting, Math.floor(account.stash / 4))))
    .map(({ cell }) => ({ kind: 'buyTroops', item: 'OF', to: account.context.name(cell), amount: pointsPerRp }))
}

/** An occupation force that nothing keeps where it stands. */
const isSpare = (now: Situation, { at }: OwnForce): boolean => danger(now, at) <= quiet && !now.fortresses.includes(at)
