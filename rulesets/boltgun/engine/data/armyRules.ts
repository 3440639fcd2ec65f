import { ruleId, type RuleId } from '../../../kit/ids.js'

/** Army special rules with their points and ledger ids (BG-301 … BG-328). */
export const armyRules = {
  HIGHLY_MOBILE: { points: 3, rule: ruleId('BG-301'), title: 'Highly Mobile' },
  TELEPORT: { points: 3, rule: ruleId('BG-302'), title: 'Teleport' },
  INFESTATION: { points: 3, rule: ruleId('BG-303'), title: 'Infestation' },
  VERY_TOUGH: { points: 3, rule: ruleId('BG-304'), title: 'Very Tough' },
  SUPERIOR_INTELLIGENCE: { points: 3, rule: ruleId('BG-305'), title: 'Superior Intelligence' },
  UNSEEN_PRESENCE: { points: 2, rule: ruleId('BG-306'), title: 'Unseen Presence' },
  TOUGH: { points: 2, rule: ruleId('BG-307'), title: 'Tough' },
  STEADFAST: { points: 2, rule: ruleId('BG-308'), title: 'Steadfast' },
  MASSIVE_ARMIES: { points: 2, rule: ruleId('BG-309'), title: 'Massive Armies' },
  HATRED: { points: 2, rule: ruleId('BG-310'), title: 'Hatred' },
  BATTLELUST: { points: 1, rule: ruleId('BG-311'), title: 'Battlelust' },
  TACTICAL_GENIUS: { points: 1, rule: ruleId('BG-312'), title: 'Tactical Genius' },
  SACRIFICE: { points: 1, rule: ruleId('BG-313'), title: 'Sacrifice' },
  BLOOD_REWARD: { points: 1, rule: ruleId('BG-314'), title: 'Blood Reward' },
  ALL_SEEING_EYE: { points: 1, rule: ruleId('BG-315'), title: 'All Seeing Eye' },
  MOBILIZATION: { points: 1, rule: ruleId('BG-316'), title: 'Mobilization' },
  FLEXIBLE_COMMAND: { points: 1, rule: ruleId('BG-317'), title: 'Flexible Command' },
  RAIDERS: { points: -3, rule: ruleId('BG-318'), title: 'Raiders' },
  EASILY_OBSERVABLE: { points: -3, rule: ruleId('BG-319'), title: 'Easily Observable' },
  SUICIDE_TROOPS: { points: -2, rule: ruleId('BG-320'), title: 'Suicide Troops' },
  BLITZ: { points: -2, rule: ruleId('BG-321'), title: 'Blitz' },
  IMPETUOUS: { points: -2, rule: ruleId('BG-322'), title: 'Impetuous' },
  HIVE_MENTALITY: { points: -2, rule: ruleId('BG-323'), title: 'Hive Mentality' },
  WOTS_A_RECON: { points: -2, rule: ruleId('BG-324'), title: 'Wots a Recon?' },
  PONDEROUS: { points: -1, rule: ruleId('BG-325'), title: 'Ponderous' },
  SLOW_RESUPPLY: { points: -1, rule: ruleId('BG-326'), title: 'Slow Resupply' },
  TRIBAL_ANIMOSITY: { points: -1, rule: ruleId('BG-327'), title: 'Tribal Animosity' },
  IRREPLACEABLE_TROOPS: { points: -1, rule: ruleId('BG-328'), title: 'Irreplaceable Troops' },
} as const satisfies Readonly<
  Record<string, { readonly points: number; readonly rule: RuleId; readonly title: string }>
>

export type ArmyRule = keyof typeof armyRules

export const isArmyRule = (name: string): name is ArmyRule => Object.hasOwn(armyRules, name)
