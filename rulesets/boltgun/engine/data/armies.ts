import type { ArmyRule } from './armyRules.js'

/** The printed example armies, each worth exactly 2 points (BG-300): what a player may take without anybody's approval. */
export const armies = {
  Chaos: ['BLOOD_REWARD', 'MASSIVE_ARMIES', 'TRIBAL_ANIMOSITY'],
  'Dark Eldar': ['HIGHLY_MOBILE', 'UNSEEN_PRESENCE', 'RAIDERS'],
  Eldar: ['TACTICAL_GENIUS', 'MOBILIZATION', 'ALL_SEEING_EYE', 'IRREPLACEABLE_TROOPS'],
  'Imperial Guard': ['MASSIVE_ARMIES', 'SACRIFICE', 'PONDEROUS'],
  Necron: ['TELEPORT', 'UNSEEN_PRESENCE', 'IRREPLACEABLE_TROOPS', 'IMPETUOUS'],
  Orks: ['BATTLELUST', 'TOUGH', 'WOTS_A_RECON', 'SACRIFICE'],
  Sisters: ['HATRED'],
  'Space Marines': ['STEADFAST'],
  Tau: ['SUPERIOR_INTELLIGENCE', 'IRREPLACEABLE_TROOPS'],
  Tyranids: ['INFESTATION', 'MASSIVE_ARMIES', 'BLOOD_REWARD', 'HIVE_MENTALITY', 'IMPETUOUS'],
} as const satisfies Readonly<Record<string, readonly ArmyRule[]>>

export type ArmyType = keyof typeof armies

export const armyTypes = Object.keys(armies) as readonly ArmyType[]

export const isArmyType = (name: string): name is ArmyType => Object.hasOwn(armies, name)
