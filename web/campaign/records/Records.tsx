'use client'

import type { GameView } from '@muster/rulesets/kit/view.js'
import { lazy, Suspense } from 'react'
import type { Campaign } from '../../api/campaign.js'
import { EmptyState, Skeleton } from '../../ui/index.js'
import type { Tools } from '../desk/openDesk.js'
import { fileName } from './csv.js'
import { RecordTable } from './RecordTable.js'
import './records.css'

const Charts = lazy(() => import('./Charts.js').then((module) => ({ default: module.Charts })))

interface RecordsProps {
  readonly campaign: Campaign
  readonly view: GameView
  readonly tools: Tools
}

/** What a player would write on his own record sheet: tables of the present, curves of the past. */
export function Records({ campaign, view, tools }: RecordsProps) {
  const tables = tools.presentation.tables?.(view) ?? []
  const charted = (tools.presentation.series?.(view) ?? []).length > 0
  if (tables.length === 0 && !charted)
    return <EmptyState title="No records">They are kept for those who hold a seat.</EmptyState>
  return (
    <div className="c-records">
      {tables.map((table) => (
        <RecordTable
          key={table.id}
          table={table}
          file={fileName(campaign.name, `turn ${String(view.turn)}`, table.title)}
        />
      ))}
      {charted && (
        <Suspense fallback={<Skeleton lines={5} label="Opening the charts" />}>
          <Charts {...{ campaign, view, tools }} />
        </Suspense>
      )}
    </div>
  )
}
