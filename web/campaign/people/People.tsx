'use client'

import { lazy, Suspense } from 'react'
import { addressOf } from '../../reference/address.js'
import { Link } from '../../shell/Link.js'
import { Unofficial } from '../../shell/Footer.js'
import { Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { Clocks } from '../clock/Clocks.js'
import { Seats } from './Seats.js'

const OrganiserTools = lazy(() => import('./OrganiserTools.js').then((module) => ({ default: module.OrganiserTools })))
const TabletopNote = lazy(() =>
  import('../battle/TabletopNote.js').then((module) => ({ default: module.TabletopNote })),
)
const Log = lazy(() => import('./Log.js').then((module) => ({ default: module.Log })))
const LeaveButton = lazy(() => import('./LeaveButton.js').then((module) => ({ default: module.LeaveButton })))

/** The table: people, clocks, and the organiser's tools for the one who has them. */
export function People() {
  const { campaign, table } = useCampaignContext()
  const { id, place, ruleset, edition } = campaign
  return (
    <div className="c-people">
      <Seats />
      <p className="m-label m-quiet">
        Organiser: {table.organiser}.{' '}
        {table.facilitator
          ? `Facilitator, who sees everything: ${table.facilitator}${table.facilitatorNamesake ? ` (${table.facilitatorNamesake})` : ''}.`
          : 'No facilitator: nobody sees everything.'}
      </p>
      <h2>Log</h2>
      <Suspense fallback={<Skeleton lines={4} />}>
        <Log />
      </Suspense>
      <h2>Tabletop</h2>
      <Suspense fallback={<Skeleton lines={1} />}>
        <TabletopNote tabletop={campaign.tabletop} />
      </Suspense>
      <h2>Clock</h2>
      <Clocks />
      <Suspense fallback={<Skeleton lines={2} />}>
        {place.organiser && <OrganiserTools />}
        {!place.former && table.phase !== 'ENDED' && <LeaveButton />}
      </Suspense>
      <p className="m-label">
        <Link href={`/rules/${ruleset.id}`}>Rules of {ruleset.title}</Link> · edition {edition} ·{' '}
        <Link href={addressOf(campaign.tabletop.id, campaign.tabletop.variants)}>Tables as printed</Link> ·{' '}
        <Link href={`/campaign/${id}/history`}>What I knew then</Link>
        {table.opened && (
          <>
            {' '}
            · <Link href={`/campaign/${id}/replay`}>The war as it was</Link>
          </>
        )}
      </p>
      <details className="a-fold">
        <summary>Public key of the dice</summary>
        <pre className="a-pre m-mono">{campaign.publicKey}</pre>
      </details>
      <div className="c-unofficial">
        <Unofficial />
      </div>
    </div>
  )
}
