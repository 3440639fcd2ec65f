import { facilities } from '../../data/facilities.js'
import { resources } from '../../data/resources.js'
import { pointsPerRp } from '../../data/troops.js'
import { hasBase, hasFortress, type Works } from '../../model/holdings.js'

/** Turns for which a bot reckons with what a hex yields. */
const horizon = 4

/** RP a turn, as far as it is known (HX-076). */
export const yieldOf = (works: Works, exhausted: boolean): number =>
  (hasFortress(works) ? 5 : 1) +
  works.resources.reduce((sum, name) => {
    const { once, yield: rp } = resources[name]
    return sum + (once ? (exhausted ? 0 : rp / horizon) : rp)
  }, 0)

const builtFor = ({ facilities: built }: Works): number => built.reduce((sum, name) => sum + facilities[name].price, 0)

/** What a hex is worth to who holds it, in RP: some turns of its yield, and what stands in it. */
export const worthOf = (works: Works, exhausted: boolean): number =>
  2 +
  horizon * yieldOf(works, exhausted) +
  0.6 * builtFor(works) +
  (hasBase(works) && !works.facilities.includes('BASE') ? 6 : 0) +
  (hasFortress(works) ? 15 : 0)

/** What so many points cost, in RP (HX-100). */
export const priceOf = (points: number): number => points / pointsPerRp
