import { armyRules, type ArmyRule } from '../../data/armyRules.js'
import type { Settings } from '../../settings.js'

interface Pair {
  readonly rules: readonly [ArmyRule, ArmyRule]
  readonly why: string
  /** Under these settings the two do go together. */
  readonly unless?: (settings: Settings) => boolean
}

/** Army rules that undo one another, or of which one is given away. */
const pairs: readonly Pair[] = [
  {
    rules: ['RAIDERS', 'IMPETUOUS'],
    why: 'Raiders never entrench anyway, so Impetuous gives points for nothing: others may refuse it.',
  },
  { rules: ['RAIDERS', 'STEADFAST'], why: 'Raiders build no works, so Steadfast has nothing to hasten.' },
  { rules: ['IMPETUOUS', 'STEADFAST'], why: 'An Impetuous army never entrenches, so half of Steadfast is lost.' },
  { rules: ['RAIDERS', 'SLOW_RESUPPLY'], why: 'It resupplies only while entrenched, and Raiders never are.' },
  {
    rules: ['IMPETUOUS', 'SLOW_RESUPPLY'],
    why: 'It resupplies only while entrenched, and an Impetuous army never is.',
  },
  {
    rules: ['UNSEEN_PRESENCE', 'EASILY_OBSERVABLE'],
    why: 'Everybody sees its banners all the time, so hiding them from searches is of no use.',
  },
  { rules: ['TRIBAL_ANIMOSITY', 'FLEXIBLE_COMMAND'], why: 'Tribes never split, so there is no split to improve.' },
  { rules: ['BLITZ', 'INFESTATION'], why: 'It keeps no sector that it does not cover, so there is little to infest.' },
  {
    rules: ['WOTS_A_RECON', 'ALL_SEEING_EYE'],
    why: 'Its searches reach no farther than its recon, so there is less for the eye to see.',
  },
  { rules: ['RAIDERS', 'MOBILIZATION'], why: 'Raiders build no works that they could leave at will.' },
  {
    rules: ['TOUGH', 'VERY_TOUGH'],
    why: 'The two do not add up: only Very Tough counts.',
    unless: (settings) => settings['tough.stack'],
  },
]

/** What is to be said of the rules of one army that stand in one another's way. */
export const pairRemarks = (
  rules: readonly ArmyRule[],
  settings: Settings,
): readonly { readonly rules: readonly [ArmyRule, ArmyRule]; readonly message: string }[] =>
  pairs
    .filter(({ rules: pair, unless }) => pair.every((rule) => rules.includes(rule)) && unless?.(settings) !== true)
    .map(({ rules: pair, why }) => ({
      rules: pair,
      message: `${armyRules[pair[0]].title} and ${armyRules[pair[1]].title}: ${why}`,
    }))
