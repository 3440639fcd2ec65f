'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { draftOf, type OrderDraft, type OrderOption } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/desk.generated.js'
import { Button } from '../../ui/index.js'
import { isRecord, recordOf, textsOf } from '../../forms/json.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'

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

/** What one has answered about the same thing before, and is asked again: it stands, or is corrected. */
export function Earlier() {
  const { view, tools } = useOpenedView()
  const { desk, onSeal } = useOpenDesk()
  const { earlier, options, orders, begin, answer } = desk
  if (orders.length > 0) return null
  const before = earlier
    .flatMap(({ orders: [row, ...more] }) => (row && more.length === 0 ? [draftOf(row)] : []))
    .map((order) => ({ order, option: sameOption(options, order) }))
    .find(({ option }) => option !== undefined)
  if (!before?.option) return null
  const { order, option } = before
  return (
    <section className="c-earlier" aria-label={words.earlier()}>
      <h3>{words.earlier()}</h3>
      <p>{tools.presentation.describe(view, order)}</p>
      <p className="a-actions">
        <Button size="s" tone="primary" onClick={() => answer(option, order) && onSeal()}>
          {words.keep()}
        </Button>
        <Button size="s" onClick={() => begin(option, order)}>
          {words.correct()}
        </Button>
      </p>
    </section>
  )
}
