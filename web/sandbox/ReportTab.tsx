'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import * as words from '../messages/sandbox.generated.js'
import { Facts } from '../campaign/Facts.js'
import { Report } from '../campaign/report/Report.js'
import { EmptyState, Notice } from '../ui/index.js'
import type { Told } from '../play/sandboxProtocol.js'

interface ReportTabProps {
  readonly told: Told
  readonly steps: number
  readonly onCells: (cells: readonly CellName[]) => void
}

/** What the last step would come to. */
export function ReportTab({ told, steps, onCells }: ReportTabProps) {
  if (steps === 0) return <EmptyState title={words.noReportTitle()}>{words.noReport()}</EmptyState>
  return (
    <>
      <Notice tone="warn" title={words.reportTitle()}>
        {words.reportAbout()}
      </Notice>
      <Facts />
      <Report lines={told.report} onCells={onCells} />
    </>
  )
}
