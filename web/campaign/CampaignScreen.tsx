'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import * as words from '../messages/campaignPage.generated.js'
import { Trouble } from '../shell/Trouble.js'
import { Skeleton } from '../ui/index.js'
import { Bar } from './Bar.js'
import './campaign.css'
import { CampaignProvider } from './CampaignContext.js'
import { useCampaign } from './useCampaign.js'
import { WarRoom } from './WarRoom.js'

const NoPlace = lazy(() => import('./NoPlace.js').then((module) => ({ default: module.NoPlace })))
const Unreached = lazy(() => import('./offline/Unreached.js').then((module) => ({ default: module.Unreached })))
const Keeper = lazy(() => import('./offline/Keeper.js').then((module) => ({ default: module.Keeper })))
const Gathering = lazy(() => import('./Gathering.js').then((module) => ({ default: module.Gathering })))

/** How long the page is left to itself before it is kept for later, in milliseconds. */
const later = 2500

const useLater = (): boolean => {
  const [isLater, come] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => come(true), later)
    return () => clearTimeout(timer)
  }, [])
  return isLater
}

/** One campaign, as its reader may know it. */
export function CampaignScreen({ id }: { readonly id: string }) {
  const { campaign, briefing, table, connection, error, reload, isRead, away, setAway } = useCampaign(id)
  const isLater = useLater()
  if (error && !campaign)
    return (
      <Suspense fallback={<Skeleton lines={10} label={words.reading()} />}>
        <Unreached {...{ id, error, setAway }} retry={reload} />
      </Suspense>
    )
  if (campaign === undefined) return <Skeleton lines={10} label={words.reading()} />
  if (!campaign || !table)
    return (
      <Suspense fallback={<Skeleton lines={10} label={words.reading()} />}>
        <NoPlace id={id} />
      </Suspense>
    )
  return (
    <CampaignProvider {...{ campaign, table, reload }} offline={away !== null}>
      <div className="c-screen">
        <Bar {...{ briefing, connection }} />
        {error && !away && <Trouble error={error} retry={reload} />}
        {(isLater || away) && (
          <Suspense fallback={null}>
            <Keeper {...{ briefing, connection, isRead, away, setAway }} />
          </Suspense>
        )}
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
