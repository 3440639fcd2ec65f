'use client'

import { lazy, Suspense } from 'react'
import * as words from '../messages/report.generated.js'
import { Link } from '../shell/Link.js'
import { Button } from '../ui/index.js'
import { useCampaignContext } from './CampaignContext.js'
import { Facts } from './Facts.js'
import { Report } from './report/Report.js'
import type { Room } from './useRoom.js'
import { useViewContext } from './ViewContext.js'

const Playback = lazy(() => import('./playback/Playback.js').then((module) => ({ default: module.Playback })))

/** What happened, and where one stands. */
export function ReportTab({ room }: { readonly room: Room }) {
  const { campaign } = useCampaignContext()
  const { tools } = useViewContext()
  const { briefing, asks, playback, showCells, setTab } = room
  const { number, report } = briefing
  if (tools && playback.span)
    return (
      <Suspense fallback={null}>
        <Playback
          {...{ playback }}
          span={playback.span}
          present={briefing}
          onOrders={asks.length > 0 ? () => setTab('orders') : null}
        />
      </Suspense>
    )
  return (
    <>
      {report.length > 0 && number > 1 && (
        <p className="a-actions">
          <Button size="s" onClick={() => playback.watch({ from: number - 1, to: number })}>
            {words.watch()}
          </Button>
        </p>
      )}
      <Facts />
      <Report lines={report} onCells={showCells} />
      <p className="m-label">
        <Link href={`/campaign/${campaign.id}/history`}>{words.earlier()}</Link> ·{' '}
        <Link href={`/campaign/${campaign.id}/dice`}>{words.dice()}</Link> ·{' '}
        <Link href={`/campaign/${campaign.id}/print`}>{words.print()}</Link>
      </p>
    </>
  )
}
