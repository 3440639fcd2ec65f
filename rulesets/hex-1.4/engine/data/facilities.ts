import { ruleId, type RuleId } from '../../../kit/ids.js'

/** What can be built in a hex (HX-141 … HX-148b): price in RP. */
export const facilities = {
  BASE: { price: 10, rule: ruleId('HX-141') },
  TANK_FACTORY: { price: 20, rule: ruleId('HX-142') },
  AIRSTRIP: { price: 15, rule: ruleId('HX-143') },
  RECON_CENTRE: { price: 15, rule: ruleId('HX-144') },
  GARRISON: { price: 10, rule: ruleId('HX-145') },
  DEFENSE_PERIMETER: { price: 10, rule: ruleId('HX-146') },
  TRAINING_CENTER: { price: 20, rule: ruleId('HX-147') },
  OFFICER_TRAINING_SCHOOL: { price: 20, rule: ruleId('HX-147b') },
  MOTORPOOL: { price: 20, rule: ruleId('HX-147c') },
  COMM_STATION: { price: 10, rule: ruleId('HX-148') },
  FORTRESS: { price: 30, rule: ruleId('HX-148b') },
} as const satisfies Readonly<Record<string, { readonly price: number; readonly rule: RuleId }>>

export type Facility = keyof typeof facilities

export const isFacility = (name: string): name is Facility => Object.hasOwn(facilities, name)

const printed = Object.keys(facilities).filter(isFacility)

/** As the rulebook lists them, whenever each was built: the order of building is its builder's secret. */
export const asPrinted = (built: readonly Facility[]): readonly Facility[] =>
  built.length < 2 ? built : printed.filter((facility) => built.includes(facility))
