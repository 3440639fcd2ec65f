import { ruleId } from '../../../../kit/ids.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { listOf, type ArmyLimits } from '../law.js'
import { pointsOf, rulesOf, type ArmyList } from '../list.js'
import { armyRules } from '../../data/armyRules.js'
import type { BoltgunOrder } from '../../orders.js'
import type { Table } from '../../view/table.js'
import { limitsOf } from './armyChecks.js'
import { pairRemarks } from './pairs.js'

const remark = (code: string, message: string, rule = 'BG-300'): OrderProblem => ({ code, message, rule: ruleId(rule) })

const whoSees = ({ approval }: ArmyLimits): string =>
  approval === 'facilitator'
    ? 'The facilitator is shown your list; if it is not ruled on, all other players are, and their consent is asked.'
    : 'All other players are shown your list, since their consent is asked.'

const unused = (list: ArmyList, { budget }: ArmyLimits): readonly OrderProblem[] => {
  const left = budget - pointsOf(list)
  return left > 0 ? [remark('budget-left', `${String(left)} of ${String(budget)} points are left over.`)] : []
}

const ofList = (list: ArmyList, limits: ArmyLimits, table: Table): readonly OrderProblem[] => {
  const rules = rulesOf(list)
  const nodeless = rules.includes('HIVE_MENTALITY') && list.node === null
  const named = [...table.own.values()].some(({ marks }) => marks.includes('node'))
  return [
    ...(list.source === 'own' ? [remark('shown', whoSees(limits))] : []),
    ...pairRemarks(rules, table.ground.settings).map(({ rules: [, second], message }) =>
      remark('pair', message, armyRules[second].rule),
    ),
    ...(rules.includes('BLITZ')
      ? [remark('two-blitzes', 'The army rule Blitz is not the mission Blitz: neither brings the other.', 'BG-321')]
      : []),
    ...unused(list, limits),
    ...(nodeless && !named
      ? [
          remark(
            'node-later',
            'No node is named: name it in the first plan, or the strongest banner is the node.',
            'BG-323',
          ),
        ]
      : []),
  ]
}

/** Worth knowing before an army is sealed (BG-300). */
export const armyRemarks = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const limits = limitsOf(table)
  const order = orders.find((entry) => entry.kind === 'army')
  if (!limits || !order) return []
  return ofList(listOf(order, limits.proposal), limits, table).map((entry) => ({
    ...entry,
    index: orders.indexOf(order),
  }))
}

/** What lists of others have in them that a judge should know, and lists that are left without a word. */
export const judgeRemarks = ({ view, ground }: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const lists = view.detail.choosing?.lists ?? []
  const judged = orders.flatMap((order) => (order.kind === 'judge' ? [order.list] : []))
  const open = lists.filter(({ seat }) => !judged.includes(seat))
  const what = view.viewer.kind === 'seat' ? 'that is consent' : 'the other players are asked to consent instead'
  return [
    ...lists.flatMap(({ seat, army }) =>
      pairRemarks(
        army.rules.map(({ name }) => name),
        ground.settings,
      ).map(({ rules: [, second], message }) => remark('pair', `${seat}: ${message}`, armyRules[second].rule)),
    ),
    ...open.map(({ seat }) => remark('unjudged', `You say nothing of the list of ${seat}: ${what}.`)),
  ]
}
