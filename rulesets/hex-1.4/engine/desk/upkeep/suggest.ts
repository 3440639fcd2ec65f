import type { Cell } from '../../../../kit/grid.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import type { Facility } from '../../data/facilities.js'
import { fewestConquest, fortressHold, mostInHex, mostPoints, pointsPerRp } from '../../data/troops.js'
import {
  builtHexes,
  capsDue,
  countOf,
  pointsIn,
  type Account,
  type OwnForce,
  type OwnHex,
} from '../../legality/account.js'
import { airstripsOf } from '../../legality/caps.js'
import { hasFortress, mayStand } from '../../legality/holdings.js'
import { judge, spend } from '../../legality/purchase.js'
import { accountOf } from '../account.js'
import type { DeskPart } from '../part.js'
import { holds, situationOf, type Situation } from '../suggest/situation.js'
import { readUpkeep } from './read.js'

const rp = (points: number): number => Math.ceil(points / pointsPerRp)

/** What the wishes are drawn from. */
interface Purse {
  readonly account: Account
  readonly now: Situation
  /** Own hexes in which RP may be spent, the nearest to the front first. */
  readonly sites: readonly OwnHex[]
}

type Wish = (purse: Purse) => readonly OrderDraft[]

const sitesOf = (account: Account, now: Situation): readonly OwnHex[] =>
  account.hexes
    .filter(({ contested, ruined }) => !contested && !ruined)
    .sort((a, b) => now.front(a.cell) - now.front(b.cell) || a.cell - b.cell)

/** Conquest forces that so much land is worth. */
const armies = ({ account }: Purse): number => Math.min(14, 2 + Math.floor(account.hexes.length / 3))

/** Where a work is safest and still of use: not right at the front, where there is a hex behind it. */
const siteFor = ({ account, now, sites }: Purse, facility: Facility): string | null => {
  const free = sites.filter((site) =>
    builtHexes(account).some((hex) => hex.cell === site.cell && mayStand(facility, hex)),
  )
  const found = free.find(({ cell }) => now.front(cell) >= 2) ?? free[0]
  return found ? account.laws.name(found.cell) : null
}

const build = (purse: Purse, facility: Facility): readonly OrderDraft[] => {
  const to = siteFor(purse, facility)
  return to === null ? [] : [{ kind: 'buyFacility', item: facility, to }]
}

/** Occupation force up to so many points in a hex. */
const garrisoned = (account: Account, cell: Cell, points: number): readonly OrderDraft[] => {
  const short = Math.min(points, mostPoints.OF) - pointsIn(account, cell, 'OF')
  if (short <= 0 || account.stash <= 0) return []
  const holder = account.forces.find((force) => force.class === 'OF' && force.at === cell)
  const amount = Math.min(rp(short), account.stash) * pointsPerRp
  if (holder && holder.authorised - holder.points >= short) return [{ kind: 'reinforce', piece: holder.id, amount }]
  return holder
    ? [{ kind: 'fillUp', piece: holder.id, amount }]
    : [{ kind: 'buyTroops', item: 'OF', to: account.laws.name(cell), amount }]
}

/** Fortresses with the men that keep them awake (HX-157), and with more where an enemy stands before them. */
const manned: Wish = ({ account, now }) =>
  account.hexes.filter(hasFortress).flatMap(({ cell }) => {
    const wanted = holds(now, cell) < 0.6 ? Math.max(fortressHold, now.threat(cell)) : fortressHold
    return garrisoned(account, cell, wanted)
  })

/** HX-037: hexes that lapse unless something is spent on them. */
const claims: Wish = ({ account }) =>
  account.laws.flag('claim.requires_rp')
    ? account.hexes
        .filter(({ cell }) => account.forces.some((force) => force.class === 'CF' && force.at === cell))
        .map(({ cell }) => ({ kind: 'claim', to: account.laws.name(cell) }))
    : []

const worn = (force: OwnForce): boolean => force.authorised - force.points >= pointsPerRp

const restored: Wish = ({ account }) =>
  account.forces.filter(worn).map(({ id, authorised, points }) => ({
    ...{ kind: 'reinforce', piece: id },
    amount: Math.max(1, Math.min(rp(authorised - points), account.stash)) * pointsPerRp,
  }))

