'use client'

import { lazy, Suspense } from 'react'
import * as words from '../../messages/records.generated.js'
import { Link } from '../../shell/Link.js'
import { EmptyState, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useOpenedView } from '../ViewContext.js'
import { fileName } from './csv.js'
import { RecordTable } from './RecordTable.js'
import './records.css'

const Charts = lazy(() => import('./Charts.js').then((module) => ({ default: module.Charts })))

/** What a player would write on his own record sheet: tables of the present, curves of the past. */
export function Records() {
  const { campaign } = useCampaignContext()
  const { view, tools } = useOpenedView()
  const tables = tools.presentation.tables?.(view) ?? []
  const charted = (tools.presentation.series?.(view) ?? []).length > 0
  if (tables.length === 0 && !charted) return <EmptyState title={words.noneTitle()}>{words.none()}</EmptyState>
  return (
    <div className="c-records">
      {tables.map((table) => (
        <RecordTable
          key={table.id}
          table={table}
          file={fileName(campaign.name, words.file({ turn: view.turn }), table.title)}
        />
      ))}
      {charted && (
        <Suspense fallback={<Skeleton lines={5} label={words.opening()} />}>
          <Charts />
        </Suspense>
      )}
      <p className="m-label">
        <Link href={`/campaign/${campaign.id}/dice`}>{words.dice()}</Link>
      </p>
    </div>
  )
}
