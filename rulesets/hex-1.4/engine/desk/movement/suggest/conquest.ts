import type { Cell } from '../../../../../kit/grid.js'
import { hasFortress } from '../../../model/holdings.js'
import { push } from '../../suggest/aim.js'
import { exposure, loss, takes } from '../../suggest/fights.js'
import type { OwnArmy, Situation } from '../../suggest/situation.js'
import { priceOf } from '../../suggest/worth.js'
import { roomFor, standing, type Plan } from './plan.js'
import type { Way } from './ways.js'

/** However near the end, a hex that is kept wins nothing yet. */
const mostKept = 10

/** With its last fortress a player is out (HX-007). */
export const stakeOf = (now: Situation, cell: Cell): number =>
  now.fortresses.includes(cell)
    ? now.fortresses.length > 1
      ? 60
      : 200
    : now.worth(cell) + Math.min(mostKept, push(now))

/** What a step nearer to the aim is worth. */
const pull = 0.5

const onward = ({ aim }: Plan, { end, path }: Way): number => pull * aim.steps(end) + path.length / 100

/** In an own hex: what it holds there, and what it risks. */
const stay = (plan: Plan, army: OwnArmy, way: Way): number => {
  const { now } = plan
  const others = standing(plan, way.end, army.id)
  const risk = loss(now, way.end, [...others, army])
  return (
    stakeOf(now, way.end) * (loss(now, way.end, others) - risk) -
    plan.caution * risk * priceOf(army.points) -
    onward(plan, way)
  )
}

/** RP that nobody's ground is likely to bring beyond what is known of it. */
const unexplored = 5

/** Ground that nobody holds, the hexes on the way among it (HX-201). */
const claim = ({ now, taken }: Plan, { open }: Way): number =>
  open
    .filter((cell) => !taken.has(cell) && !now.hex(cell)?.ruined)
    .reduce((sum, cell) => sum + now.worth(cell) + push(now) + (now.hex(cell)?.explored ? 0 : unexplored), 0)

/** An enemy's loss is one's own gain, the more the fewer there are. */
const spoils = ({ now }: Plan, cell: Cell): number => {
  const known = hasFortress(now.works(cell))
  return (now.worth(cell) + (known ? 40 : 0)) * (1 + 1 / Math.max(1, now.rivals)) + push(now)
}

/** Where there is no room a force only comes back (HX-227). */
const crowded = 100

/** Another force goes there already, and no second one is let in where an enemy stands (HX-198): it brings nothing, however much the hex is worth. */
const second = 60

/** Points that are not needed where nobody stands. */
const wasted = (army: OwnArmy): number => army.points / 2000

/** What it is worth to a conquest force to end there, in RP. */
export const conquest = (plan: Plan, army: OwnArmy, way: Way): number => {
  const { now, table, taken, caution } = plan
  const { end } = way
  if (table.holding(end) === 'own') return roomFor(plan, end, army.points, army.id) ? stay(plan, army, way) : -crowded
  if (taken.has(end)) return -second - onward(plan, way)
  const enemies = now.enemies(end)
  const risk = caution * exposure(now, army, end) * priceOf(army.points)
  const found = claim(plan, way) - onward(plan, way)
  if (enemies.length === 0) return found + (now.isEnemy(end) ? spoils(plan, end) : 0) - risk - wasted(army)
  const chance = takes(now, army, end)
  const killed = enemies.reduce((sum, { points }) => sum + priceOf(points), 0)
  const prize = now.isEnemy(end) ? spoils(plan, end) : 0
  return found + chance * (prize + killed - risk) - (1 - chance) * priceOf(army.points) * caution
}
