'use client'

import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { RuleLink } from '../../rules/RuleLink.js'
import type { Tools } from './openDesk.js'
import type { DeskState } from './useDesk.js'

interface OrderLineProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
  readonly order: OrderDraft
  /** Its place on the sheet, by which objections name it. */
  readonly index: number
  readonly onSelect: (id: string | null) => void
}

/** One order in words, with what it will do and what the desk says to it. */
export function OrderLine({ view, desk, tools, order, index, onSelect }: OrderLineProps) {
  const { problems, remarks, sealed, remove } = desk
  const wrong = problems.filter((problem) => problem.index === index)
  const noted = remarks.filter((remark) => remark.index === index)
  const line = tools.presentation.describe(view, order)
  const effect = tools.presentation.effect?.(view, order)
  return (
    <li className="c-order" data-problem={wrong.length > 0 || undefined}>
      <button type="button" className="c-order-line" onClick={() => onSelect(order.piece ?? null)}>
        {line}
        {effect && <span className="c-order-effect">{effect}</span>}
      </button>
      {!sealed && (
        <button type="button" className="m-close" aria-label={`Strike out: ${line}`} onClick={() => remove(index)} />
      )}
      {wrong.map((problem) => (
        <p key={problem.code} className="c-order-problem" role="status">
          {problem.message} <RuleLink rule={problem.rule} rules={tools.rules} />
        </p>
      ))}
      {noted.map((remark) => (
        <p key={remark.code} className="c-order-remark">
          {remark.message} <RuleLink rule={remark.rule} rules={tools.rules} />
        </p>
      ))}
    </li>
  )
}
