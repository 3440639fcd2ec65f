'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { Button } from '../../skin/index.js'
import { RuleLink } from '../report/RuleLink.js'
import type { Tools } from './openDesk.js'
import type { DeskState } from './useDesk.js'

interface OrderListProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
  readonly onSelect: (id: string | null) => void
}

/** What is on the sheet, in words, with the desk's objections beside each line. */
export function OrderList({ view, desk, tools, onSelect }: OrderListProps) {
  const { orders, problems, sealed, remove, clear } = desk
  if (orders.length === 0)
    return (
      <p className="m-quiet">
        {sealed
          ? 'You sealed an empty sheet.'
          : desk.options.some(({ piece }) => piece !== undefined)
            ? 'No orders yet. Pick one of your own on the map or in the list.'
            : 'No answer yet. Choose one below.'}
      </p>
    )
  return (
    <section aria-label="Orders">
      <ol className="c-orders">
        {orders.map((order, index) => {
          const wrong = problems.filter((problem) => problem.index === index)
          const line = tools.skin.describe(view, order)
          return (
            <li
              key={`${order.kind} ${order.piece ?? ''} ${String(index)}`}
              className="c-order"
              data-problem={wrong.length > 0 || undefined}
            >
              <button type="button" className="c-order-line" onClick={() => onSelect(order.piece ?? null)}>
                {line}
              </button>
              {!sealed && (
                <button
                  type="button"
                  className="m-close"
                  aria-label={`Strike out: ${line}`}
                  onClick={() => remove(index)}
                />
              )}
              {wrong.map((problem) => (
                <p key={problem.code} className="c-order-problem" role="status">
                  {problem.message} <RuleLink rule={problem.rule} rules={tools.desk.rules} />
                </p>
              ))}
            </li>
          )
        })}
      </ol>
      {!sealed && orders.length > 1 && (
        <Button size="s" tone="quiet" onClick={clear}>
          Strike out all
        </Button>
      )}
    </section>
  )
}
