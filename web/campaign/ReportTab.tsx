'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import * as words from '../messages/report.generated.js'
import type { ReportLine } from '../api/briefing.js'
import { Link } from '../shell/Link.js'
import { useCampaignContext } from './CampaignContext.js'
import { Facts } from './Facts.js'
import { Report } from './report/Report.js'

interface ReportTabProps {
  readonly lines: readonly ReportLine[]
  readonly onCells: (cells: readonly CellName[]) => void
}

/** What happened, and where one stands. */
export function ReportTab({ lines, onCells }: ReportTabProps) {
  const { campaign } = useCampaignContext()
  return (
    <>
      <Facts />
      <Report {...{ lines, onCells }} />
      <p className="m-label">
        <Link href={`/campaign/${campaign.id}/history`}>{words.earlier()}</Link> ·{' '}
        <Link href={`/campaign/${campaign.id}/print`}>{words.print()}</Link>
      </p>
    </>
  )
}