const raised: Wish = ({ account, sites }) => {
  const points = Math.min(mostPoints.CF, account.stash * pointsPerRp)
  const [count, cap] = [countOf(account, 'CF'), capsDue(account).CF]
  if (count >= cap || points < (count === 0 ? fewestConquest : 2 * fewestConquest)) return []
  const site = sites.find(({ cell }) => pointsIn(account, cell) + points <= mostInHex)
  return site ? [{ kind: 'buyTroops', item: 'CF', to: account.laws.name(site.cell), amount: points }] : []
}

/** Room for another conquest force, once there is enough for a good part of both. */
const based: Wish = (purse) => {
  const { account } = purse
  const cap = capsDue(account).CF
  return countOf(account, 'CF') >= cap && cap < armies(purse) && account.stash >= 18 ? build(purse, 'BASE') : []
}

/** HX-073: another fortress pays for itself, holds a force more, and saves from being out with the first. */
const fortified: Wish = (purse) => {
  const { account } = purse
  const fortresses = builtHexes(account).filter(hasFortress).length
  if (account.stash < 36 || fortresses > account.hexes.length / 8) return []
  const to = siteFor(purse, 'FORTRESS')
  if (to === null) return []
  const cell = account.laws.cell(to) ?? -1
  const men = pointsIn(account, cell, 'OF') < fortressHold
  return [
    { kind: 'buyFacility', item: 'FORTRESS', to },
    ...(men ? [{ kind: 'buyTroops', item: 'OF', to, amount: fortressHold }] : []),
  ]
}

const scouts: Wish = ({ account, sites }) =>
  sites[0] && countOf(account, 'RF') < capsDue(account).RF && countOf(account, 'CF') > 1
    ? [{ kind: 'buyRecon', to: account.laws.name(sites[0].cell), amount: 2 * pointsPerRp, detail: { troops: 1 } }]
    : []

/** HX-143: two more hexes a turn, and one more into nobody's land. */
const airstrip: Wish = (purse) => {
  const { hexes, stash } = purse.account
  const enough = countOf(purse.account, 'CF') > 1 && hexes.length >= 6 && stash >= 15
  return enough && airstripsOf(builtHexes(purse.account)) < (hexes.length >= 16 ? 2 : 1) ? build(purse, 'AIRSTRIP') : []
}

const listening: Wish = (purse) =>
  purse.account.stash >= 25 && capsDue(purse.account).RF < 3 ? build(purse, 'COMM_STATION') : []

/** Conquest forces at full strength, those at the front first. */
const strengthened: Wish = ({ account, now }) =>
  account.forces
    .filter((force) => force.class === 'CF' && !worn(force) && force.points + pointsPerRp <= mostPoints.CF)
    .sort((a, b) => now.front(a.at) - now.front(b.at) || b.points - a.points)
    .map(({ id, points }) => ({
      ...{ kind: 'fillUp', piece: id },
      amount: Math.max(1, Math.min(Math.floor((mostPoints.CF - points) / pointsPerRp), account.stash)) * pointsPerRp,
    }))

/** Drafts that the account bears one after the other; what it does not bear is left out. */
const bought = (purse: Purse, kept: readonly OrderDraft[], wish: Wish): readonly [Purse, readonly OrderDraft[]] =>
  wish(purse).reduce<readonly [Purse, readonly OrderDraft[]]>(
    ([now, list], draft) => {
      const most = now.account.stash * pointsPerRp
      const within = draft.amount !== undefined && draft.amount > most ? { ...draft, amount: most } : draft
      const order = readUpkeep(within)
      const judged = order.ok ? judge(now.account, order.value) : order
      return judged.ok && 'price' in judged.value
        ? [{ ...now, account: spend(now.account, judged.value) }, [...list, within]]
        : [now, list]
    },
    [purse, kept],
  )

/** A steward: fortresses manned, losses replaced, armies raised as land and income bear them, then what else pays. */
export const suggestUpkeep: DeskPart['suggest'] = (view) => {
  const account = accountOf(view)
  const now = situationOf(view)
  const wishes: readonly Wish[] = [
    ...[manned, claims, restored, raised, based, raised, scouts],
    ...[airstrip, fortified, strengthened, listening, scouts],
  ]
  const start: readonly [Purse, readonly OrderDraft[]] = [{ account, now, sites: sitesOf(account, now) }, []]
  return wishes.reduce(([purse, kept], wish) => bought(purse, kept, wish), start)[1]
}
