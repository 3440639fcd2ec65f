import { ruleId, type RuleId } from '../../../kit/ids.js'

/** Bought per use (HX-161 … HX-163b): price in RP. The uplink acts at once and is never kept. */
export const specials = {
  SATELLITE_UPLINK: { price: 10, rule: ruleId('HX-161') },
  AIR_STRIKE: { price: 5, rule: ruleId('HX-162') },
  ADVANCED_INTEL: { price: 15, rule: ruleId('HX-163') },
  TRANSPORTER_DEVICE: { price: 5, rule: ruleId('HX-163b') },
} as const satisfies Readonly<Record<string, { readonly price: number; readonly rule: RuleId }>>

export type Special = keyof typeof specials
/** What a player can hold until he uses it. */
export type HeldSpecial = Exclude<Special, 'SATELLITE_UPLINK'>

export const isSpecial = (name: string): name is Special => Object.hasOwn(specials, name)
