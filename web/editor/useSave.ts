'use client'

import type { Saving } from './useSaving.js'

/** Saves to the account. A map that only this device had has another id and address from then on, and stays open as it stands. */
export const useSave = (
  id: string,
  { save }: Saving,
  onId: (id: string) => void,
): ((asAnother?: boolean) => Promise<void>) => {
  return async (asAnother = false) => {
    const there = await save(asAnother)
    if (there === null || there === id) return
    onId(there)
    window.history.replaceState(null, '', `/maps/${there}/edit`)
  }
}
