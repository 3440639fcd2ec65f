import { pieceId, ruleId, seatId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderDraft, OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import type { ChosenRule, CustomRule } from '../list.js'
import { armyTypes, isArmyType } from '../../data/armies.js'
import { isArmyRule } from '../../data/armyRules.js'
import type { ArmyOrder, JudgeOrder } from '../../orders.js'
import { record } from '../../record.js'
import { most } from './armySchemas.js'

type Entries = Readonly<Record<string, Json | undefined>>
type Parsed<Value> = Result<Value, OrderProblem>

const wrong = (code: string, message: string): Result<never, OrderProblem> =>
  fail({ code, message, rule: ruleId('BG-300') })

/** A text of one line; null where it is left out or empty. */
const readText = (value: Json | undefined, what: string, longest: number): Parsed<string | null> => {
  if (value === undefined || value === null) return ok(null)
  if (typeof value !== 'string') return wrong('detail', `Give ${what} as text.`)
  const text = value.trim()
  if (text.length > longest)
    return wrong(
      'too-long',
      `Shorten ${what}: it has ${String(text.length)} characters, and ${String(longest)} are allowed.`,
    )
  if (/[\p{Cc}\p{Cf}]/u.test(text)) return wrong('detail', `Leave control characters and line breaks out of ${what}.`)
  return ok(text === '' ? null : text)
}

const strange = (entries: Entries, keys: readonly string[]): string | undefined =>
  Object.keys(entries).find((key) => !keys.includes(key))

/** Every item of a list, or the first thing that is wrong. */
const readAll = <Value>(
  value: Json | undefined,
  what: string,
  longest: number,
  read: (entries: Entries) => Parsed<Value>,
): Parsed<readonly Value[]> => {
  if (value === undefined || value === null) return ok([])
  if (!Array.isArray(value)) return wrong('detail', `Give ${what} as a list.`)
  if (value.length > longest)
    return wrong('too-many', `At most ${String(longest)} ${what} stand in a list: take fewer.`)
  const items: Value[] = []
  for (const item of value as readonly Json[]) {
    const entries = record(item)
    const found = entries ? read(entries) : wrong('detail', `Each of the ${what} is an object with its own entries.`)
    if (!found.ok) return found
    items.push(found.value)
  }
  return ok(items)
}

const readRule = (entries: Entries): Parsed<ChosenRule> => {
  const { rule } = entries
  if (strange(entries, ['rule', 'title', 'why']) !== undefined)
    return wrong('detail', 'An army rule of a list has rule, title and why, and nothing else.')
  if (typeof rule !== 'string' || !isArmyRule(rule))
    return wrong('unknown-rule', 'There is no such army rule: name it as in the list of rules, e.g. HIGHLY_MOBILE.')
  const title = readText(entries['title'], 'the title of a rule', most.title)
  if (!title.ok) return title
  const why = readText(entries['why'], 'the justification of a rule', most.why)
  return why.ok ? ok({ rule, title: title.value, why: why.value }) : why
}

const readCustom = (entries: Entries): Parsed<CustomRule> => {
  const { points = 0 } = entries
  if (strange(entries, ['title', 'text', 'points', 'why']) !== undefined)
    return wrong('detail', 'A rule of the campaign’s own has title, text, points and why, and nothing else.')
  if (typeof points !== 'number' || !Number.isInteger(points) || Math.abs(points) > most.points)
    return wrong('points', `Give the points of a rule of the campaign’s own as a whole number from -3 to 3.`)
  const title = readText(entries['title'], 'the title of a rule', most.title)
  if (!title.ok) return title
  const text = readText(entries['text'], 'the text of a rule', most.text)
  if (!text.ok) return text
  const why = readText(entries['why'], 'the justification of a rule', most.why)
  if (!why.ok) return why
  if (title.value === null || text.value === null)
    return wrong('detail', 'A rule of the campaign’s own needs a title and a text.')
  return ok({ title: title.value, text: text.value, points: points === 0 ? 0 : points, why: why.value ?? '' })
}

/** What an order of an army says beyond its name. */
const readDetail = (order: ArmyOrder, entries: Entries): Parsed<ArmyOrder> => {
  const own = order.choose === 'own'
  if (strange(entries, own ? ['type', 'node', 'rules', 'customs'] : ['type', 'node']) !== undefined)
    return wrong(
      'detail',
      own
        ? 'A list has type, rules, customs and node, and nothing else.'
        : 'Beside the army itself only type and node are yours to say.',
    )
  const type = readText(entries['type'], 'the army type', most.type)
  if (!type.ok) return type
  if (own && type.value === null) return wrong('no-type', 'Say which type of army it is: everybody is told that.')
  const node = readText(entries['node'], 'the node', most.title)
  if (!node.ok) return node
  const rules = readAll(entries['rules'], 'army rules', most.rules, readRule)
  if (!rules.ok) return rules
  const customs = readAll(entries['customs'], 'rules of the campaign’s own', most.customs, readCustom)
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
    return wrong('unknown-army', `Choose proposal, own, or one of ${armyTypes.join(', ')}.`)
  const order: ArmyOrder = { kind: 'army', choose: item, type: null, rules: [], customs: [], node: null }
  const entries = detail === undefined ? {} : record(detail)
  return entries ? readDetail(order, entries) : wrong('detail', 'The detail of an army is an object.')
}

/** `item` names the seat whose list it is, `with` is approve or refuse. */
export const readJudge = ({ item = '', with: verdict, detail }: OrderDraft): Parsed<JudgeOrder> => {
  if (verdict !== 'approve' && verdict !== 'refuse') return wrong('choice', 'Say "approve" or "refuse".')
  const entries = detail === undefined ? {} : record(detail)
  if (!entries || strange(entries, ['reason']) !== undefined)
    return wrong('detail', 'The detail of a judgement is { "reason": text } and nothing else.')
  const reason = readText(entries['reason'], 'the reason', most.text)
  return reason.ok
    ? ok({ kind: 'judge', list: seatId(item), approve: verdict === 'approve', reason: reason.value })
    : reason
}
