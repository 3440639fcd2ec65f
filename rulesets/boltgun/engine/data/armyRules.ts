import { ruleId, type RuleId } from '../../../kit/ids.js'
import { rulePage } from '../../../kit/rulePage.js'
import type { RuleText } from '../../../kit/ruleText.js'
import * as texts from '../../messages/armyRules.generated.js'
import * as words from '../../messages/plans.generated.js'

/** What a rule changes in the reckoning of a step. What is a way of its own to do something stands in the step that carries it out. */
interface Changes {
  /** Orders that its banners never take. */
  readonly forbids?: {
    readonly orders: readonly ('fortify' | 'entrench' | 'split' | 'join')[]
    readonly why: () => string
  }
  /** Sectors of a march, where it is more than one. */
  readonly pace?: 2
  /** Levels of an attrition that it is spared. */
  readonly spares?: number
  /** Levels that each enemy loses besides in a battle. */
  readonly inflicts?: number
  /** Levels that it loses besides in a battle, and in a battle lost. */
  readonly suffers?: number
  readonly suffersBeaten?: number
  /** Works are no bond: they are left by going. */
  readonly leavesWorks?: true
  /** Digs in where it arrives, and entrenches without works. */
  readonly digsAtOnce?: true
  /** To be reckoned with at a battle or its attrition: stated on its sheet. */
  readonly inBattle?: true
}

export interface RuleEntry {
  readonly points: number
  readonly rule: RuleId
  readonly changes?: Changes
}

/** Army special rules with their points and ledger ids (BG-301 … BG-328). */
export const armyRules = {
  HIGHLY_MOBILE: { points: 3, rule: ruleId('BG-301'), changes: { pace: 2 } },
  TELEPORT: { points: 3, rule: ruleId('BG-302') },
  INFESTATION: { points: 3, rule: ruleId('BG-303') },
  VERY_TOUGH: { points: 3, rule: ruleId('BG-304'), changes: { spares: 2, inBattle: true } },
  SUPERIOR_INTELLIGENCE: { points: 3, rule: ruleId('BG-305') },
  UNSEEN_PRESENCE: { points: 2, rule: ruleId('BG-306') },
  TOUGH: { points: 2, rule: ruleId('BG-307'), changes: { spares: 1, inBattle: true } },
  STEADFAST: { points: 2, rule: ruleId('BG-308'), changes: { digsAtOnce: true } },
  MASSIVE_ARMIES: { points: 2, rule: ruleId('BG-309'), changes: { inBattle: true } },
  HATRED: { points: 2, rule: ruleId('BG-310'), changes: { inflicts: 1, inBattle: true } },
  BATTLELUST: { points: 1, rule: ruleId('BG-311') },
  TACTICAL_GENIUS: { points: 1, rule: ruleId('BG-312'), changes: { inBattle: true } },
  SACRIFICE: { points: 1, rule: ruleId('BG-313'), changes: { inBattle: true } },
  BLOOD_REWARD: { points: 1, rule: ruleId('BG-314'), changes: { inBattle: true } },
  ALL_SEEING_EYE: { points: 1, rule: ruleId('BG-315') },
  MOBILIZATION: { points: 1, rule: ruleId('BG-316'), changes: { leavesWorks: true } },
  FLEXIBLE_COMMAND: { points: 1, rule: ruleId('BG-317') },
  RAIDERS: {
    points: -3,
    rule: ruleId('BG-318'),
    changes: {
      forbids: { orders: ['fortify', 'entrench'], why: words.raidersDigNot },
      inBattle: true,
    },
  },
  EASILY_OBSERVABLE: { points: -3, rule: ruleId('BG-319') },
  SUICIDE_TROOPS: {
    points: -2,
    rule: ruleId('BG-320'),
    changes: { suffers: 1, inBattle: true },
  },
  BLITZ: { points: -2, rule: ruleId('BG-321') },
  IMPETUOUS: {
    points: -2,
    rule: ruleId('BG-322'),
    changes: { forbids: { orders: ['entrench'], why: words.impetuousDigNot } },
  },
  HIVE_MENTALITY: { points: -2, rule: ruleId('BG-323') },
  WOTS_A_RECON: { points: -2, rule: ruleId('BG-324') },
  PONDEROUS: { points: -1, rule: ruleId('BG-325') },
  SLOW_RESUPPLY: { points: -1, rule: ruleId('BG-326') },
  TRIBAL_ANIMOSITY: {
    points: -1,
    rule: ruleId('BG-327'),
    changes: { forbids: { orders: ['split', 'join'], why: words.tribesStay } },
  },
  IRREPLACEABLE_TROOPS: {
    points: -1,
    rule: ruleId('BG-328'),
    changes: { suffersBeaten: 1, inBattle: true },
  },
} as const satisfies Readonly<Record<string, RuleEntry>>

export type ArmyRule = keyof typeof armyRules

export const isArmyRule = (name: string): name is ArmyRule => Object.hasOwn(armyRules, name)

const page = rulePage<never, keyof typeof texts.armyRules>(texts.armyRules, {})

/** What an army rule is called and what it does, in our words. */
export const armyRuleText = (name: ArmyRule): RuleText => page[armyRules[name].rule] ?? { title: name, text: '' }
