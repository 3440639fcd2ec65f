'use client'

import { useEffect, useState } from 'react'
import type { CombinedError } from 'urql'
import { allKept, type Kept } from '../../campaign/offline/kept.js'
import * as words from '../../messages/lobby.generated.js'
import { Trouble } from '../../shell/Trouble.js'
import { Notice, Skeleton } from '../../ui/index.js'
import { CampaignCard } from './CampaignCard.js'

interface KeptCampaignsProps {
  readonly error: CombinedError
  readonly retry: () => void
}

/** Where the server could not be reached: the campaigns that this device keeps, or what is wrong. */
export function KeptCampaigns({ error, retry }: KeptCampaignsProps) {
  const [kept, setKept] = useState<readonly Kept[] | null>(null)
  useEffect(() => {
    allKept().then(setKept, () => setKept([]))
    const again = (): void => retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [retry])
  if (!kept) return <Skeleton lines={6} label={words.reading()} />
  if (!error.networkError || kept.length === 0) return <Trouble {...{ error, retry }} />
  return (
    <>
      <h1>{words.heading()}</h1>
      <Notice tone="warn" title={words.offlineTitle()}>
        {words.offline()}
      </Notice>
      <ul className="a-cards">
        {kept.map(({ at, campaign }) => (
          <CampaignCard key={campaign.id} {...{ campaign }} asOf={at} />
        ))}
      </ul>
    </>
  )
}
