'use client'

import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import { useRef } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { randomHex } from '../../api/randomHex.js'
import { sent } from '../../api/sent.js'
import { problemOf, type Receipt, sealOrders } from '../../api/orders.js'

export type Sealed =
  | { readonly kind: 'sealed'; readonly receipt: Receipt }
  | { readonly kind: 'refused'; readonly problems: readonly OrderProblem[] }
  | { readonly kind: 'error'; readonly error: CombinedError }

/** Seals a sheet. The same sheet sent again, because an answer was lost, keeps its key: it gets the same receipt. */
export const useSeal = (campaignId: string) => {
  const [{ fetching }, send] = useMutation(sealOrders)
  const last = useRef({ body: '', key: '' })
  const seal = async (askId: string, orders: readonly OrderDraft[], reason: string | null): Promise<Sealed> => {
    const body = canonical([askId, orders, reason])
    if (last.current.body !== body) last.current = { body, key: randomHex() }
    const { data, error } = await send({ id: campaignId, askId, orders: sent(orders), key: last.current.key, reason })
    if (error) return { kind: 'error', error }
    const { receipt, problems } = data?.sealOrders ?? { receipt: null, problems: [] }
    // A sheet sealed a second time on purpose is a new request, even with the same orders.
    last.current = { body: '', key: '' }
    return receipt ? { kind: 'sealed', receipt } : { kind: 'refused', problems: problems.map(problemOf) }
  }
  return { seal, sealing: fetching }
}
