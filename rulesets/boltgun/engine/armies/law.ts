import { ruleId } from '../../../kit/ids.js'
import { armyRules, armyRuleText } from '../data/armyRules.js'
import type { Refusal } from '../model/judging.js'
import type { ArmyOrder } from '../model/orders.js'
import type { Settings } from '../settings/settings.js'
import { pointsOf, presetList, rulesOf, type ArmyList } from '../model/list.js'
import * as words from '../../messages/armies.generated.js'

export type Approval = Settings['army.approval']

/** What a seat's choice of army is judged by: the campaign's settings and the seat's own packet. */
export interface ArmyLimits {
  readonly budget: number
  readonly approval: Approval
  readonly proposal: ArmyList
  /** Ids of the seat's own banners. */
  readonly banners: readonly string[]
}

const refuse = (code: string, message: string, rule = 'BG-300'): Refusal => ({ code, message, rule: ruleId(rule) })

/** The army that an order takes. */
export const listOf = ({ choose, type, rules, customs, node }: ArmyOrder, proposal: ArmyList): ArmyList => {
  const list: ArmyList =
    choose === 'proposal'
      ? proposal
      : choose === 'own'
        ? { source: 'own', preset: null, type: proposal.type, rules, customs, node: null }
        : presetList(choose)
  return { ...list, type: type ?? list.type, node }
}

const budgetProblem = (list: ArmyList, { budget }: ArmyLimits): readonly Refusal[] => {
  const points = pointsOf(list)
  if (points <= budget || list.source === 'proposal') return []
  const sum = { points, over: points - budget, budget }
  const message = list.preset === null ? words.ownOverBudget(sum) : words.armyOverBudget({ ...sum, army: list.preset })
  return [refuse('over-budget', message)]
}

/** Every rule once, each of them said to be fitting. */
const ruleProblems = ({ source, rules, customs }: ArmyList): readonly Refusal[] => {
  const names = rules.map(({ rule }) => rule)
  const twice = names.filter((rule, index) => names.indexOf(rule) < index)
  const silent = source === 'own' ? rules.filter(({ why }) => why === null || why === '') : []
  return [
    ...[...new Set(twice)].map((rule) =>
      refuse('twice', words.ruleTwice({ rule: armyRuleText(rule).title }), armyRules[rule].rule),
    ),
    ...silent.map(({ rule }) =>
      refuse('no-justification', words.justifyRule({ rule: armyRuleText(rule).title }), armyRules[rule].rule),
    ),
    ...customs
      .filter(({ why }) => why === '')
      .map(({ title }) => refuse('no-justification', words.justifyCustom({ title }))),
  ]
}

const nodeProblem = (list: ArmyList, { banners }: ArmyLimits): readonly Refusal[] => {
  if (list.node === null) return []
  if (!rulesOf(list).includes('HIVE_MENTALITY')) return [refuse('no-hive', words.noHive(), 'BG-323')]
  return banners.includes(list.node)
    ? []
    : [refuse('unknown-piece', words.nodeNotYours({ banner: list.node }), 'BG-323')]
}

/** Why a seat may not take an army; empty when it may be sealed. */
export const armyProblems = (order: ArmyOrder, limits: ArmyLimits): readonly Refusal[] => {
  const list = listOf(order, limits.proposal)
  if (list.source === 'own' && limits.approval === 'presets') return [refuse('presets-only', words.presetsOnly())]
  return [...budgetProblem(list, limits), ...ruleProblems(list), ...nodeProblem(list, limits)]
}
