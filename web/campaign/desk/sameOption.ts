import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import { isRecord, recordOf, textsOf } from '../../forms/json.js'

/** Whether a form could have written such a detail. */
const couldSay = (schema: Json | undefined, detail: Json | undefined): boolean => {
  if (schema === undefined || detail === undefined) return schema === detail
  const { properties, required } = recordOf(schema)
  const [fields, said] = [recordOf(properties), recordOf(detail)]
  return (
    textsOf(required).every((key) => said[key] !== undefined) &&
    Object.entries(said).every(([key, value]) => {
      const field = fields[key]
      return isRecord(field) && (field['const'] === undefined || field['const'] === value)
    })
  )
}

/** The option by which the same may be answered again, about the same thing. */
export const sameOption = (options: readonly OrderOption[], order: OrderDraft): OrderOption | undefined =>
  options.find(
    ({ kind, item, detail }) =>
      kind === order.kind && item?.some(({ id }) => id === order.item) && couldSay(detail, order.detail),
  )
