'use client'

import { lazy, Suspense } from 'react'
import * as words from '../messages/campaignPage.generated.js'
import { Trouble } from '../shell/Trouble.js'
import { Skeleton } from '../ui/index.js'
import { Bar } from './Bar.js'
import './campaign.css'
import { CampaignProvider } from './CampaignContext.js'
import { useCampaign } from './useCampaign.js'
import { WarRoom } from './WarRoom.js'

const NoPlace = lazy(() => import('./NoPlace.js').then((module) => ({ default: module.NoPlace })))
const Gathering = lazy(() => import('./Gathering.js').then((module) => ({ default: module.Gathering })))

/** One campaign, as its reader may know it. */
export function CampaignScreen({ id }: { readonly id: string }) {
  const { campaign, briefing, table, connection, error, reload } = useCampaign(id)
  if (error && !campaign) return <Trouble error={error} retry={reload} />
  if (campaign === undefined) return <Skeleton lines={10} label={words.reading()} />
  if (!campaign || !table)
    return (
      <Suspense fallback={<Skeleton lines={10} label={words.reading()} />}>
        <NoPlace id={id} />
      </Suspense>
    )
  return (
    <CampaignProvider {...{ campaign, table, reload }}>
      <div className="c-screen">
        <Bar {...{ briefing, connection }} />
        {error && <Trouble error={error} retry={reload} />}
        {briefing ? (
          <WarRoom briefing={briefing} />
        ) : (
          <Suspense fallback={<Skeleton lines={8} label={words.openingGathering()} />}>
            <Gathering />
          </Suspense>
        )}
      </div>
    </CampaignProvider>
  )
}
