import { once } from '../../../kit/memo.js'
import { armyRules, type ArmyRule, type RuleEntry } from '../data/armyRules.js'
import { refuse, type Refusal } from './judging.js'
import type { PlanName } from './orders.js'

type Army = readonly ArmyRule[]
type Changes = NonNullable<RuleEntry['changes']>

const entries = Object.entries<RuleEntry>(armyRules) as readonly (readonly [ArmyRule, RuleEntry])[]

/** What the rules of an army change, in the order of the rulebook. */
const changesIn = once((army: Army) =>
  entries.flatMap(([name, { rule, changes }]) => (changes && army.includes(name) ? [{ rule, ...changes }] : [])),
)

const levels = (army: Army, of: 'spares' | 'inflicts' | 'suffers' | 'suffersBeaten'): readonly number[] =>
  changesIn(army).map((changes) => changes[of] ?? 0)

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

const some = (army: Army, change: keyof Changes): boolean => changesIn(army).some((changes) => changes[change])

/** What an army never orders, with the rule that forbids it. */
export const forbidden = (army: Army, order: PlanName): Refusal | null => {
  const by = changesIn(army).find(({ forbids }) => forbids?.orders.some((kind) => kind === order))
  return by?.forbids ? refuse('army-rule', by.rule, by.forbids.why()) : null
}

/** How many sectors a march leads. */
export const paceOf = (army: Army): number => Math.max(1, ...changesIn(army).map(({ pace = 1 }) => pace))

/** Works are left by going, without an order. */
export const leavesWorks = (army: Army): boolean => some(army, 'leavesWorks')

/** It marches and fortifies, and entrenches without works. */
export const digsAtOnce = (army: Army): boolean => some(army, 'digsAtOnce')

/** Levels by which an attrition is lessened: of several rules the best, unless they add up. */
export const sparedBy = (army: Army, adding: boolean): number =>
  adding ? sum(levels(army, 'spares')) : Math.max(0, ...levels(army, 'spares'))

/** Levels that an army adds to each enemy's loss in a battle. */
export const inflictedBy = (army: Army): number => sum(levels(army, 'inflicts'))

/** Levels that an army adds to its own loss in a battle, and those in a battle lost. */
export const sufferedBy = (army: Army): number => sum(levels(army, 'suffers'))
export const sufferedBeaten = (army: Army): number => sum(levels(army, 'suffersBeaten'))

/** Rules to be reckoned with at a battle. */
export const rulesInBattle: readonly ArmyRule[] = entries.flatMap(([name, { changes }]) =>
  changes?.inBattle ? [name] : [],
)
