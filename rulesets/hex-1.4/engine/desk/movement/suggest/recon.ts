import type { Cell } from '../../../../../kit/grid.js'
import { facilities, type Facility } from '../../../data/facilities.js'
import { oddsOf, usualReroll } from '../../../orderValidation/odds.js'
import { raids } from '../../suggest/fights.js'
import type { OwnArmy } from '../../suggest/situation.js'
import { priceOf, yieldOf } from '../../suggest/worth.js'
import type { Plan } from './plan.js'
import type { Way } from './ways.js'

/** What a recon force does where its way ends. */
export interface Mission {
  readonly gain: number
  /** As drafts name it: `lieLow`, `raid`, `sabotage:BASE`. */
  readonly item: string
}

/** Below this a raid is left alone: who loses it flees (HX-274). */
const fair = 0.5
/** RP a turn of an enemy hex of which nothing is known. */
const usualYield = 1.5
/** How often a hex of which nothing is known is empty. */
const usuallyEmpty = 0.7

const chanceIn = ({ now }: Plan, army: OwnArmy, cell: Cell): number => {
  const hex = now.hex(cell)
  const blind = hex === undefined || (hex.contact === null && now.enemies(cell).length === 0)
  return raids(now, army, cell) * (blind ? usuallyEmpty : 1)
}

/** The dearest work that may be destroyed (HX-277, HX-158). */
const targetIn = ({ now }: Plan, cell: Cell): Facility | null => {
  const [first] = now
    .works(cell)
    .facilities.filter((name) => name !== 'FORTRESS')
    .sort((a, b) => facilities[b].price - facilities[a].price)
  return first ?? null
}

/** What a raid brings, or what a target costs its owner where that is more. */
const prize = (plan: Plan, cell: Cell): { readonly item: string; readonly worth: number } => {
  const { now } = plan
  const hex = now.hex(cell)
  const income = hex?.features ? yieldOf(now.works(cell), hex.features.exhausted) : usualYield
  const rivals = Math.max(1, now.rivals)
  const target = targetIn(plan, cell)
  const raid = income * (1 + 1 / rivals)
  const sabotage = target === null ? 0 : (0.7 * facilities[target].price) / rivals
  return target !== null && sabotage > raid
    ? { item: `sabotage:${target}`, worth: sabotage }
    : { item: 'raid', worth: raid }
}

/** A report on an enemy hex, worth more where an attack may follow. */
const report = ({ now, aim }: Plan, cell: Cell): number => {
  const asOf = now.hex(cell)?.asOf ?? -9
  const old = Math.min(4, now.turn - asOf) / 4
  return old * (now.front(cell) === 0 && aim.steps(cell) <= 1 ? 3 : 1)
}

const destroyed = { once: oddsOf([]).destroyed, again: oddsOf(usualReroll).destroyed }

/** HX-241: what throws on the way cost. */
const risks = ({ table }: Plan, army: OwnArmy, rolls: number): number =>
  (rolls * (priceOf(army.points) + 1) * (table.rerolls ? destroyed.again : destroyed.once)) / 36

/** What it is worth to a recon force to end there, in RP, and what it does there. */
export const mission = (plan: Plan, army: OwnArmy, { end, path, rolls }: Way): Mission => {
  const { now, table, taken, aim } = plan
  const away = risks(plan, army, rolls) + path.length / 100 + 0.05 * aim.steps(end) + (taken.has(end) ? 20 : 0)
  const holding = table.holding(end)
  if (holding === 'own') return { gain: -away, item: 'lieLow' }
  if (holding !== 'enemy') return { gain: (now.hex(end)?.explored ? 0 : 1) - away, item: 'lieLow' }
  const chance = chanceIn(plan, army, end)
  const seen = report(plan, end)
  if (chance < fair) return { gain: seen - away, item: 'lieLow' }
  const { item, worth } = prize(plan, end)
  return { gain: seen + chance * worth - ((1 - chance) * priceOf(army.points)) / 3 - away, item }
}
