'use client'

import { lazy, Suspense } from 'react'
import { EmptyPage } from '../shell/EmptyPage.js'
import { Trouble } from '../shell/Trouble.js'
import { Skeleton } from '../ui/index.js'
import { Bar } from './Bar.js'
import './campaign.css'
import { CampaignProvider } from './CampaignContext.js'
import { useCampaign } from './useCampaign.js'
import { WarRoom } from './WarRoom.js'

const Gathering = lazy(() => import('./Gathering.js').then((module) => ({ default: module.Gathering })))

/** One campaign, as its reader may know it. */
export function CampaignScreen({ id }: { readonly id: string }) {
  const { campaign, briefing, table, connection, error, reload } = useCampaign(id)
  if (error && !campaign) return <Trouble error={error} retry={reload} />
  if (campaign === undefined) return <Skeleton lines={10} label="Reading your briefing" />
  if (!campaign || !table)
    return (
      <EmptyPage title="No such campaign for you">
        It does not exist, or you have no place in it. An organiser’s invitation link brings you in.
      </EmptyPage>
    )
  return (
    <CampaignProvider {...{ campaign, table, reload }}>
      <div className="c-screen">
        <Bar {...{ briefing, connection }} />
        {error && <Trouble error={error} retry={reload} />}
        {briefing ? (
          <WarRoom briefing={briefing} />
        ) : (
          <Suspense fallback={<Skeleton lines={8} label="Opening the table" />}>
            <Gathering />
          </Suspense>
        )}
      </div>
    </CampaignProvider>
  )
}
