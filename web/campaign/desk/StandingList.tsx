'use client'

import { leftOut, legalPart } from '@muster/rulesets/kit/legalPart.js'
import { draftOf, type OrderDraft } from '@muster/rulesets/kit/orders.js'
import { useMemo } from 'react'
import * as words from '../../messages/standingOrders.generated.js'
import { type OpenAsk, questionOf } from '../../api/briefing.js'
import type { StandingOrders } from '../../api/standing.js'
import { useOpenedView } from '../ViewContext.js'

interface StandingListProps {
  readonly kept: StandingOrders
  /** The open question of their kind, by which they are judged; null: they are only listed. */
  readonly ask: OpenAsk | null
}

/** Why each order could not be given now, by its place in the list. */
const useReasons = (orders: readonly OrderDraft[], ask: OpenAsk | null): ReadonlyMap<number, string> => {
  const { view, tools } = useOpenedView()
  return useMemo(() => {
    if (!ask) return new Map()
    const question = questionOf(ask)
    const legal = legalPart(tools.desk, view, question, orders)
    const out = leftOut(tools.desk, view, question, orders, legal, orders.length)
    return new Map(out.map(({ index, why }) => [index, why ?? words.notTogether()]))
  }, [view, tools, orders, ask])
}

/** Standing orders in words, with what is in the way of each now. */
export function StandingList({ kept, ask }: StandingListProps) {
  const { view, tools } = useOpenedView()
  const orders = useMemo(() => kept.orders.map(draftOf), [kept])
  const reasons = useReasons(orders, ask)
  return (
    <>
      <ol className="c-orders">
        {orders.map((order, index) => (
          <li key={index}>
            {tools.presentation.describe(view, order)}
            {reasons.has(index) && <p className="c-order-problem">{words.notNow({ why: reasons.get(index) ?? '' })}</p>}
          </li>
        ))}
      </ol>
      {ask && <p>{words.now({ legal: orders.length - reasons.size, all: orders.length })}</p>}
    </>
  )
}
