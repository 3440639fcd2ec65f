import type { Cell } from '../../../../../kit/grid.js'
import type { OrderDraft } from '../../../../../kit/orders.js'
import { facilities, type Facility } from '../../../data/facilities.js'
import { fortressHold, mostPoints, pointsPerRp } from '../../../data/troops.js'
import { builtHexes, capsDue, countOf, pointsIn } from '../../../orderValidation/account.js'
import { airstripsOf, hasReconCentre } from '../../../orderValidation/caps.js'
import { hasFortress, mayStand } from '../../../model/holdings.js'
import { danger } from '../../suggest/fights.js'
import { sheltered, type Purse, type Wish } from './purse.js'

/** More armies than this find no room at a front, where one a turn enters a hex (HX-198). */
const mostArmies = 60

/** Conquest forces that so much land bears. */
const armies = ({ account, growing }: Purse): number =>
  Math.min(20, growing ? 3 + Math.floor(account.hexes.length / 2) : 2 + Math.floor(account.hexes.length / 3))

const built = ({ account }: Purse, facility: Facility): number =>
  builtHexes(account).filter(({ facilities: works }) => works.includes(facility)).length

/** Where a work is safest: as far from any enemy as there is room for it, where somebody holds the hex if there is such a place. */
const siteList = (purse: Purse, facility: Facility): readonly Cell[] => {
  const { account, now } = purse
  const free = builtHexes(account).filter((hex) => mayStand(facility, hex))
  const rank = (cell: Cell): number => Math.min(now.front(cell), 4) + (now.held(cell).length > 0 ? 1 : 0)
  return sheltered(purse)
    .map(({ cell }) => cell)
    .filter((cell) => free.some((hex) => hex.cell === cell))
    .sort((a, b) => rank(b) - rank(a) || a - b)
}

const siteFor = (purse: Purse, facility: Facility): Cell | null => siteList(purse, facility)[0] ?? null

const build = (purse: Purse, facility: Facility, cell = siteFor(purse, facility)): readonly OrderDraft[] =>
  cell === null ? [] : [{ kind: 'buyFacility', item: facility, to: purse.account.context.name(cell) }]

/** RP for a base and an army of full strength to stand by it. */
const costOfArmy = facilities.BASE.price + mostPoints.CF / pointsPerRp

/** HX-111: room for more conquest forces, once there is enough for it and for the least of forces; who has RP left over builds it faster than his land asks for. */
export const based: Wish = (purse) => {
  const { account, growing } = purse
  const [count, cap] = [countOf(account, 'CF'), capsDue(account).CF]
  const enough = facilities.BASE.price + (growing ? 0 : 10)
  if (count < cap || account.stash < enough) return []
  const rich = Math.min(mostArmies - cap, Math.floor(account.stash / (2 * costOfArmy)))
  const rooms = siteList(purse, 'BASE').slice(0, Math.max(rich, cap < armies(purse) ? 1 : 0))
  return rooms.flatMap((cell) => build(purse, 'BASE', cell))
}

/** HX-143: two more hexes a turn for every force, and one more into nobody's land: it pays for itself while there is such land, and brings reserves to a long front. */
export const airstrip: Wish = (purse) => {
  const { account, growing } = purse
  const wanted = growing ? Math.floor(countOf(account, 'CF') / 2) : Math.min(2, Math.floor(account.hexes.length / 10))
  return airstripsOf(builtHexes(account)) < Math.min(3, wanted) ? build(purse, 'AIRSTRIP') : []
}

/** HX-073, HX-007: another fortress yields five, holds a force more, and saves from being out with the first. */
export const fortified: Wish = (purse) => {
  const { account } = purse
  const count = builtHexes(account).filter(hasFortress).length
  if (account.stash < facilities.FORTRESS.price + 5 || count > account.hexes.length / 8) return []
  const cell = siteFor(purse, 'FORTRESS')
  if (cell === null) return []
  const men = pointsIn(account, cell, 'OF') < fortressHold
  return [
    ...build(purse, 'FORTRESS', cell),
    ...(men ? [{ kind: 'buyTroops', item: 'OF', to: account.context.name(cell), amount: fortressHold }] : []),
  ]
}

/** HX-112: room for another recon force: a raid a turn pays for it. */
export const listening: Wish = (purse) =>
  capsDue(purse.account).RF < Math.min(5, 1 + Math.floor(purse.account.hexes.length / 6))
    ? build(purse, 'COMM_STATION')
    : []

/** HX-243: one serves all recon forces; worth it once there are several. */
export const centre: Wish = (purse) =>
  !hasReconCentre(builtHexes(purse.account)) && countOf(purse.account, 'RF') >= 3 ? build(purse, 'RECON_CENTRE') : []

/** Points of an occupation force that makes a Garrison: with fewer it is beaten, and its own hex stands open (HX-151). */
const strongGarrison = 1000

/** HX-145, HX-150: where a strong occupation force stands near the border it fights for the hexes around too; not that of the last fortress, which would stand open if it lost (HX-151). */
export const garrisons: Wish = (purse) => {
  const { account, now } = purse
  const cells = account.hexes
    .filter((hex) => mayStand('GARRISON', hex) && pointsIn(account, hex.cell, 'OF') >= strongGarrison)
    .filter(({ cell }) => now.front(cell) <= 2 && (now.fortresses.length > 1 || !now.fortresses.includes(cell)))
    .map(({ cell }) => cell)
    .sort((a, b) => now.front(a) - now.front(b) || a - b)
  return cells.slice(0, 1).flatMap((cell) => build(purse, 'GARRISON', cell))
}

/** A Garrison without a strong force gets one. */
export const reactors: Wish = ({ account, now }) =>
  account.hexes
    .filter(({ cell, facilities: works }) => works.includes('GARRISON') && now.front(cell) <= 3)
    .flatMap(({ cell }): readonly OrderDraft[] => {
      const holder = account.forces.find((force) => force.class === 'OF' && force.at === cell)
      const short = mostPoints.OF - pointsIn(account, cell, 'OF')
      return holder && short >= 100 ? [{ kind: 'fillUp', piece: holder.id, amount: short }] : []
    })

/** HX-147 … HX-147c, HX-142: one more unit in every army of full strength; worth it for many of them. */
export const schools: Wish = (purse) => {
  const full = purse.account.forces.filter(({ class: kind, points }) => kind !== 'RF' && points >= 1800).length
  const kinds: readonly Facility[] = ['TRAINING_CENTER', 'TANK_FACTORY', 'MOTORPOOL', 'OFFICER_TRAINING_SCHOOL']
  const next = kinds.find((facility) => built(purse, facility) === 0)
  const owned = kinds.filter((facility) => built(purse, facility) > 0).length
  return next !== undefined && full >= 4 + owned ? build(purse, next) : []
}

/** HX-146: who is invaded chooses the mission: in the fortress that an enemy stands before. */
export const perimeter: Wish = (purse) => {
  const { account, now } = purse
  const cell = account.hexes
    .filter((hex) => hasFortress(hex) && mayStand('DEFENSE_PERIMETER', hex) && danger(now, hex.cell) > 0)
    .map((hex) => hex.cell)[0]
  return cell === undefined || account.stash < 30 ? [] : build(purse, 'DEFENSE_PERIMETER', cell)
}
