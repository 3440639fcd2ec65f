'use client'

import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import * as together from '../../messages/commanded.generated.js'
import * as words from '../../messages/desk.generated.js'
import { RuleLink } from '../../rules/RuleLink.js'
import { useOpenedView } from '../ViewContext.js'
import { mayWrite, writerOf } from './command.js'
import { useOpenDesk } from './DeskContext.js'

interface OrderLineProps {
  readonly order: OrderDraft
  /** Its place on the sheet, by which objections name it. */
  readonly index: number
}

/** One order in words, with what it will do and what the desk says to it. */
export function OrderLine({ order, index }: OrderLineProps) {
  const { view, tools } = useOpenedView()
  const { desk, onSelect } = useOpenDesk()
  const { problems, warnings, sealed, remove, command, changes } = desk
  const writer = writerOf(changes, order)
  const wrong = problems.filter((problem) => problem.index === index)
  const noted = warnings.filter((warning) => warning.index === index)
  const line = tools.presentation.describe(view, order)
  const effect = tools.presentation.effect?.(view, order)
  return (
    <li className="c-order" data-problem={wrong.length > 0 || undefined}>
      <button type="button" className="c-order-line" onClick={() => onSelect(order.piece ?? null)}>
        {line}
        {effect && <span className="c-order-effect">{effect}</span>}
        {writer && (
          <span className="c-order-effect">
            {writer.name === null ? together.byGone() : together.by({ name: writer.name })}
          </span>
        )}
      </button>
      {!sealed && mayWrite(command, order) && (
        <button
          type="button"
          className="m-close"
          aria-label={words.strike({ order: line })}
          onClick={() => remove(index)}
        />
      )}
      {wrong.map((problem) => (
        <p key={problem.code} className="c-order-problem" role="status">
          {problem.message} <RuleLink rule={problem.rule} rules={tools.rules} />
        </p>
      ))}
      {noted.map((warning) => (
        <p key={warning.code} className="c-order-warning">
          {warning.message} <RuleLink rule={warning.rule} rules={tools.rules} />
        </p>
      ))}
    </li>
  )
}
