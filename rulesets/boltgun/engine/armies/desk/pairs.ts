import { armyRuleText, type ArmyRule } from '../../data/armyRules.js'
import type { Settings } from '../../settings/settings.js'
import * as words from '../../../messages/armies.generated.js'

interface Pair {
  readonly rules: readonly [ArmyRule, ArmyRule]
  readonly why: () => string
  /** Under these settings the two do go together. */
  readonly unless?: (settings: Settings) => boolean
}

/** Army rules that undo one another, or of which one is given away. */
const pairs: readonly Pair[] = [
  {
    rules: ['RAIDERS', 'IMPETUOUS'],
    why: words.raidersImpetuous,
  },
  { rules: ['RAIDERS', 'STEADFAST'], why: words.raidersSteadfast },
  { rules: ['IMPETUOUS', 'STEADFAST'], why: words.impetuousSteadfast },
  { rules: ['RAIDERS', 'SLOW_RESUPPLY'], why: words.raidersResupply },
  {
    rules: ['IMPETUOUS', 'SLOW_RESUPPLY'],
    why: words.impetuousResupply,
  },
  {
    rules: ['UNSEEN_PRESENCE', 'EASILY_OBSERVABLE'],
    why: words.unseenObservable,
  },
  { rules: ['TRIBAL_ANIMOSITY', 'FLEXIBLE_COMMAND'], why: words.tribesFlexible },
  { rules: ['BLITZ', 'INFESTATION'], why: words.blitzInfestation },
  {
    rules: ['WOTS_A_RECON', 'ALL_SEEING_EYE'],
    why: words.reconEye,
  },
  { rules: ['RAIDERS', 'MOBILIZATION'], why: words.raidersMobile },
  {
    rules: ['TOUGH', 'VERY_TOUGH'],
    why: words.toughTwice,
    unless: (settings) => settings['tough.stack'],
  },
]

/** What is to be said of the rules of one army that stand in one another's way. */
export const pairWarnings = (
  rules: readonly ArmyRule[],
  settings: Settings,
): readonly { readonly rules: readonly [ArmyRule, ArmyRule]; readonly message: string }[] =>
  pairs
    .filter(({ rules: pair, unless }) => pair.every((rule) => rules.includes(rule)) && unless?.(settings) !== true)
    .map(({ rules: pair, why }) => ({
      rules: pair,
      message: words.pair({ first: armyRuleText(pair[0]).title, second: armyRuleText(pair[1]).title, why: why() }),
    }))
