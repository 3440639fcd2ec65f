'use client'

import type { OrderDraft, OrderOption, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { useMemo, useState } from 'react'
import type { Campaign, OpenAsk, Receipt } from '../../api/types.js'
import { place, problemsOf, tidy, without } from './drafts.js'
import type { Tools } from './openDesk.js'
import { type Sealed, useSeal } from './useSeal.js'
import { type Saving, useSheet } from './useSheet.js'

export interface DeskState {
  readonly ask: OpenAsk | null
  readonly options: readonly OrderOption[]
  /** What is on the sheet now: the draft, or the sealed orders. */
  readonly orders: readonly OrderDraft[]
  readonly problems: readonly OrderProblem[]
  /** The receipt of the present sheet; null while it is still a draft. */
  readonly sealed: Receipt | null
  readonly saving: Saving
  readonly sealing: boolean
  /** An option that waits for its cell. */
  readonly picking: OrderOption | null
  readonly pick: (option: OrderOption | null) => void
  readonly put: (option: OrderOption, draft: OrderDraft) => void
  readonly remove: (index: number) => void
  readonly clear: () => void
  /** Takes sealed orders back to the desk as a draft; the seal stands until the new one. */
  readonly reopen: () => void
  readonly seal: () => Promise<Sealed | null>
  readonly retrySaving: () => void
}

const none: readonly never[] = []

/** The order desk of one ask: what may be ordered, what is ordered, what is wrong with it. */
export const useDesk = (
  campaign: Campaign,
  view: GameView | null,
  ask: OpenAsk | null,
  tools: Tools | null,
): DeskState => {
  const sheet = useSheet(campaign.id, ask?.id ?? null)
  const { seal, sealing } = useSeal(campaign.id)
  const [fresh, setFresh] = useState<readonly Receipt[]>(none)
  const [reopened, setReopened] = useState<string | null>(null)
  const [picking, pick] = useState<OrderOption | null>(null)
  const receipt = [...fresh, ...campaign.receipts].find(({ askId }) => askId === ask?.id) ?? null
  const sealed = receipt && reopened !== receipt.hash ? receipt : null
  const orders = useMemo(() => (sealed ? sealed.orders.map(tidy) : sheet.orders), [sealed, sheet.orders])
  const options = useMemo(() => (tools && view && ask ? tools.desk.orderOptions(view, ask) : none), [tools, view, ask])
  const problems = useMemo(
    () => (tools && view && ask && !sealed ? problemsOf(tools.desk, view, ask, orders) : none),
    [tools, view, ask, sealed, orders],
  )
  return {
    ...{ ask, options, orders, problems, sealed, sealing, picking, pick },
    saving: sheet.saving,
    retrySaving: sheet.flush,
    put: (option, draft) => {
      pick(null)
      sheet.write(place(options, orders, option, draft))
    },
    remove: (index) => sheet.write(without(orders, index)),
    clear: () => sheet.write([]),
    reopen: () => {
      if (!receipt) return
      setReopened(receipt.hash)
      sheet.write(orders)
    },
    seal: async () => {
      if (!ask) return null
      sheet.settle()
      const result = await seal(ask.id, orders)
      if (result.kind === 'sealed') setFresh((before) => [result.receipt, ...before])
      else sheet.write(orders)
      return result
    },
  }
}
