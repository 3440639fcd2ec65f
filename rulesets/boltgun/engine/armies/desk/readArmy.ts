import { pieceId, ruleId, seatId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderDraft, OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import type { ChosenRule, CustomRule } from '../../model/list.js'
import { armyTypes, isArmyType } from '../../data/armies.js'
import { isArmyRule } from '../../data/armyRules.js'
import type { ArmyOrder, JudgeOrder } from '../../model/orders.js'
import { record } from '../../record.js'
import { most } from './armySchemas.js'
import * as words from '../../../messages/armies.generated.js'

type Entries = Readonly<Record<string, Json | undefined>>
type Parsed<Value> = Result<Value, OrderProblem>

const wrong = (code: string, message: string): Result<never, OrderProblem> =>
  fail({ code, message, rule: ruleId('BG-300') })

type What = Parameters<typeof words.asText>[0]['what']
type These = Parameters<typeof words.asList>[0]['these']

/** A text of one line; null where it is left out or empty. */
const readText = (value: Json | undefined, what: What, longest: number): Parsed<string | null> => {
  if (value === undefined || value === null) return ok(null)
  if (typeof value !== 'string') return wrong('detail', words.asText({ what }))
  const text = value.trim()
  if (text.length > longest) return wrong('too-long', words.tooLong({ what, length: text.length, most: longest }))
  if (/[\p{Cc}\p{Cf}]/u.test(text)) return wrong('detail', words.noControls({ what }))
  return ok(text === '' ? null : text)
}

const strange = (entries: Entries, keys: readonly string[]): string | undefined =>
  Object.keys(entries).find((key) => !keys.includes(key))

/** Every item of a list, or the first thing that is wrong. */
const readAll = <Value>(
  value: Json | undefined,
  these: These,
  longest: number,
  read: (entries: Entries) => Parsed<Value>,
): Parsed<readonly Value[]> => {
  if (value === undefined || value === null) return ok([])
  if (!Array.isArray(value)) return wrong('detail', words.asList({ these }))
  if (value.length > longest) return wrong('too-many', words.tooMany({ most: longest, these }))
  const items: Value[] = []
  for (const item of value as readonly Json[]) {
    const entries = record(item)
    const found = entries ? read(entries) : wrong('detail', words.eachObject({ these }))
    if (!found.ok) return found
    items.push(found.value)
  }
  return ok(items)
}

const readRule = (entries: Entries): Parsed<ChosenRule> => {
  const { rule } = entries
  if (strange(entries, ['rule', 'title', 'why']) !== undefined) return wrong('detail', words.ruleEntries())
  if (typeof rule !== 'string' || !isArmyRule(rule)) return wrong('unknown-rule', words.unknownRule())
  const title = readText(entries['title'], 'ruleTitle', most.title)
  if (!title.ok) return title
  const why = readText(entries['why'], 'why', most.why)
  return why.ok ? ok({ rule, title: title.value, why: why.value }) : why
}

const readCustom = (entries: Entries): Parsed<CustomRule> => {
  const { points = 0 } = entries
  if (strange(entries, ['title', 'text', 'points', 'why']) !== undefined) return wrong('detail', words.customEntries())
  if (typeof points !== 'number' || !Number.isInteger(points) || Math.abs(points) > most.points)
    return wrong('points', words.customPoints())
  const title = readText(entries['title'], 'ruleTitle', most.title)
  if (!title.ok) return title
  const text = readText(entries['text'], 'ruleText', most.text)
  if (!text.ok) return text
  const why = readText(entries['why'], 'why', most.why)
  if (!why.ok) return why
  if (title.value === null || text.value === null) return wrong('detail', words.customNeeds())
  return ok({ title: title.value, text: text.value, points: points === 0 ? 0 : points, why: why.value ?? '' })
}

/** What an order of an army says beyond its name. */
const readDetail = (order: ArmyOrder, entries: Entries): Parsed<ArmyOrder> => {
  const own = order.choose === 'own'
  if (strange(entries, own ? ['type', 'node', 'rules', 'customs'] : ['type', 'node']) !== undefined)
    return wrong('detail', own ? words.ownEntries() : words.takenEntries())
  const type = readText(entries['type'], 'type', most.type)
  if (!type.ok) return type
  if (own && type.value === null) return wrong('no-type', words.noType())
  const node = readText(entries['node'], 'node', most.title)
  if (!node.ok) return node
  const rules = readAll(entries['rules'], 'rules', most.rules, readRule)
  if (!rules.ok) return rules
  const customs = readAll(entries['customs'], 'customs', most.customs, readCustom)
  if (!customs.ok) return customs
  return ok({
    ...order,
    type: type.value,
    node: node.value === null ? null : pieceId(node.value),
    rules: rules.value,
    customs: customs.value,
  })
}

/** `item` names a printed army, `proposal` or `own`. */
export const readArmy = ({ item = '', detail }: OrderDraft): Parsed<ArmyOrder> => {
  if (item !== 'proposal' && item !== 'own' && !isArmyType(item))
    return wrong('unknown-army', words.unknownArmy({ armies: armyTypes.join(', ') }))
  const order: ArmyOrder = { kind: 'army', choose: item, type: null, rules: [], customs: [], node: null }
  const entries = detail === undefined ? {} : record(detail)
  return entries ? readDetail(order, entries) : wrong('detail', words.armyDetail())
}

/** `item` names the seat whose list it is, `with` is approve or refuse. */
export const readJudge = ({ item = '', with: verdict, detail }: OrderDraft): Parsed<JudgeOrder> => {
  if (verdict !== 'approve' && verdict !== 'refuse') return wrong('choice', words.judgeEntries())
  const entries = detail === undefined ? {} : record(detail)
  if (!entries || strange(entries, ['reason']) !== undefined) return wrong('detail', words.judgeDetail())
  const reason = readText(entries['reason'], 'reason', most.text)
  return reason.ok
    ? ok({ kind: 'judge', list: seatId(item), approve: verdict === 'approve', reason: reason.value })
    : reason
}
