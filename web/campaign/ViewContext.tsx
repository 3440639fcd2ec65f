'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Tools } from './desk/openDesk.js'
import { useRequired } from './required.js'

/** One moment of the war as its reader may know it, now or long ago. */
interface Viewed {
  readonly view: GameView
  /** What the ruleset shows it with; null until it is fetched. */
  readonly tools: Tools | null
}

interface Opened extends Viewed {
  readonly tools: Tools
}

const ViewContext = createContext<Viewed | null>(null)

export const useViewContext = (): Viewed => useRequired(ViewContext, 'view')

/** For what is shown before the war as well, when there is none. */
export const useViewIfAny = (): Viewed | null => useContext(ViewContext)

/** For what is drawn only once the ruleset is fetched. */
export const useOpenedView = (): Opened => {
  const { view, tools } = useViewContext()
  if (!tools) throw new Error('Rendered before the ruleset was fetched.')
  return { view, tools }
}

export function ViewProvider({ view, tools, children }: Viewed & { readonly children: ReactNode }) {
  const value = useMemo(() => ({ view, tools }), [view, tools])
  return <ViewContext value={value}>{children}</ViewContext>
}
