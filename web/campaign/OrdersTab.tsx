'use client'

import type { CellName } from '@muster/rulesets/kit/ids.js'
import { lazy, Suspense, useEffect } from 'react'
import * as words from '../messages/room.generated.js'
import type { OpenAsk, ReportLine } from '../api/briefing.js'
import { ErrorNote, Skeleton } from '../ui/index.js'
import { AskPicker } from './AskPicker.js'
import { DeadlineNote } from './clock/DeadlineNote.js'
import { useOpenDesk } from './desk/DeskContext.js'
import type { ToolsState } from './desk/useTools.js'
import { useViewContext } from './ViewContext.js'

// Fetched beside the ruleset's own desk, while the map is drawn.
const loadDesk = () => import('./desk/OrderDesk.js')
const OrderDesk = lazy(() => loadDesk().then((module) => ({ default: module.OrderDesk })))
// Loaded with the first thing that has a sheet.
const AskedDocument = lazy(() => import('./Documents.js').then((module) => ({ default: module.AskedDocument })))
const OtherDocuments = lazy(() => import('./Documents.js').then((module) => ({ default: module.OtherDocuments })))

const Outcome = lazy(() => import('./Outcome.js').then((module) => ({ default: module.Outcome })))

interface OrdersTabProps {
  readonly state: ToolsState
  readonly asks: readonly OpenAsk[]
  readonly report: readonly ReportLine[]
  readonly onAsk: (id: string) => void
  readonly onCells: (cells: readonly CellName[]) => void
}

/** What is asked now, what it is about, and the desk to answer at. */
export function OrdersTab({ state, asks, report, onAsk, onCells }: OrdersTabProps) {
  const { view, tools } = useViewContext()
  const { ask, sealed, earlier } = useOpenDesk().desk
  useEffect(() => {
    // What fails now is tried again, and told, where it is shown.
    loadDesk().catch(() => undefined)
  }, [])
  const about = ask?.about ?? null
  const items = earlier.flatMap(({ orders }) => orders.flatMap(({ item }) => item ?? []))
  const answered = new Set(items.filter((item) => item !== about))
  return (
    <>
      {tools && report.some((line) => line.about.some((name) => answered.has(name))) && (
        <Suspense fallback={null}>
          <Outcome {...{ report, answered }} />
        </Suspense>
      )}
      <AskPicker asks={asks} value={ask?.id ?? null} onChange={onAsk} />
      {state.kind === 'failed' && (
        <ErrorNote title={words.failedTitle()} safe={words.failedSafe()}>
          {words.failed()}
        </ErrorNote>
      )}
      {state.kind === 'opening' && <Skeleton lines={4} label={words.openingDesk()} />}
      {tools && about !== null && (
        <Suspense fallback={<Skeleton lines={3} label={words.openingDocument()} />}>
          <AskedDocument about={about} />
        </Suspense>
      )}
      {tools && (
        <Suspense fallback={<Skeleton lines={4} label={words.openingDesk()} />}>
          <OrderDesk />
        </Suspense>
      )}
      {ask && !sealed && <DeadlineNote ask={ask} />}
      {tools && (tools.presentation.documents?.(view).length ?? 0) > 0 && (
        <Suspense fallback={null}>
          <OtherDocuments {...{ about, onCells }} />
        </Suspense>
      )}
    </>
  )
}
