import { useState } from 'react'
import type { OpenAsk } from '../../api/briefing.js'

/** Of the questions to this viewer the one whose desk is open: that which was shown last, while it is asked, then the next about the same thing. */
export const useAsk = (asks: readonly OpenAsk[]) => {
  const [shown, show] = useState<OpenAsk | null>(null)
  const about = shown?.about ?? null
  const ask =
    asks.find(({ id }) => id === shown?.id) ??
    asks.find((one) => about !== null && one.about === about) ??
    asks[0] ??
    null
  if (ask && ask.id !== shown?.id) show(ask)
  const setAsk = (id: string): void => show(asks.find((one) => one.id === id) ?? null)
  return { asks, ask, setAsk }
}
