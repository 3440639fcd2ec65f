import { ruleId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { Choice, OrderOption } from '../../../../kit/orders.js'
import type { Approval, ArmyLimits } from '../law.js'
import { pointsOf, presetList, rulesOf, titleOf, type ArmyList } from '../../model/list.js'
import { armyTypes } from '../../data/armies.js'
import { armyRuleText } from '../../data/armyRules.js'
import type { SubmittedListView } from '../../view/view.js'
import type { Table } from '../../view/table.js'
import { limitsOf } from './armyChecks.js'
import { exampleLists, ownSchema, judgementSchema, takenSchema } from './armySchemas.js'
import * as words from '../../../messages/armies.generated.js'

/** An army as a card: its type, its points, and a line for every rule. */
const card = (id: string, list: ArmyList): Choice => ({
  id,
  label: list.type,
  badge: words.points({ points: pointsOf(list) }),
  about:
    list.rules
      .map((chosen) => words.rule({ title: titleOf(chosen), text: armyRuleText(chosen.rule).text }))
      .join('\n') || words.noRules(),
})

const option = (label: string, item: readonly Choice[], detail: Json): OrderOption => ({
  ...{ kind: 'army', slot: 'army', label, item, detail },
  rule: ruleId('BG-300'),
})

const hasNode = (list: ArmyList): boolean => rulesOf(list).includes('HIVE_MENTALITY')

/** Said before an own list is sealed: to ask for consent is to show it. */
const ownLabel: Readonly<Record<Exclude<Approval, 'presets'>, () => string>> = {
  consent: words.writeOwnConsent,
  facilitator: words.writeOwnRuled,
}

const taken = (limits: ArmyLimits, node: boolean): readonly OrderOption[] => {
  const presets = armyTypes
    .map((type) => ({ type, list: presetList(type) }))
    .filter(({ list }) => pointsOf(list) <= limits.budget && hasNode(list) === node)
  const detail = takenSchema(node ? limits.banners : null)
  const label = node ? words.takePrintedNode() : words.takePrinted()
  const items = presets.map(({ type, list }) => card(type, list))
  return items.length > 0 ? [option(label, items, detail)] : []
}

/** Armies that may be taken: the proposal, the printed ones within the budget, and an own list where those are allowed. */
export const armyOptions = (table: Table): readonly OrderOption[] => {
  const limits = limitsOf(table)
  if (!limits) return []
  const { proposal, approval, banners, budget } = limits
  const proposed = option(
    words.takeProposed(),
    [card('proposal', proposal)],
    takenSchema(hasNode(proposal) ? banners : null),
  )
  const examples = exampleLists(budget)
  const own =
    approval === 'presets' || examples.length === 0
      ? []
      : [option(ownLabel[approval](), [{ id: 'own', label: words.ownList() }], ownSchema(budget, banners, examples))]
  return [proposed, ...taken(limits, false), ...taken(limits, true), ...own]
}

const judge = ({ seat, army }: SubmittedListView, ruling: boolean): readonly OrderOption[] => {
  const item = [{ id: seat, label: words.listOf({ seat, type: army.type }) }]
  const base = { kind: 'judge', slot: `list ${seat}`, item, rule: ruleId('BG-300') }
  const approve = ruling ? { detail: judgementSchema(true) } : {}
  return [
    { ...base, label: words.approveList({ seat }), with: [{ id: 'approve', label: words.approve() }], ...approve },
    {
      ...{ ...base, label: words.refuse({ seat }), with: [{ id: 'refuse', label: words.refuseIt() }] },
      detail: judgementSchema(true),
    },
  ]
}

export const judgeOptions = ({ view }: Table): readonly OrderOption[] =>
  (view.detail.choosing?.lists ?? []).flatMap((list) => judge(list, view.viewer.kind !== 'seat'))
