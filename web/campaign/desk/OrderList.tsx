'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Tools } from './openDesk.js'
import { OrderLine } from './OrderLine.js'
import type { DeskState } from './useDesk.js'

interface OrderListProps {
  readonly view: GameView
  readonly desk: DeskState
  readonly tools: Tools
  readonly onSelect: (id: string | null) => void
}

/** What is on the sheet where it is no plan of pieces: an answer, a ruling, a list. */
export function OrderList(props: OrderListProps) {
  const { orders, sealed } = props.desk
  if (orders.length === 0)
    return <p className="m-quiet">{sealed ? 'You sealed an empty sheet.' : 'No answer yet. Choose one below.'}</p>
  return (
    <ol className="c-orders" aria-label="Orders">
      {orders.map((order, index) => (
        <OrderLine key={`${order.kind} ${String(index)}`} {...props} order={order} index={index} />
      ))}
    </ol>
  )
}
