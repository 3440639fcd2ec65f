import type { Scenario } from '../../kit/ruleset.js'
import { firstContact } from './firstContact.js'
import { fourCorners } from './fourCorners.js'
import { riverCrossing } from './riverCrossing.js'
import { sixCrowns } from './sixCrowns.js'
import { threeValleys } from './threeValleys.js'

export { newMap } from './generator/index.js'

/** The scenarios that ship, the smallest first. */
export const scenarios: readonly Scenario[] = [firstContact, riverCrossing, threeValleys, fourCorners, sixCrowns]
