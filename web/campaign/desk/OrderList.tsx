'use client'

import { useOpenDesk } from './DeskContext.js'
import { OrderLine } from './OrderLine.js'

/** What is on the sheet where it is no plan of pieces: an answer, a ruling, a list. */
export function OrderList() {
  const { options, orders, sealed } = useOpenDesk().desk
  if (orders.length === 0 && sealed) return <p className="m-quiet">You sealed an empty sheet.</p>
  if (orders.length === 0 && options.length === 0)
    return (
      <p className="m-quiet">There is nothing to decide this time. Seal the empty sheet, and the campaign goes on.</p>
    )
  if (orders.length === 0) return <p className="m-quiet">No answer yet. Choose one below.</p>
  return (
    <ol className="c-orders" aria-label="Orders">
      {orders.map((order, index) => (
        <OrderLine key={`${order.kind} ${String(index)}`} {...{ order, index }} />
      ))}
    </ol>
  )
}
