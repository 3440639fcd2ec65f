import type { ArmyRule } from '../data/armyRules.js'
import type { Settings } from '../settings/settings.js'

/** BG-232, BG-309: a level above 20 fights as 20; where the settings say so every banner of a Massive Army does that may fight. */
export const fightingLevel = (level: number, army: readonly ArmyRule[], settings: Settings): number =>
  level > 9 && settings['massive.fights_as'] === 'always' && army.includes('MASSIVE_ARMIES') ? 20 : Math.min(20, level)
