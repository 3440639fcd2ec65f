import { ruleId, type RuleId } from '../../../kit/ids.js'

/** What can be built in a hex (HX-141 … HX-148b): price in RP. */
export const facilities = {
  BASE: { title: 'Base', price: 10, rule: ruleId('HX-141') },
  TANK_FACTORY: { title: 'Tank Factory', price: 20, rule: ruleId('HX-142') },
  AIRSTRIP: { title: 'Airstrip', price: 15, rule: ruleId('HX-143') },
  RECON_CENTRE: { title: 'Recon Centre', price: 15, rule: ruleId('HX-144') },
  GARRISON: { title: 'Garrison', price: 10, rule: ruleId('HX-145') },
  DEFENSE_PERIMETER: { title: 'Defense Perimeter', price: 10, rule: ruleId('HX-146') },
  TRAINING_CENTER: { title: 'Training Center', price: 20, rule: ruleId('HX-147') },
  OFFICER_TRAINING_SCHOOL: { title: 'Officer Training School', price: 20, rule: ruleId('HX-147b') },
  MOTORPOOL: { title: 'Motorpool', price: 20, rule: ruleId('HX-147c') },
  COMM_STATION: { title: 'Comm Station', price: 10, rule: ruleId('HX-148') },
  FORTRESS: { title: 'Fortress', price: 30, rule: ruleId('HX-148b') },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly price: number; readonly rule: RuleId }>>

export type Facility = keyof typeof facilities

export const isFacility = (name: string): name is Facility => Object.hasOwn(facilities, name)
