import { ruleId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { Choice, OrderOption } from '../../../../kit/orders.js'
import type { Approval, ArmyLimits } from '../law.js'
import { pointsOf, presetList, rulesOf, titleOf, type ArmyList } from '../list.js'
import { armyTypes } from '../../data/armies.js'
import { armyRules } from '../../data/armyRules.js'
import { armyRules as texts } from '../../rules/armyRuleTexts.js'
import type { SubmittedListView } from '../../view.js'
import type { Table } from '../../view/table.js'
import { limitsOf } from './armyChecks.js'
import { exampleLists, ownSchema, judgementSchema, takenSchema } from './armySchemas.js'

const some = (points: number): string => (Math.abs(points) === 1 ? '1 point' : `${String(points)} points`)

/** An army as a card: its type, its points, and a line for every rule. */
const card = (id: string, list: ArmyList): Choice => ({
  id,
  label: list.type,
  badge: some(pointsOf(list)),
  about:
    list.rules.map((chosen) => `${titleOf(chosen)}: ${texts[armyRules[chosen.rule].rule]?.text ?? ''}`).join('\n') ||
    'No army rules.',
})

const option = (label: string, item: readonly Choice[], detail: Json): OrderOption => ({
  ...{ kind: 'army', slot: 'army', label, item, detail },
  rule: ruleId('BG-300'),
})

const hasNode = (list: ArmyList): boolean => rulesOf(list).includes('HIVE_MENTALITY')

/** Said before an own list is sealed: to ask for consent is to show it. */
const ownLabel: Readonly<Record<Exclude<Approval, 'presets'>, string>> = {
  consent: 'Write a list of your own: all other players are shown it and must consent',
  facilitator:
    'Write a list of your own: the facilitator rules on it; without a ruling all other players are shown it and must consent',
}

const taken = (limits: ArmyLimits, node: boolean): readonly OrderOption[] => {
  const presets = armyTypes
    .map((type) => ({ type, list: presetList(type) }))
    .filter(({ list }) => pointsOf(list) <= limits.budget && hasNode(list) === node)
  const detail = takenSchema(node ? limits.banners : null)
  const label = node ? 'Take a printed army that has a node' : 'Take a printed army'
  const items = presets.map(({ type, list }) => card(type, list))
  return items.length > 0 ? [option(label, items, detail)] : []
}

/** Armies that may be taken: the proposal, the printed ones within the budget, and an own list where those are allowed. */
export const armyOptions = (table: Table): readonly OrderOption[] => {
  const limits = limitsOf(table)
  if (!limits) return []
  const { proposal, approval, banners, budget } = limits
  const proposed = option(
    'Take the army that the scenario proposes',
    [card('proposal', proposal)],
    takenSchema(hasNode(proposal) ? banners : null),
  )
  const examples = exampleLists(budget)
  const own =
    approval === 'presets' || examples.length === 0
      ? []
      : [option(ownLabel[approval], [{ id: 'own', label: 'A list of your own' }], ownSchema(budget, banners, examples))]
  return [proposed, ...taken(limits, false), ...taken(limits, true), ...own]
}

const judge = ({ seat, army }: SubmittedListView, ruling: boolean): readonly OrderOption[] => {
  const item = [{ id: seat, label: `The list of ${seat}: ${army.type}` }]
  const base = { kind: 'judge', slot: `list ${seat}`, item, rule: ruleId('BG-300') }
  const approve = ruling ? { detail: judgementSchema(true) } : {}
  return [
    { ...base, label: `Approve the list of ${seat}`, with: [{ id: 'approve', label: 'Approve' }], ...approve },
    {
      ...{ ...base, label: `Refuse the list of ${seat}`, with: [{ id: 'refuse', label: 'Refuse' }] },
      detail: judgementSchema(true),
    },
  ]
}

export const judgeOptions = ({ view }: Table): readonly OrderOption[] =>
  (view.detail.choosing?.lists ?? []).flatMap((list) => judge(list, view.viewer.kind !== 'seat'))
