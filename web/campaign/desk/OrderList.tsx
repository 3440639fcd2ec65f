'use client'

import * as words from '../../messages/desk.generated.js'
import { useOpenDesk } from './DeskContext.js'
import { OrderLine } from './OrderLine.js'

/** What is on the sheet where it is no plan of pieces: an answer, a ruling, a list. */
export function OrderList() {
  const { options, orders, sealed } = useOpenDesk().desk
  if (orders.length === 0 && sealed) return <p className="m-quiet">{words.emptySealed()}</p>
  if (orders.length === 0 && options.length === 0) return <p className="m-quiet">{words.nothingToDecide()}</p>
  if (orders.length === 0) return <p className="m-quiet">{words.noAnswer()}</p>
  return (
    <ol className="c-orders" aria-label={words.orders()}>
      {orders.map((order, index) => (
        <OrderLine key={`${order.kind} ${String(index)}`} {...{ order, index }} />
      ))}
    </ol>
  )
}
