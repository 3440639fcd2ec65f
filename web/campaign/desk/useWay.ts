'use client'

import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import { useMemo } from 'react'
import { useViewContext } from '../ViewContext.js'
import type { Way } from './deskState.js'

interface Drawn {
  readonly option: OrderOption
  readonly draft: OrderDraft
}

/** How the path of the option that is open stands; null where it takes none. */
export const useWay = (
  ask: AskView | null,
  options: readonly OrderOption[],
  orders: readonly OrderDraft[],
  filling: Drawn | null,
): Way | null => {
  const { view, tools } = useViewContext()
  return useMemo(() => {
    if (!ask || !tools?.desk.pathStep || !filling?.option.path) return null
    const { option, draft } = filling
    const { tapped, walkerOf } = tools.guide
    const walker = walkerOf({ desk: tools.desk, view, ask, options, orders }, option, draft)
    const path = draft.path ?? []
    return { path, ...walker(path), after: (cell, far) => tapped(walker, path, cell, far) }
  }, [view, ask, tools, options, orders, filling])
}
