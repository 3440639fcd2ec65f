'use client'

import { useRouter } from 'next/navigation.js'
import type { Saving } from './useSaving.js'

/** Saves to the account; a map that only this device had is at another address from then on. */
export const useSave = (id: string, { save }: Saving): ((asAnother?: boolean) => Promise<void>) => {
  const router = useRouter()
  return async (asAnother = false) => {
    const there = await save(asAnother)
    if (there !== null && there !== id) router.replace(`/maps/${there}/edit`)
  }
}
