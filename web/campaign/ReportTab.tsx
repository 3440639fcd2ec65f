'use client'

import { lazy, Suspense } from 'react'
import * as allied from '../messages/alliances.generated.js'
import * as words from '../messages/report.generated.js'
import { Link } from '../shell/Link.js'
import { Button, buttonClass } from '../ui/index.js'
import { alliesOf } from './allies.js'
import { useCampaignContext } from './CampaignContext.js'
import { Facts } from './Facts.js'
import { Report } from './report/Report.js'
import type { Room } from './useRoom.js'
import { useViewContext } from './ViewContext.js'

const Playback = lazy(() => import('./playback/Playback.js').then((module) => ({ default: module.Playback })))

/** What happened, and where one stands. */
export function ReportTab({ room }: { readonly room: Room }) {
  const { campaign, table } = useCampaignContext()
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
  const isWatched = report.length > 0 && number > 1
  const isAllied = alliesOf(table).length > 0
  return (
    <>
      {(isWatched || isAllied) && (
        <p className="a-actions">
          {isWatched && (
            <Button size="s" onClick={() => playback.watch({ from: number - 1, to: number })}>
              {words.watch()}
            </Button>
          )}
          {isAllied && (
            <Link className={buttonClass('plain', 's')} href={`/campaign/${campaign.id}/seats`}>
              {allied.title()}
            </Link>
          )}
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
