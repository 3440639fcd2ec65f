import { ruleId } from '../../../kit/ids.js'
import { armyRules } from '../data/armyRules.js'
import type { Refusal } from '../judging.js'
import type { ArmyOrder } from '../orders.js'
import type { Settings } from '../settings.js'
import { pointsOf, presetList, rulesOf, type ArmyList } from './list.js'

export type Approval = Settings['army.approval']

/** What a seat's choice of army is judged by: the campaign's settings and the seat's own packet. */
export interface ArmyLimits {
  readonly budget: number
  readonly approval: Approval
  readonly proposal: ArmyList
  /** Ids of the seat's own banners. */
  readonly banners: readonly string[]
}

const some = (points: number): string => (Math.abs(points) === 1 ? '1 point' : `${String(points)} points`)

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
  const over = `${some(points - budget)} over the budget of ${String(budget)}`
  const whose = list.preset === null ? 'Your list' : `The army ${list.preset}`
  return [refuse('over-budget', `${whose} takes ${some(points)}, ${over}: take less, or a rule with negative points.`)]
}

/** Every rule once, each of them said to be fitting. */
const ruleProblems = ({ source, rules, customs }: ArmyList): readonly Refusal[] => {
  const names = rules.map(({ rule }) => rule)
  const twice = names.filter((rule, index) => names.indexOf(rule) < index)
  const silent = source === 'own' ? rules.filter(({ why }) => why === null || why === '') : []
  return [
    ...[...new Set(twice)].map((rule) =>
      refuse('twice', `${armyRules[rule].title} stands in your list twice: name it once.`, armyRules[rule].rule),
    ),
    ...silent.map(({ rule }) =>
      refuse('no-justification', `Say in writing why ${armyRules[rule].title} suits your army.`, armyRules[rule].rule),
    ),
    ...customs
      .filter(({ why }) => why === '')
      .map(({ title }) => refuse('no-justification', `Say in writing why "${title}" suits your army.`)),
  ]
}

const nodeProblem = (list: ArmyList, { banners }: ArmyLimits): readonly Refusal[] => {
  if (list.node === null) return []
  if (!rulesOf(list).includes('HIVE_MENTALITY'))
    return [refuse('no-hive', 'Only an army with Hive Mentality has a node: leave it out.', 'BG-323')]
  return banners.includes(list.node)
    ? []
    : [refuse('unknown-piece', `You have no banner ${list.node}: name one of yours as the node.`, 'BG-323')]
}

/** Why a seat may not take an army; empty when it may be sealed. */
export const armyProblems = (order: ArmyOrder, limits: ArmyLimits): readonly Refusal[] => {
  const list = listOf(order, limits.proposal)
  if (list.source === 'own' && limits.approval === 'presets')
    return [refuse('presets-only', 'This campaign takes no lists of one’s own: choose a printed army or the proposal.')]
  return [...budgetProblem(list, limits), ...ruleProblems(list), ...nodeProblem(list, limits)]
}
