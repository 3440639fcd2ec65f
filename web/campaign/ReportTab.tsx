'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { GameView, ReportLine } from '@muster/rulesets/kit/view.js'
import type { Campaign } from '../api/campaign.js'
import { Link } from '../shell/Link.js'
import { MapLegend } from '../map/MapLegend.js'
import type { Tools } from './desk/openDesk.js'
import { Facts } from './Facts.js'
import { Report } from './report/Report.js'
import { noRules } from '../rules/RuleLink.js'

interface ReportTabProps {
  readonly campaign: Campaign
  readonly view: GameView
  readonly tools: Tools | null
  readonly lines: readonly ReportLine[]
  readonly onCells: (cells: readonly CellName[]) => void
}

/** What happened, where one stands, and what the signs on the map mean. */
export const ReportTab = ({ campaign, view, tools, lines, onCells }: ReportTabProps) => (
  <>
    <Facts view={view} />
    <Report lines={lines} rules={tools?.rules ?? noRules} steps={tools?.presentation.steps ?? {}} onCells={onCells} />
    <p className="m-label">
      <Link href={`/campaign/${campaign.id}/history`}>Earlier reports</Link>
    </p>
    {tools && <MapLegend view={view} presentation={tools.presentation} />}
  </>
)
