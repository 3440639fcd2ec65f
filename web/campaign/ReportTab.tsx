'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import * as words from '../messages/report.generated.js'
import type { ReportLine } from '../api/briefing.js'
import { Link } from '../shell/Link.js'
import { MapLegend } from '../map/MapLegend.js'
import { useCampaignContext } from './CampaignContext.js'
import { Facts } from './Facts.js'
import { Report } from './report/Report.js'
import { useViewContext } from './ViewContext.js'

interface ReportTabProps {
  readonly lines: readonly ReportLine[]
  readonly onCells: (cells: readonly CellName[]) => void
}

/** What happened, where one stands, and what the signs on the map mean. */
export function ReportTab({ lines, onCells }: ReportTabProps) {
  const { campaign } = useCampaignContext()
  const { view, tools } = useViewContext()
  return (
    <>
      <Facts />
      <Report {...{ lines, onCells }} />
      <p className="m-label">
        <Link href={`/campaign/${campaign.id}/history`}>{words.earlier()}</Link> ·{' '}
        <Link href={`/campaign/${campaign.id}/print`}>{words.print()}</Link>
      </p>
      {tools && <MapLegend view={view} presentation={tools.presentation} />}
    </>
  )
}
