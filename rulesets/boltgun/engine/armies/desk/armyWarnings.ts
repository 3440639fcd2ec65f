import { ruleId } from '../../../../kit/ids.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { listOf, type ArmyLimits } from '../law.js'
import { pointsOf, rulesOf, type ArmyList } from '../../model/list.js'
import { armyRules } from '../../data/armyRules.js'
import type { BoltgunOrder } from '../../model/orders.js'
import type { Table } from '../../view/table.js'
import { limitsOf } from './armyChecks.js'
import { pairWarnings } from './pairs.js'
import * as words from '../../../messages/armies.generated.js'

const warning = (code: string, message: string, rule = 'BG-300'): OrderProblem => ({
  code,
  message,
  rule: ruleId(rule),
})

const whoSees = ({ approval }: ArmyLimits): string =>
  approval === 'facilitator' ? words.facilitatorSees() : words.allSee()

const unused = (list: ArmyList, { budget }: ArmyLimits): readonly OrderProblem[] => {
  const left = budget - pointsOf(list)
  return left > 0 ? [warning('budget-left', words.budgetLeft({ left, budget }))] : []
}

const ofList = (list: ArmyList, limits: ArmyLimits, table: Table): readonly OrderProblem[] => {
  const rules = rulesOf(list)
  const nodeless = rules.includes('HIVE_MENTALITY') && list.node === null
  const named = [...table.own.values()].some(({ marks }) => marks.includes('node'))
  return [
    ...(list.source === 'own' ? [warning('shown', whoSees(limits))] : []),
    ...pairWarnings(rules, table.ground.settings).map(({ rules: [, second], message }) =>
      warning('pair', message, armyRules[second].rule),
    ),
    ...(rules.includes('BLITZ') ? [warning('two-blitzes', words.twoBlitzes(), 'BG-321')] : []),
    ...unused(list, limits),
    ...(nodeless && !named ? [warning('node-later', words.nodeLater(), 'BG-323')] : []),
  ]
}

/** Worth knowing before an army is sealed (BG-300). */
export const armyWarnings = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const limits = limitsOf(table)
  const order = orders.find((entry) => entry.kind === 'army')
  if (!limits || !order) return []
  return ofList(listOf(order, limits.proposal), limits, table).map((entry) => ({
    ...entry,
    index: orders.indexOf(order),
  }))
}

/** What lists of others have in them that a judge should know, and lists that are left without a word. */
export const judgeWarnings = ({ view, ground }: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const lists = view.detail.choosing?.lists ?? []
  const judged = orders.flatMap((order) => (order.kind === 'judge' ? [order.list] : []))
  const open = lists.filter(({ seat }) => !judged.includes(seat))
  const unjudged = view.viewer.kind === 'seat' ? words.unjudgedSeat : words.unjudgedFacilitator
  return [
    ...lists.flatMap(({ seat, army }) =>
      pairWarnings(
        army.rules.map(({ name }) => name),
        ground.settings,
      ).map(({ rules: [, second], message }) =>
        warning('pair', words.pairOf({ seat, pair: message }), armyRules[second].rule),
      ),
    ),
    ...open.map(({ seat }) => warning('unjudged', unjudged({ seat }))),
  ]
}
