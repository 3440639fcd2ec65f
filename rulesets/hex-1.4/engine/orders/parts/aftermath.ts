import { ruleId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { Message } from '../../../../kit/messages.js'
import type { OrderOption, OrderProblem } from '../../../../kit/orders.js'
import type { Refusal } from '../../orderValidation/refusal.js'
import type { PostBattleOrder } from '../../model/orders.js'
import type { HexView } from '../../view/view.js'
import type { DraftOf, OrderOf } from './kind.js'

/** A kind of order after the battles. */
export interface AftermathOf<Kind extends PostBattleOrder['kind']> extends DraftOf<OrderOf<Kind>> {
  refuse(order: OrderOf<Kind>, view: HexView): Refusal | null
  offer(view: HexView): readonly OrderOption[]
}

/** Of a draft that cannot be read. */
export const problem = (code: string, rule: string, message: string): OrderProblem => ({
  code,
  rule: ruleId(rule),
  message,
})

export const refusal = (code: string, rule: string, because: Message): Refusal => ({
  ...{ code, why: because },
  rule: ruleId(rule),
})

/** What stands under this key, and under no other beside it. */
export const onlyEntry = (detail: Json | undefined, key: string): Json | undefined =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) && Object.keys(detail).length === 1
    ? (detail as Readonly<Record<string, Json>>)[key]
    : undefined

export const onlyList = (detail: Json | undefined, key: string): readonly Json[] | null => {
  const list = onlyEntry(detail, key)
  return Array.isArray(list) ? (list as readonly Json[]) : null
}

/** Once it is no longer asked about, by one's own list; a unit that is gone by its id. */
export const unitName = (view: HexView, id: string): string =>
  view.detail.forces.flatMap(({ units }) => units).find((unit) => unit.id === id)?.name ?? id

/** JSON Schema of a list under one key. */
export const listSchema = (key: string, list: Readonly<Record<string, Json>>): Json => ({
  type: 'object',
  required: [key],
  additionalProperties: false,
  properties: { [key]: { type: 'array', ...list } },
})
