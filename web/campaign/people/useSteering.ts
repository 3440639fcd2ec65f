import { useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import * as steering from '../../api/steering.js'
import { useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Steer } from './steer.js'

/** What the organiser does to the campaign, and what went wrong with it last. */
export const useSteering = () => {
  const { campaign, reload } = useCampaignContext()
  const { id } = campaign
  const client = useClient()
  const notify = useNotify()
  const [error, setError] = useState<CombinedError | null>(null)
  const steer: Steer = async (told, send) => {
    const { error: wrong } = await send()
    setError(wrong ?? null)
    if (wrong) return
    notify({ tone: 'good', title: told })
    reload()
  }
  return {
    ...{ error, steer },
    start: () => steer('The campaign has begun', () => client.mutation(steering.startCampaign, { id }).toPromise()),
    closeStage: () =>
      steer('Done: see the notice or the report', () => client.mutation(steering.closeStage, { id }).toPromise()),
    pause: () =>
      steer('The clock stands still', () =>
        client.mutation(steering.pauseCampaign, { id, note: 'Paused by the organiser.' }).toPromise(),
      ),
    resume: () => steer('The clock runs again', () => client.mutation(steering.resumeCampaign, { id }).toPromise()),
    end: () => steer('The campaign has ended', () => client.mutation(steering.endCampaign, { id }).toPromise()),
    dismissFacilitator: () =>
      steer('The facilitator is dismissed', () => client.mutation(steering.removeFacilitator, { id }).toPromise()),
  }
}
