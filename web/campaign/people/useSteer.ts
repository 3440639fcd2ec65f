import { useState } from 'react'
import type { CombinedError } from 'urql'
import { useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Steer } from './steer.js'

/** Sends changes of the table, says how they went, and keeps what went wrong with the last. */
export const useSteer = (): { readonly error: CombinedError | null; readonly steer: Steer } => {
  const { reload } = useCampaignContext()
  const notify = useNotify()
  const [error, setError] = useState<CombinedError | null>(null)
  const steer: Steer = async (told, send) => {
    const { error: wrong } = await send()
    setError(wrong ?? null)
    if (wrong) return false
    notify({ tone: 'good', title: told })
    reload()
    return true
  }
  return { error, steer }
}
