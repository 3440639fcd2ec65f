'use client'

import { useEffect, useState } from 'react'
import { openDesk, type Tools } from './openDesk.js'

export type ToolsState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly tools: Tools }
  | { readonly kind: 'failed' }

/** Opens the ruleset's desk once the page needs it, and knows which one. `edition`: that of a campaign; left out: the newest. */
export const useTools = (rulesetId: string | null, edition?: string): ToolsState => {
  const [state, setState] = useState<ToolsState>({ kind: 'opening' })
  useEffect(() => {
    if (rulesetId === null) return
    let here = true
    const show = (next: ToolsState): void => {
      if (here) setState(next)
    }
    const tools = openDesk(rulesetId, edition) ?? Promise.reject(new Error('unknown ruleset'))
    tools.then(
      (found) => show({ kind: 'open', tools: found }),
      () => show({ kind: 'failed' }),
    )
    return () => {
      here = false
    }
  }, [rulesetId, edition])
  return state
}
