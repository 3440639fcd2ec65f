'use client'

import { draftOf } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/desk.generated.js'
import { Button } from '../../ui/index.js'
import { useOpenedView } from '../ViewContext.js'
import { useOpenDesk } from './DeskContext.js'
import { sameOption } from './sameOption.js'

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
